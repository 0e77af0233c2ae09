/** A doubt about a sentence, and what it rests on. */
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { CheckVerdict } from '@/lib/wire/evidence'

/** UTF-16 offsets, end exclusive. */
export type Span = [start: number, end: number]

export interface Finding {
  verdict: Exclude<CheckVerdict, 'quoted' | 'supported' | 'uncited'>
  reason: ServerMessage
  /** The deciding source and its sentence; null if the doubt is that no sentence states something. */
  deciding: { source: number; sentence: number } | null
  /** The words in doubt, in the sentence as given. */
  words: Span[]
  /** The words that differ from them, in the deciding sentence. */
  sourceWords: Span[]
}

/** What a claim says otherwise than one sentence of a source. */
export interface Difference {
  /** Index of the sentence. */
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
}

/** A difference, or a doubt whose weaker sentence the source may lack. */
interface Found extends Pick<Difference, 'words'> {
  sentence: number | null
  sourceWords?: Span[]
}

/** @param source index of the source that decides */
export function findingFrom(
  verdict: Finding['verdict'],
  reason: ServerMessage,
  { sentence, words, sourceWords = [] }: Found,
  source = 0,
): Finding {
  return { verdict, reason, deciding: sentence === null ? null : { source, sentence }, words, sourceWords }
}
