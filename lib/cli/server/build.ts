/** Builds the pages and routes if their sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const standalone = `${root}.next/standalone`
const fingerprintFile = `${root}.next/sources.sha256`
const sources = [
  '{app,components,public}/**/*',
  'lib/{answer,engines,evidence,http,images,platform,shared,store,wire}/**/*',
  'lib/{config,log}.ts',
  '*.{ts,js,mjs}',
  'package-lock.json',
  'tsconfig.json',
]

/** Files that pdf.js fetches by name when a document needs them; not served by `next dev`. */
const pdfFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Tesseract for the browser, which fetches the one core it can run; not served by `next dev`. */
const ocrFiles = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-lstm.wasm.js',
  // English and any other installed language.
  '@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz',
]

/** Entry point of the built server. */
export const serverFile = `${standalone}/server.js`

/** @param report receives one line for each slow step */
export async function ensureBuilt(report: (line: string) => void): Promise<void> {
  const fingerprint = await fingerprintSources()
  const built = await readFile(fingerprintFile, 'utf8').catch(() => '')
  if (built === fingerprint && existsSync(serverFile)) return
  report('Building the page and the API …')
  await rm(fingerprintFile, { force: true })
  await runNextBuild()
  await cp(`${root}.next/static`, `${standalone}/.next/static`, { recursive: true })
  await cp(`${root}public`, `${standalone}/public`, { recursive: true })
  for (const folder of pdfFolders)
    await cp(`${root}node_modules/pdfjs-dist/${folder}`, `${standalone}/public/pdf/${folder}`, { recursive: true })
  for await (const file of glob(ocrFiles, { cwd: `${root}node_modules` }))
    await cp(`${root}node_modules/${file}`, `${standalone}/public/${ocrAssetPath}/${basename(file)}`)
  // The build copies .env, but settings are read from the project's own file; do not leave a second copy of secrets.
  await rm(`${standalone}/.env`, { force: true })
  await writeFile(fingerprintFile, fingerprint)
}

/** The build writes this file itself; hashing it would make every first build look outdated. */
const generated = 'next-env.d.ts'

async function fingerprintSources(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root })) if (file !== generated) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    if ((await stat(`${root}${file}`)).isFile()) hash.update(`${file}\0`).update(await readFile(`${root}${file}`))
  }
  return hash.digest('hex')
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
