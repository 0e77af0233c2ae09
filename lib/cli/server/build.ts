/** Builds the pages and routes if their sources have changed since the last build; of several processes, one does. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'
import { lockBuild } from './build-lock'
import { compressFiles } from './compressed-files'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const fingerprintFile = `${root}.next/sources.sha256`
/** The build empties `.next` except for this folder. */
const lockFile = `${root}.next/cache/build.lock`
/** All but `lib/cli`, which the build does not read. */
const sourceFolders = [
  ...['app', 'components', 'public'],
  ...['answer', 'engines', 'evidence', 'http', 'images', 'mcp', 'platform', 'shared', 'store', 'wire'].map(
    (part) => `lib/${part}`,
  ),
]
/** Files at the root in addition to `lib/config.ts` and `lib/log.ts`. */
const rootSource = /\.(?:ts|js|mjs)$|^(?:package-lock|tsconfig)\.json$/

/** Files that pdf.js fetches by name when a document needs them. */
const pdfFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Tesseract for the browser, which fetches the one core it can run. */
const ocrFiles = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-lstm.wasm.js',
  // English and any other installed language.
  '@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz',
]

/**
 * @param report receives one line for each slow step
 * @returns the hash of the sources
 */
export async function ensureBuilt(report: (line: string) => void): Promise<string> {
  // A packed server (pack.ts) has no sources of pages to build from.
  if (!existsSync(`${root}tsconfig.json`)) return readFile(fingerprintFile, 'utf8')
  const fingerprint = fingerprintSources()
  if (await isBuilt(fingerprint)) return fingerprint
  const unlock = await lockBuild(lockFile, () =>
    report('Waiting for another process that builds the page and the API …'),
  )
  try {
    if (!(await isBuilt(fingerprint))) await build(fingerprint, report)
  } finally {
    unlock()
  }
  return fingerprint
}

async function isBuilt(fingerprint: string): Promise<boolean> {
  const built = await readFile(fingerprintFile, 'utf8').catch(() => '')
  return built === fingerprint && existsSync(`${root}.next/BUILD_ID`)
}

async function build(fingerprint: string, report: (line: string) => void): Promise<void> {
  report('Building the page and the API …')
  await rm(fingerprintFile, { force: true })
  await copyPackageFiles()
  await runNextBuild()
  await compressFiles(`${root}.next/static`)
  await writeFile(fingerprintFile, fingerprint)
}

/** Copies what browsers fetch from packages into the folder of static files; `.gitignore` names the copies. */
export async function copyPackageFiles(): Promise<void> {
  for (const folder of ['pdf', 'ocr']) await rm(`${root}public/${folder}`, { recursive: true, force: true })
  for (const folder of pdfFolders)
    await cp(`${root}node_modules/pdfjs-dist/${folder}`, `${root}public/pdf/${folder}`, { recursive: true })
  for await (const file of glob(ocrFiles, { cwd: `${root}node_modules` }))
    await cp(`${root}node_modules/${file}`, `${root}public/${ocrAssetPath}/${basename(file)}`)
}

/** The build writes these files itself, so hashing them would make every first build look outdated. */
function isGenerated(file: string): boolean {
  return file === 'next-env.d.ts' || /^public[/\\](?:pdf|ocr)[/\\]/.test(file)
}

/** The build reads no settings of the tests. */
const testSettings = 'playwright.config.ts'

/**
 * Reads a thousand small files synchronously, one after the other: that takes a third of the processor time of reading
 * them asynchronously. Listing folders takes a quarter of the time of matching patterns.
 */
function fingerprintSources(): string {
  const files = [
    ...sourceFolders.flatMap(listFiles),
    ...['lib/config.ts', 'lib/log.ts'],
    ...readdirSync(root).filter((file) => rootSource.test(file)),
  ].filter((file) => !isGenerated(file) && file !== testSettings)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(`${root}${file}`))
  return hash.digest('hex')
}

function listFiles(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

async function runNextBuild(): Promise<void> {
  const output: Buffer[] = []
  const child = spawn(process.execPath, [`${root}node_modules/next/dist/bin/next`, 'build'], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (data: Buffer) => output.push(data))
  child.stderr.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done))
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString()}`)
}

if (import.meta.main) await ensureBuilt((line) => console.log(line))
