/** The thread that searches: it keeps the library open, read-only, and answers one search after the other. */
import { parentPort } from 'node:worker_threads'
import { KeptLibrary } from './kept-library'
import { type LibraryResult, type LibrarySearch, searchLibrary } from './search'

export interface SearchMessage {
  file: string
  search: LibrarySearch
}

export type SearchReply = { type: 'found'; result: LibraryResult } | { type: 'failed'; error: unknown }

if (parentPort) {
  const port = parentPort
  const kept = new KeptLibrary()
  port.on('message', ({ file, search }: SearchMessage) => {
    port.postMessage(replyTo(kept, file, search))
  })
}

function replyTo(kept: KeptLibrary, file: string, search: LibrarySearch): SearchReply {
  try {
    return { type: 'found', result: searchLibrary(kept.at(file), search) }
  } catch (error) {
    return { type: 'failed', error }
  }
}
