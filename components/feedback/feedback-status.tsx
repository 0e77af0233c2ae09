import { FailureDetail } from '@/components/errors/failure-detail'
import { useMessages } from '@/components/i18n/messages-provider'
import type { GivenFeedback } from './given-feedback'

interface FeedbackStatusProps {
  /** Undefined if no feedback was given in this tab. */
  given: GivenFeedback | undefined
  /** Whether a reason can be given. */
  hasReasons: boolean
  isAsking: boolean
  formId: string
  onAsk(): void
  onRetry(): void
  onUndo(): void
}

/** Whether the server has stored the feedback, and what the reader can do next. */
export function FeedbackStatus({ given, hasReasons, isAsking, formId, onAsk, onRetry, onUndo }: FeedbackStatusProps) {
  const { feedback: messages } = useMessages()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="empty:hidden">
        {given && <Outcome given={given} />}
      </p>
      {given?.state === 'failed' && (
        <button type="button" onClick={onRetry} className={textButton}>
          {messages.retry}
        </button>
      )}
      {hasReasons && (
        <button
          type="button"
          aria-expanded={isAsking}
          aria-controls={isAsking ? formId : undefined}
          onClick={onAsk}
          className={textButton}
        >
          {messages.sayWhy}
        </button>
      )}
      {given?.choice && (
        <button type="button" onClick={onUndo} className={textButton}>
          {messages.undo}
        </button>
      )}
    </div>
  )
}

function Outcome({ given: { choice, state, failure } }: { given: GivenFeedback }) {
  const { feedback: messages } = useMessages()
  if (state === 'saving') return messages.saving
  if (state === 'saved') return choice ? messages.saved : messages.withdrawn
  return (
    <span className="text-danger">
      {choice ? messages.notSaved : messages.notWithdrawn} {failure && <FailureDetail failure={failure} />}
    </span>
  )
}

const textButton = 'min-h-6 text-accent underline underline-offset-2 hover:text-accent-strong'
