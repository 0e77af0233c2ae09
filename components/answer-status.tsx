import { announcementOf } from './announcement'
import type { Answer } from './conversation'
import { useWords } from './words/words'

export function AnswerStatus({ answer }: { answer: Answer }) {
  return announcementOf(useWords(), answer)
}
