import type { Span } from '@/lib/evidence/verify/claim/finding'

export interface ModifierFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
}
