/** The one polite line for screen readers: what became of the latest question. It never carries the answer's words. */
import { splitCited } from './cited'
import type { Answer } from './conversation'

export function announcementOf(answer: Answer | undefined): string {
  if (!answer) return ''
  switch (answer.status) {
    case 'searching':
      return answer.evidence ? `Found ${sources(answer)}. Waiting for the answer.` : 'Question sent. Searching.'
    case 'writing':
      return 'The answer is being written.'
    case 'done':
      return `Answer ready${answer.evidence ? `, ${sources(answer)}` : ''}.`
    case 'stopped':
      return 'Stopped. What had arrived is kept.'
    case 'failed':
      return `${answer.failure.title}. Your question is kept.`
  }
}

function sources({ evidence }: Answer): string {
  const items = evidence ? splitCited(evidence).cited : []
  const retracted = items.filter((item) => item.retracted).length
  const count = items.length === 0 ? 'no sources' : items.length === 1 ? '1 source' : `${items.length} sources`
  return retracted > 0 ? `${count}, ${retracted} retracted` : count
}
