import type { SearchRequest } from '@/lib/evidence/search/search-request'
import type { SearchResult } from '@/lib/evidence/search/search-result'
import { getSharedIndex } from '@/lib/evidence/shared-index/index-service'
import { type Asker, askInThread } from '@/lib/evidence/threads/search-pool'

/**
 * Searches the library in its threads, with candidates of the shared index if there is one.
 *
 * @throws as `askInThread`
 */
export async function searchInThreads(file: string, search: SearchRequest, asker: Asker): Promise<SearchResult> {
  const shared = await getSharedIndex()?.select(() => askInThread(file, { type: 'candidate-query', search }, asker))
  return askInThread(file, { type: 'search', search: { ...search, shared } }, asker)
}
