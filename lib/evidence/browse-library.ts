/**
 * The library as a list: searched, filtered, counted and paged, and exported. All of it happens in the threads that
 * search, so that no view of a large library holds up the answers that are being streamed.
 */
import 'server-only'
import type { LibraryView } from '@/lib/evidence/browse/library-view'
import { liveCacheFile } from '@/lib/evidence/live/open-cache'
import { type Asker, askInThread, type LibraryAnswer, type LibraryAsk } from '@/lib/evidence/threads/search-pool'
import type { Reference } from '@/lib/shared/citations/reference'
import { ApiError } from '@/lib/wire/errors'
import type { LibraryQuery } from '@/lib/wire/library-query'
import { libraryFile, libraryUnavailable } from './open-library'

/** Most records of one download from the page; the command line has no such limit. */
export const exportMax = 10_000
/** So many are taken over from the thread in a millisecond or two. */
const stretchReferences = 100

/**
 * @param owner whose turn in the queue of searches it takes
 * @throws ApiError `library_unavailable`; `overloaded` or `rate_limit_exceeded` when too many searches wait
 */
export function browseLibrary(query: LibraryQuery, owner: string): Promise<LibraryView> {
  return answered({ type: 'view', query, citedFile: liveCacheFile() }, { owner, signal: new AbortController().signal })
}

/**
 * References chosen for an export, at most `exportMax`.
 *
 * @param of articles named by id, or a view in its order
 * @throws as `browseLibrary`
 */
export async function referencesToExport(of: string[] | LibraryQuery, asker: Asker): Promise<Reference[]> {
  const max = Array.isArray(of) ? Math.min(of.length, exportMax) : exportMax
  const references: Reference[] = []
  for (let from = 0; from < max; from += stretchReferences) {
    const asked = { of, from, count: Math.min(stretchReferences, max - from) }
    const stretch = await answered({ type: 'references', asked, citedFile: liveCacheFile() }, asker)
    references.push(...stretch)
    if (!Array.isArray(of) && stretch.length < asked.count) break
  }
  return references
}

async function answered<A extends LibraryAsk>(ask: A, asker: Asker): Promise<LibraryAnswer<A>> {
  const file = libraryFile()
  try {
    return await askInThread(file, ask, asker)
  } catch (cause) {
    asker.signal.throwIfAborted()
    throw cause instanceof ApiError ? cause : libraryUnavailable(file, cause)
  }
}
