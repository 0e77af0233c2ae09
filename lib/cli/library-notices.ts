/** `npm run library -- notices FILE…`: marks articles with the notices of Retraction Watch or Crossref. */

import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import type { ImportTarget } from '@/lib/evidence/import/import-target'
import { formatRefusals } from '@/lib/evidence/import/receipt'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { type ImportedNotices, importNotices } from '@/lib/evidence/updates/notices/import-notices'
import { WatchedArticles } from '@/lib/evidence/updates/watched-articles'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { toImportEvent } from '@/lib/platform/audit/import-event'
import { alertOwners } from './library-refresh'
import { storeCited } from './store-cited'
import { formatCount, printResult } from './terminal'
import { UsageError } from './usage-error'

interface LibraryAccess {
  /** Makes the library, or this server's copy of a shared one, ready to be read. */
  prepare: () => Promise<unknown>
  openTarget: () => Promise<ImportTarget>
}

/**
 * @returns the exit code: 1 if something was not understood
 * @throws UsageError
 */
export async function readNotices(files: string[], { prepare, openTarget }: LibraryAccess): Promise<number> {
  if (files.length === 0)
    throw new UsageError('Name a file: the CSV of Retraction Watch, or works of Crossref as JSON.')
  let code = 0
  for (const file of files) {
    await prepare()
    if (!(await readFile(file, openTarget))) code = 1
  }
  // A copy of a shared library still has to follow the import.
  await prepare()
  await alertOwners()
  return code
}

async function readFile(file: string, openLibrary: LibraryAccess['openTarget']): Promise<boolean> {
  const watched = new WatchedArticles(getLibraryFile(), getLiveCacheFile())
  try {
    const imported = await importNotices(file, { watched, openLibrary, storeCited })
    report(imported)
    await auditNow(toImportEvent({ actor: getCommandLineActor() }, imported.receipt))
    return imported.receipt.refusals.length === 0
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    printResult(error.message)
    return false
  } finally {
    watched.close()
  }
}

function report({ receipt, matched, changed, known, left }: ImportedNotices): void {
  const { file, sha256, read, refused, seconds } = receipt
  printResult(`${file}: SHA-256 ${sha256}`)
  printResult(
    `  ${formatCount(read - refused)} notices read: ${formatCount(matched)} about an article that is stored or was cited; ${formatCount(refused)} records not understood (${seconds.toFixed(1)} s)`,
  )
  printResult(`  ${formatCount(changed)} articles changed, ${formatCount(known)} stated all of it already`)
  if (left > 0)
    printResult(
      `  ${formatCount(left)} bundled summaries have notices that are no retractions; "npm run library -- refresh" reads them from PubMed`,
    )
  for (const line of formatRefusals(receipt)) printResult(line)
}
