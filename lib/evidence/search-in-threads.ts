import type { LibraryResult, LibrarySearch } from '@/lib/evidence/search/library-search'
import { getSharedIndex } from '@/lib/evidence/shared-index/index-service'
import { type Asker, askInThread } from '@/lib/evidence/threads/search-pool'

/**
 * Searches the library in its threads, with candidates of the shared index if there is one.
 *
 * @throws as `askInThread`
 */
export async function searchInThreads(file: string, search: LibrarySearch, asker: Asker): Promise<LibraryResult> {
  const shared = await getSharedIndex()?.select(() => askInThread(file, { type: 'candidate-query', search }, asker))
  return askInThread(file, { type: 'search', search: { ...search, shared } }, asker)
}
