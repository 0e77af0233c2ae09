/**
 * Lists, searches, filters, counts, pages and exports the library. All of it runs in the search threads, so that
 * viewing a large library never delays a streamed answer.
 */
import 'server-only'
import type { LibraryView } from '@/lib/evidence/browse/library-view'
import type { LibrarySuggestions } from '@/lib/evidence/browse/suggest'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { translateQuestion } from '@/lib/evidence/question/translation/translate-question'
import { type Asker, askInThread, type LibraryRequest, type LibraryResponse } from '@/lib/evidence/threads/search-pool'
import type { Reference } from '@/lib/shared/citations/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'
import { getLibraryFile, withLibraryErrors } from './open-library'

/** Most articles of one download from the page; the command line has no such limit. */
export const exportReferencesMax = 10_000
/** Receiving this many from the thread takes a millisecond or two. */
const referencesPerRequest = 100

/**
 * Searches the words as typed and, if nothing matches them, their English: most articles are in English.
 *
 * @param owner whose place in the search queue the request takes
 * @returns the view, and the query that it shows
 * @throws ApiError `library_unavailable`; `overloaded` or `rate_limit_exceeded` when too many searches wait
 */
export async function browseLibrary(
  typed: LibraryQuery,
  owner: string,
): Promise<LibraryView & { query: LibraryQuery }> {
  const view = (query: LibraryQuery) =>
    askLibrary({ type: 'view', query, citedFile: getLiveCacheFile() }, { owner, signal: new AbortController().signal })
  const found = { ...(await view(typed)), query: typed }
  const english = found.total > 0 || typed.text === '' ? null : await translateQuestion(typed.text)
  if (english === null) return found
  const query = { ...typed, text: english.text }
  const inEnglish = await view(query)
  return inEnglish.total > 0 ? { ...inEnglish, query } : found
}

/**
 * Loads references for an export, at most `exportReferencesMax`.
 *
 * @param of article ids, or a query whose list is exported in its order
 * @throws as `browseLibrary`
 */
export async function loadReferencesToExport(of: string[] | LibraryQuery, asker: Asker): Promise<Reference[]> {
  const max = Array.isArray(of) ? Math.min(of.length, exportReferencesMax) : exportReferencesMax
  const references: Reference[] = []
  for (let from = 0; from < max; from += referencesPerRequest) {
    const asked = { of, from, count: Math.min(referencesPerRequest, max - from) }
    const stretch = await askLibrary({ type: 'references', asked, citedFile: getLiveCacheFile() }, asker)
    references.push(...stretch)
    if (!Array.isArray(of) && stretch.length < asked.count) break
  }
  return references
}

/** @throws as `browseLibrary` */
export function suggestFromLibrary(text: string, asker: Asker): Promise<LibrarySuggestions> {
  return askLibrary({ type: 'suggest', text }, asker)
}

function askLibrary<A extends LibraryRequest>(ask: A, asker: Asker): Promise<LibraryResponse<A>> {
  const file = getLibraryFile()
  return withLibraryErrors(file, asker.signal, () => askInThread(file, ask, asker))
}
