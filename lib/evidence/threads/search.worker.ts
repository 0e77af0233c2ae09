/** The search worker: it keeps the library open read-only and answers requests one after another. */
import { parentPort } from 'node:worker_threads'
import {
  buildLibraryView,
  type LibraryView,
  listReferences,
  type ReferencesRequest,
} from '@/lib/evidence/browse/library-view'
import { type LibrarySuggestions, suggestFromLibrary } from '@/lib/evidence/browse/suggest'
import { LibraryHandle } from '@/lib/evidence/library/library-handle'
import type { Library } from '@/lib/evidence/library/library-reader'
import { extractSearchableText } from '@/lib/evidence/question/cited-identifiers'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { readCandidateQuery, searchLibrary } from '@/lib/evidence/search/search-library'
import type { SearchRequest } from '@/lib/evidence/search/search-request'
import type { SearchResult } from '@/lib/evidence/search/search-result'
import type { Reference } from '@/lib/shared/citations/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'

/** @property citedFile the live cache file */
export type LibraryRequest =
  | { type: 'search'; search: SearchRequest }
  /** What a shared index is asked for this search. */
  | { type: 'candidate-query'; search: SearchRequest }
  /** In how many articles each of these stems occurs. */
  | { type: 'counts'; stems: string[] }
  | { type: 'view'; query: LibraryQuery; citedFile: string }
  | { type: 'references'; asked: ReferencesRequest; citedFile: string }
  /** Completions of a text that is being typed. */
  | { type: 'suggest'; text: string }

export type LibraryResponse<A extends LibraryRequest = LibraryRequest> = {
  search: SearchResult
  'candidate-query': ReturnType<typeof readCandidateQuery>
  counts: number[]
  view: LibraryView
  references: Reference[]
  suggest: LibrarySuggestions
}[A['type']]

export interface SearchMessage {
  file: string
  ask: LibraryRequest
}

export type SearchReply = { type: 'found'; result: LibraryResponse } | { type: 'failed'; error: unknown }

if (parentPort) {
  const port = parentPort
  warmUp()
  const kept = new LibraryHandle()
  port.on('message', ({ file, ask }: SearchMessage) => {
    port.postMessage(replyTo(kept, file, ask))
  })
}

/**
 * V8 compiles a regular expression on its first use and again after that, which is half the time of a thread's first
 * search.
 */
function warmUp(): void {
  for (let turn = 0; turn < 2; turn += 1) parseQuestion(extractSearchableText('Does aspirin prevent stroke?'))
}

function replyTo(kept: LibraryHandle, file: string, ask: LibraryRequest): SearchReply {
  try {
    const library = kept.open(file)
    return { type: 'found', result: library.snapshot(() => answerTo(library, ask)) }
  } catch (error) {
    return { type: 'failed', error }
  }
}

function answerTo(library: Library, ask: LibraryRequest): LibraryResponse {
  switch (ask.type) {
    case 'search':
      return searchLibrary(library, ask.search)
    case 'candidate-query':
      return readCandidateQuery(library, ask.search)
    case 'counts':
      return library.snapshot(() => ask.stems.map((stem) => library.articlesWith(stem)))
    case 'view':
      return buildLibraryView(library, ask.citedFile, ask.query)
    case 'references':
      return listReferences(library, ask.citedFile, ask.asked)
    case 'suggest':
      return suggestFromLibrary(library, ask.text)
  }
}
