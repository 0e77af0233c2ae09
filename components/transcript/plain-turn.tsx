import { PlainAnswer } from '@/components/answer/plain-answer'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { PlainQuestion } from './plain-transcript'

/** One turn as plain text, shown when part of it cannot be rendered. */
export function PlainTurn({ turn: { id, question, answer } }: { turn: Turn }) {
  return (
    <article id={`turn-${id}`} aria-labelledby={`question-${id}`} className="space-y-4 border-line border-t py-6">
      <PlainQuestion id={`question-${id}`} text={question.text} />
      <PlainAnswer text={answer.text} />
    </article>
  )
}
