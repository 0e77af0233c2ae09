import type { Turn } from '@/components/conversation/conversation'
import { useWords } from '@/components/i18n/words'
import { announcementOf } from './announcement'

export function AnswerStatus({ turn: { question, answer } }: { turn: Turn }) {
  const words = useWords()
  // An answer that is put into plain words searches nothing.
  return answer.status === 'searching' && question.plainWordsOf ? words.status.writing : announcementOf(words, answer)
}
