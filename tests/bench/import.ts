/**
 * Import rate, and whether memory stays flat: `npm run bench -- import [RECORDS] [xml|nbib|ris|csv|jsonl]`. Imports a
 * generated file of that format into a new library with the operator's command; CSV has no abstracts.
 */
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bulkFormats } from './corpus/bulk-files'
import { generateArticles } from './corpus/generated'

const records = Number(process.argv[2] ?? 30_000)
const format = process.argv[3] ?? 'xml'
const write = bulkFormats[format]
if (!write || !(Number.isInteger(records) && records > 0)) {
  console.error(`Give a number of records and one of the formats ${Object.keys(bulkFormats).join(', ')}.`)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'evidence-bench-'))
process.env['DATA_DIR'] = folder
const { importFile } = await import('@/lib/evidence/import/importer')
const { getLibraryFile } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')

try {
  const file = join(folder, `records.${format}`)
  await pipeline(Readable.from(write(generateArticles(records))), createWriteStream(file))
  prepareLibrary(() => {})
  // Excludes the generator's garbage from the measurement.
  globalThis.gc?.()
  const before = memory()
  const sizes: { share: number; mb: number }[] = []
  const cpu = process.cpuUsage()
  const started = performance.now()
  const receipt = await importFile(file, getLibraryFile(), ({ receipt, bytesRead }) => {
    sizes.push({ share: bytesRead / Math.max(1, receipt.bytes), mb: memory() })
  })
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const most = (from: number, to: number) =>
    Math.max(...sizes.filter(({ share }) => share >= from && share <= to).map(({ mb }) => mb))
  console.log(
    `${receipt.added.toLocaleString('en-US')} of ${records.toLocaleString('en-US')} records added, from ${format}`,
  )
  console.log(`${Math.round(records / seconds).toLocaleString('en-US')} articles a second; bar 4,000`)
  console.log(`processor time ${((user + system) / records / 1000).toFixed(3)} ms an article, all threads together`)
  console.log(
    `memory: ${before} MB before; most in the first third ${most(0, 0.34)} MB, in the last ${most(0.66, 1)} MB; bar: flat`,
  )
  const bytes = statSync(getLibraryFile()).size
  console.log(`file ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / records / 1000).toFixed(2)} kB an article`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Resident memory of the process, in MB. */
function memory(): number {
  const pages = Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 1e6)
}
