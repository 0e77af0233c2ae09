/** Adds the imported articles of a library file to the shared library. */
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import type { Receipt } from '@/lib/evidence/import/receipt'
import { Library } from '@/lib/evidence/library/library-reader'
import type { Database } from '@/lib/store/db'
import { hashFile } from '@/lib/store/hash-file'
import { getHolderName } from './import-queue'
import { ownLibraryFile } from './join'
import { PacedImport } from './paced-import'

const articlesPerBatch = 1000

/** The libraries that were set aside in this folder when its server joined a shared library. */
export function listOwnLibraries(folder: string): string[] {
  const [start = ''] = ownLibraryFile.split('.sqlite')
  const names = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith('.sqlite'))
  return names.sort().map((name) => join(folder, name))
}

/**
 * Imports them by the rules of every import: an article that the shared library has is completed, not repeated. It can
 * be repeated, and resumes where it was interrupted.
 *
 * @throws Error when the file can't be read
 */
export async function shareOwnLibrary(
  db: Database,
  file: string,
  report: (receipt: Receipt) => void = () => {},
): Promise<Receipt> {
  const started = performance.now()
  const target = new PacedImport(db, getHolderName())
  const run = await target.begin(await hashFile(file), basename(file), new Date().toISOString())
  const library = new Library(file, { anyVersion: true })
  try {
    Object.assign(run.receipt, { format: 'jsonl', bytes: statSync(file).size })
    for (const readings of readBatches(library, run.receipt.read)) {
      await target.write(run, readings)
      report(run.receipt)
    }
    run.receipt.seconds += (performance.now() - started) / 1000
    await target.finish(run)
    return run.receipt
  } finally {
    library.close()
  }
}

function* readBatches(library: Library, skip: number): Generator<ReaderEvent[]> {
  let batch: ReaderEvent[] = []
  let record = 0
  for (const { article, origin } of library.articles()) {
    if (origin !== 'import') continue
    record += 1
    if (record <= skip) continue
    batch.push({ type: 'article', place: { record, line: record }, article })
    if (batch.length < articlesPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
