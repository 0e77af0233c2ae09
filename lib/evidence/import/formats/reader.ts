/**
 * What every reader of a file format gives: articles one at a time, and a sentence with its place in the file for
 * whatever it did not take. A reader never guesses a missing identifier and never holds more than one record.
 */

import type { Article } from '@/lib/evidence/article/article'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { stripInvisible } from '@/lib/shared/text/strip-invisible'

/** Where a record begins: line and record are counted from 1. */
export interface RecordPosition {
  record: number
  line: number
}

export type ReaderEvent =
  | { type: 'article'; place: RecordPosition; article: Article }
  | { type: 'refused'; place: RecordPosition; reason: string }
  /** The source has deleted this record. */
  | { type: 'deleted'; pmid: string }
  | { type: 'note'; note: string }

/**
 * @param text the file's text in pieces of any size
 * @param checkedAt becomes `checkedAt` of each article, ISO 8601 UTC
 * @throws RefusedFile when nothing more of the file can be trusted; what was yielded before stands
 */
export type Reader = (text: AsyncIterable<string>, checkedAt: string) => AsyncGenerator<ReaderEvent>

/** A file, or its rest, that can't be read. The message is a whole sentence for the person who brought it. */
export class RefusedFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RefusedFile'
  }
}

/** Longest record taken. The largest PubMed records (thousands of authors with addresses) are near 5 million. */
export const recordCharactersMax = 16_000_000

export const recordTooLong = serverMessage('recordTooLong', { limit: recordCharactersMax.toLocaleString('en-US') })

/** What `foldSpaces` changes, but for spaces at the ends. Most text has none of it. */
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
