import type { Answer, Question } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'

/** One turn as the exports take it, in the order asked. */
export interface ExportedTurn {
  question: Question
  answer: Answer
}

/** Why an answer is incomplete; null if it is complete. A partial answer must never look complete on paper. */
export function formatUnfinishedNote({ status }: Answer, { exports: messages }: PageMessages): string | null {
  if (status === 'done') return null
  return status === 'failed' || status === 'stopped' ? messages.incomplete : messages.generating
}

/** The description of each image; pixels and file names are excluded, since both may identify a patient. */
export function formatImageNotes({ images }: Question, { answer }: PageMessages): string[] {
  return images.map(({ description }) => (description ? formatMessage(answer.imageOf, { description }) : answer.image))
}

/** "November 21, 2026 at 3:05 PM GMT+1": the reader's local time, with its offset for those who read it elsewhere. */
export function formatMoment(messages: PageMessages, iso: string): string {
  return formatDate(messages, iso, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** "evidence-chat-2026-11-21-1405.docx", in local time. */
export function toFileName(extension: string, at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `evidence-chat-${day}-${two(at.getHours())}${two(at.getMinutes())}.${extension}`
}
