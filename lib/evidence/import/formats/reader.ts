/**
 * The contract of all format readers: they yield articles one at a time, and a reason with its position for each
 * record they refuse. A reader never guesses a missing identifier and never holds more than one record.
 */

import type { Article } from '@/lib/evidence/article/article'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { stripInvisible } from '@/lib/shared/text/strip-invisible'

/** Where a record begins; record and line count from 1. */
export interface RecordPosition {
  record: number
  line: number
}

export type MarkedArticle = Pick<Article, 'id' | 'pmid' | 'doi' | 'retraction' | 'notices'>

export type ReaderEvent =
  | { type: 'article'; place: RecordPosition; article: Article }
  | { type: 'refused'; place: RecordPosition; reason: ServerMessage }
  /** The source has deleted this record. */
  | { type: 'deleted'; pmid: string }
  /** What a file of notices changes at an imported article. */
  | { type: 'marks'; article: MarkedArticle }
  | { type: 'note'; note: ServerMessage }

/**
 * @param text the file's text in pieces of any size
 * @param checkedAt becomes `checkedAt` of each article, ISO 8601 UTC
 * @throws RefusedFile when the rest of the file can't be trusted; events already yielded remain valid
 */
export type Reader = (text: AsyncIterable<string>, checkedAt: string) => AsyncGenerator<ReaderEvent>

/** A file, or the rest of it, that can't be read. The message is a complete sentence for the user. */
export class RefusedFile extends Error {
  readonly serverMessage: ServerMessage

  constructor(message: ServerMessage, cause?: unknown) {
    super(message.text, { cause })
    this.name = 'RefusedFile'
    this.serverMessage = message
  }
}

/**
 * Longest record accepted. The largest PubMed records (thousands of authors with addresses) are near 5 million
 * characters.
 */
export const recordCharactersMax = 16_000_000

export const recordTooLong = serverMessage('record_too_long', { limit: recordCharactersMax })

/** What `foldSpaces` changes, except at the ends. Most text contains none of it. */
const unfolded = /[\u0000-\u001f\u007f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\ud800-\udfff]| {2}/

/** One line of visible text: white space and control characters folded to single spaces, broken surrogates replaced. */
export function foldSpaces(text: string): string {
  const visible = stripInvisible(text)
  if (!unfolded.test(visible)) return visible.trim()
  return visible
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
}
