import { useEffect } from 'react'
import { isGenerating, type Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'

export interface QueuedQuestionProps {
  last: Turn | undefined
  /** The answer after which the question is asked that stands in the box. */
  waitsFor: string | undefined
  isReady: boolean
  onWait(answerId: string | undefined): void
  onAsk(): void
}

/**
 * What is written while an answer arrives can be asked when that one is ready; Enter in the box says so, too. One that was
 * stopped, failed or left asks nothing: its reader will want to look at the question again.
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
  // An emptied box waits for nothing: what is written next must not be asked at its first letter.
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
