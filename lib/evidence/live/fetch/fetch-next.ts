/**
 * Runs one round of a fetch: downloads what the plan lists, and replacements for what PubMed did not send, into a file
 * that can be imported.
 */
import type { Entrez } from './entrez'
import type { FetchFolder } from './fetch-folder'
import { type FetchOptions, fetchRecords } from './fetch-records'
import { extendPlan, type FetchPlan } from './plan-fetch'

export interface FetchedFile {
  /** Null when the library already has everything that was downloaded. */
  file: string | null
  /** Number of batches on disk; all are imported once this file is. */
  batches: number
  /** PMIDs that PubMed listed and did not send. */
  missing: string[]
}

/**
 * Downloads the next round. After the file has been imported, `FetchFolder.noteImported` records how many of its
 * articles the library refused, and the next round fetches as many others.
 *
 * @param name of the file
 * @throws LiveError when PubMed does not answer; files on disk are kept
 */
export async function fetchNext(
  entrez: Entrez,
  plan: FetchPlan,
  folder: FetchFolder,
  { name, ...options }: FetchOptions & { name: string },
): Promise<FetchedFile> {
  const imported = await folder.readImported()
  let missing = await fetchRecords(entrez, plan, folder, options)
  while (await extendPlan(entrez, plan, missing.length + imported.refused, options.signal)) {
    await folder.savePlan(plan)
    missing = await fetchRecords(entrez, plan, folder, options)
  }
  const { size } = await folder.listBatches()
  const file = size > imported.batches ? await folder.joinBatches(name, imported.batches) : null
  return { file, batches: size, missing }
}
