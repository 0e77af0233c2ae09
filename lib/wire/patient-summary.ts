/** Which answers can be put into plain words; the page offers no other, and the server takes no other. */
import type { FinishReason } from './answer-events'
import type { Evidence, EvidenceCheck, EvidenceItem } from './evidence'

export interface FinishedAnswer {
  status: string
  finishReason?: FinishReason | null
  text: string
  evidence: Evidence | null
}

/** A whole answer that a model wrote, of which something was found in a source. */
export function canBeSummarized<Answer extends FinishedAnswer>(
  answer: Answer,
): answer is Answer & { evidence: Evidence } {
  const { status, finishReason, text, evidence } = answer
  if (status !== 'done' || finishReason !== 'stop' || evidence?.engine !== 'upstream') return false
  return findSupportedSources(text, evidence).length > 0
}

/** The sources with a mark in a sentence that is not doubted. */
export function findSupportedSources(text: string, evidence: Evidence): EvidenceItem[] {
  const doubted = findUnsupportedSentences(text, evidence)
  const isDoubted = (at: number) => doubted.some(({ start, end }) => start <= at && at < end)
  return evidence.items.filter(({ spans }) => spans.some(([start]) => !isDoubted(start)))
}

/**
 * Sentences that were not found in what they cite. Chinese can't be compared with English records by its words, so its
 * doubts say nothing.
 */
export function findUnsupportedSentences(text: string, { checks }: Evidence): EvidenceCheck[] {
  return isChinese(text) ? [] : checks.filter(({ status }) => status === 'not-found')
}

/** The references of a Chinese answer are mostly English. */
export function isChinese(text: string): boolean {
  const ownWords = text.split('\n### References\n')[0] ?? ''
  return (ownWords.match(/\p{Script=Han}/gu)?.length ?? 0) * 5 > ownWords.length
}
