/** Which answers can be put into plain words; the page offers no other, and the server takes no other. */
import type { FinishReason } from './events'
import type { Evidence } from './evidence'

export interface FinishedAnswer {
  status: string
  finishReason?: FinishReason | null
  evidence: Evidence | null
}

/** A whole answer that a model wrote, with marks. */
export function canBeReworded<Answer extends FinishedAnswer>(
  answer: Answer,
): answer is Answer & { evidence: Evidence } {
  const { status, finishReason, evidence } = answer
  if (status !== 'done' || finishReason !== 'stop' || evidence?.engine !== 'upstream') return false
  return evidence.items.some(({ spans }) => spans.length > 0)
}
