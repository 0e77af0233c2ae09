/**
 * Decides which answers can be rewritten for a patient. The page offers only these, and the server accepts only
 * these.
 */
import type { FinishReason } from './answer-events'
import type { Evidence, EvidenceCheck, EvidenceItem } from './evidence'

export interface FinishedAnswer {
  status: string
  finishReason?: FinishReason | null
  text: string
  evidence: Evidence | null
}

/** True for a complete answer of a model with at least one supported source. */
export function canBeSummarized<Answer extends FinishedAnswer>(
  answer: Answer,
): answer is Answer & { evidence: Evidence } {
  const { status, finishReason, text, evidence } = answer
  if (status !== 'done' || finishReason !== 'stop' || evidence?.engine !== 'upstream') return false
  return findSupportedSources(text, evidence).length > 0
}

/** Returns the sources with a mark in a sentence that passed its check. */
export function findSupportedSources(text: string, evidence: Evidence): EvidenceItem[] {
  const doubted = findUnsupportedSentences(text, evidence)
  const isDoubted = (at: number) => doubted.some(({ start, end }) => start <= at && at < end)
  return evidence.items.filter(({ spans }) => spans.some(([start]) => !isDoubted(start)))
}

/**
 * Returns the sentences that failed their check. In Chinese answers of earlier versions, whose checks have no verdict,
 * none: their words were compared with English articles, so a failed check meant nothing.
 */
export function findUnsupportedSentences(text: string, { checks }: Evidence): EvidenceCheck[] {
  const isComparable = !isChinese(text) || checks.some(({ verdict }) => verdict !== undefined)
  return isComparable ? checks.filter(({ status }) => status === 'not-found') : []
}

/** Ignores the reference list, which is mostly English even for a Chinese answer. */
export function isChinese(text: string): boolean {
  const ownWords = text.split('\n### References\n')[0] ?? ''
  return (ownWords.match(/\p{Script=Han}/gu)?.length ?? 0) * 5 > ownWords.length
}
