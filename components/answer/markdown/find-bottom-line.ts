import type { Evidence } from '@/lib/wire/evidence'
import { isWords } from './complete-markdown'
import type { Block } from './split-blocks'

/** @returns the number of notices before the paragraph that answers the question; null if none does */
export function countNoticesBefore(evidence: Evidence | null | undefined): number | null {
  return evidence?.outcome === 'answer' ? (evidence.notices?.length ?? 0) : null
}

/**
 * Finds the paragraph that answers the question in a sentence or two.
 *
 * @returns undefined if the answer opens with a heading, a list, a table, or a sign that may become one
 */
export function findBottomLine(blocks: readonly Block[], noticesBefore: number | null): Block | undefined {
  const opening = noticesBefore === null ? undefined : blocks[noticesBefore]
  return opening && isWords(opening.text) && /[^\s\d.)#*+=_~`>|:-]/.test(opening.text) ? opening : undefined
}
