import { useEffect } from 'react'
import { isGenerating, type Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'

interface QueuedQuestionProps {
  last: Turn | undefined
  /** Id of the answer after which the question in the composer is sent. */
  waitsFor: string | undefined
  isReady: boolean
  onWait(answerId: string | undefined): void
  onAsk(): void
}

/**
 * Queues the question in the composer until the current answer is ready; Enter does the same. It is not sent if the
 * answer was stopped or failed or the user left it, because the user may want to change the question.
 */
export function QueuedQuestion({ last, waitsFor, isReady, onWait, onAsk }: QueuedQuestionProps) {
  const { composer } = useMessages()
  const answerId = last && isGenerating(last.answer) ? last.answerId : undefined
  const isOver = waitsFor !== undefined && waitsFor !== answerId
  useEffect(() => {
    if (!isOver) return
    onWait(undefined)
    if (last?.answerId === waitsFor && last.answer.status === 'done' && isReady) onAsk()
  }, [isOver, last, waitsFor, isReady, onWait, onAsk])
  // Clearing the composer cancels the queue; otherwise the next text would be sent at its first letter.
  useEffect(() => () => onWait(undefined), [onWait])
  if (answerId === undefined) return null
  return (
    <div className="px-3 pb-1 text-sm">
      <label className="inline-flex items-center gap-2 py-1">
        <input
          type="checkbox"
          checked={waitsFor !== undefined}
          onChange={({ target }) => onWait(target.checked ? answerId : undefined)}
          className="size-4 accent-accent"
        />
        {composer.askNext}
      </label>
      <span aria-live="polite" className="sr-only">
        {waitsFor === undefined ? '' : composer.willAsk}
      </span>
    </div>
  )
}
