import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { describeStatus } from './status-announcement'

export function AnswerStatus({ turn: { question, answer } }: { turn: Turn }) {
  const messages = useMessages()
  // A patient summary involves no search.
  return answer.status === 'searching' && question.plainWordsOf
    ? messages.status.writing
    : describeStatus(messages, answer)
}
