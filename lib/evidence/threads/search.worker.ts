/** The thread that searches: it keeps the library open, read-only, and answers one after the other what it is asked. */
import { parentPort } from 'node:worker_threads'
import { type LibraryView, type ReferencesAsked, referencesOf, viewOf } from '@/lib/evidence/browse/library-view'
import { KeptLibrary } from '@/lib/evidence/library/library-handle'
import type { Library } from '@/lib/evidence/library/library-reader'
import { searchableText } from '@/lib/evidence/question/cited-identifiers'
import { readQuestion } from '@/lib/evidence/question/parse-question'
import { type LibraryResult, type LibrarySearch, searchLibrary } from '@/lib/evidence/search/search-library'
import type { Reference } from '@/lib/shared/citations/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'

/** @property citedFile the file of the live cache */
export type LibraryAsk =
  | { type: 'search'; search: LibrarySearch }
  /** In how many articles each of these stems stands. */
  | { type: 'counts'; stems: string[] }
  | { type: 'view'; query: LibraryQuery; citedFile: string }
  | { type: 'references'; asked: ReferencesAsked; citedFile: string }

export type LibraryAnswer<A extends LibraryAsk = LibraryAsk> = {
  search: LibraryResult
  counts: number[]
  view: LibraryView
  references: Reference[]
}[A['type']]

export interface SearchMessage {
  file: string
  ask: LibraryAsk
}

export type SearchReply = { type: 'found'; result: LibraryAnswer } | { type: 'failed'; error: unknown }

if (parentPort) {
  const port = parentPort
  warmUp()
  const kept = new KeptLibrary()
  port.on('message', ({ file, ask }: SearchMessage) => {
    port.postMessage(replyTo(kept, file, ask))
  })
}

/** V8 compiles an expression when it is first used and once more after that: half of the time of a thread's first search. */
function warmUp(): void {
  for (let turn = 0; turn < 2; turn += 1) readQuestion(searchableText('Does aspirin prevent stroke?'))
}

function replyTo(kept: KeptLibrary, file: string, ask: LibraryAsk): SearchReply {
  try {
    return { type: 'found', result: answerTo(kept.at(file), ask) }
  } catch (error) {
    return { type: 'failed', error }
  }
}

function answerTo(library: Library, ask: LibraryAsk): LibraryAnswer {
  switch (ask.type) {
    case 'search':
      return searchLibrary(library, ask.search)
    case 'counts':
      return library.snapshot(() => ask.stems.map((stem) => library.articlesWith(stem)))
    case 'view':
      return viewOf(library, ask.citedFile, ask.query)
    case 'references':
      return referencesOf(library, ask.citedFile, ask.asked)
  }
}
