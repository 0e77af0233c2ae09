import { announcementOf } from './announcement'
import type { Turn } from './conversation'
import { useWords } from './words/words'

export function AnswerStatus({ turn: { question, answer } }: { turn: Turn }) {
  const words = useWords()
  // An answer that is put into plain words searches nothing.
  return answer.status === 'searching' && question.plainWordsOf ? words.status.writing : announcementOf(words, answer)
}
