/** A result of a source that a claim may be about. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'

export interface AlignedFact {
  fact: Fact
  /** 0 to 1: how much of the outcome the claim and the fact have in common. */
  score: number
  /** The fact has every figure of the claim. */
  hasFigures: boolean
}

/** What a source states, and the words by which its results and its arms differ. */
export type ComparedResults = Pick<SourceReading, 'facts' | 'arms' | 'mentions'>
