/** A doubt about a sentence, and what it rests on. */
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { CheckVerdict } from '@/lib/wire/evidence'

/** UTF-16 offsets, end exclusive. */
export type Span = [start: number, end: number]

export interface Finding {
  verdict: Exclude<CheckVerdict, 'quoted' | 'supported' | 'uncited'>
  reason: ServerMessage
  /** The source and its sentence that decide; null if it is what no sentence states. */
  deciding: { source: number; sentence: number } | null
  /** The words in doubt, in the sentence as given. */
  words: Span[]
  /** The words that differ from them, in the deciding sentence. */
  sourceWords: Span[]
}
