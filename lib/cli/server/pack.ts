/**
 * `npm run pack -- FOLDER`: copies what the built server and the commands need to run, and nothing else. `npm ci`
 * installs 1 GB; a server runs on the files that its code imports.
 */
import { existsSync } from 'node:fs'
import { copyFile, glob, lstat, mkdir, readdir, readFile, readlink, realpath, symlink } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFileTrace, resolve as resolvePackage } from '@vercel/nft'
import { ensureBuilt } from './build'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What a process starts: the commands, and the threads and processes that they start by the address of a file. */
const entries = [
  'lib/cli/register-paths.ts',
  'lib/cli/server/serve.ts',
  'lib/cli/{keys,library,mcp,read-process,import-process,fetch-process}.ts',
  'lib/cli/data/data.ts',
  'lib/**/*.worker.ts',
  'next.config.js',
  'node_modules/next/dist/server/next.js',
]

/** What is read by its name and not imported. */
const assets = [
  'package.json',
  'LICENSE*',
  'NOTICE',
  'public/**/*',
  'lib/evidence/library/starter-library.json',
  'node_modules/tesseract.js-core/tesseract-core-simd-lstm.{js,wasm}',
  // Next resolves the names of build tools whenever it reads its settings.
  'node_modules/next/dist/compiled/webpack/*',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
  'node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz',
  // Imported in a thread of the import.
  'node_modules/pdfjs-dist/{package.json,LICENSE}',
  'node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  'node_modules/pdfjs-dist/cmaps/*.bcmap',
]

/**
 * Tools of a build, which `next` would load in development only; a second Node; and what browsers get from `public`.
 */
const neverNeeded = [
  'node_modules/next/dist/docs/**',
  'node_modules/next/dist/compiled/{babel-packages,terser,postcss-*,sass-loader,next-devtools}/**',
  'node_modules/next/dist/compiled/next-server/**/*.dev.js',
  'node_modules/{@next/swc-*,typescript,@typescript,node,lightningcss*,caniuse-lite}/**',
  'node_modules/pdfjs-dist/{build,image_decoders,legacy/image_decoders,legacy/web,web,types,wasm,iccs,standard_fonts}/**',
  // Without it a server does not try to build, see build.ts.
  '{tests/**,tsconfig.json}',
  // Added to an image by its own build argument, see Dockerfile.
  'optional/**',
]

/** @returns the number of files and their bytes */
export async function pack(folder: string): Promise<{ files: number; bytes: number }> {
  const found = [...(await traceImports()), ...(await listBuild()), ...(await listFiles(assets))]
  const files = new Set(await Promise.all(found.map(resolveFolder)))
  const target = resolve(folder)
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new Error(`${target} is not empty. Name a new folder.`)
  let bytes = 0
  for (const file of files) bytes += await copy(file, target)
  return { files: files.size, bytes }
}

/** The build names packages through links to their folders. A file that is itself a link stays one. */
async function resolveFolder(file: string): Promise<string> {
  return relative(root, join(await realpath(join(root, dirname(file))), basename(file)))
}

async function traceImports(): Promise<string[]> {
  const { fileList, warnings } = await nodeFileTrace(
    (await listFiles(entries)).map((file) => join(root, file)),
    {
      base: root,
      conditions: ['node', 'import'],
      ignore: [...neverNeeded, '.next/**'],
      readFile: readSource,
      resolve: async (id, parent, job, isRequire) =>
        resolveOwn(id, parent) ?? resolvePackage(id, parent, job, isRequire),
    },
  )
  const unread = [...warnings].filter(({ message }) => message.includes(`${root}lib/`))
  if (unread.length > 0) throw new Error(`The imports of these files cannot be read: ${unread.join('; ')}`)
  return [...fileList]
}

/** The tracer reads JavaScript. */
async function readSource(file: string): Promise<string | Buffer | null> {
  const source = await readFile(file).catch(() => null)
  const isOurs = file.endsWith('.ts') && !file.includes('/node_modules/')
  return source && isOurs ? stripTypeScriptTypes(source.toString()) : source
}

/** As register-paths.ts does for the running server. */
function resolveOwn(id: string, parent: string): string | string[] | undefined {
  if (id === 'server-only') return []
  const isOurs = parent.endsWith('.ts') && !parent.includes('/node_modules/')
  if (!isOurs || !/^(?:@\/|\.)/.test(id)) return undefined
  const file = id.startsWith('@/') ? join(root, id.slice(2)) : join(dirname(parent), id)
  return existsSync(file) ? file : `${file}.ts`
}

/** The built pages and routes, with the files that Next's build found them to import. */
async function listBuild(): Promise<string[]> {
  const built = (await listFiles(['.next/**/*'])).filter((file) => !notServed.test(file))
  const traced: string[] = []
  for (const file of built.filter((each) => each.endsWith('.nft.json'))) {
    const { files }: { files: string[] } = JSON.parse(await readFile(join(root, file), 'utf8'))
    traced.push(...files.map((each) => relative(root, join(root, dirname(file), each))))
  }
  return [...built, ...traced].filter((file) => !/\.(?:nft\.json|map)$/.test(file) && !isNeverNeeded(file))
}

const notServed = /^\.next\/(?:cache|types|diagnostics|build|turbopack|trace[\w-]*)(?:\/|$)/

function isNeverNeeded(file: string): boolean {
  return neverNeeded.some((pattern) => matchesGlob(file, pattern))
}

/** Folders are left out, links to folders are not: the build refers to packages by links. */
async function listFiles(patterns: string[]): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (!entry.isDirectory()) files.push(relative(root, join(entry.parentPath, entry.name)))
  }
  return files
}

/** @returns the bytes of the copy; a link stays a link, and what it leads to is copied by its own name */
async function copy(file: string, target: string): Promise<number> {
  const [from, to] = [join(root, file), join(target, file)]
  const found = await lstat(from)
  await mkdir(dirname(to), { recursive: true })
  if (found.isSymbolicLink()) await symlink(await readlink(from), to)
  else await copyFile(from, to)
  return found.size
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  // Not a folder of that name: `--help` would become one of 142 MB.
  if (folder === undefined || folder.startsWith('-')) {
    console.error('Name a new folder: npm run pack -- FOLDER')
    process.exit(2)
  }
  await ensureBuilt((line) => console.log(line))
  const { files, bytes } = await pack(folder)
  console.log(`${files} files, ${Math.round(bytes / 1e6)} MB in ${folder}`)
}
