import type { Turn } from '@/components/conversation/conversation-reducer'
import { useWords } from '@/components/i18n/messages-provider'
import { announcementOf } from './status-announcement'

export function AnswerStatus({ turn: { question, answer } }: { turn: Turn }) {
  const words = useWords()
  // An answer that is put into plain words searches nothing.
  return answer.status === 'searching' && question.plainWordsOf ? words.status.writing : announcementOf(words, answer)
}
