'use client'

import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import type { FeedbackRating } from '@/lib/wire/feedback'
import { FeedbackStatus } from './feedback-status'
import { getGivenFeedback, giveFeedback, subscribeToFeedback } from './given-feedback'
import { ReasonForm } from './reason-form'
import { ReportButton } from './report-button'

interface AnswerFeedbackProps {
  turn: Turn
  /** The stored conversation of this reader; null where nothing can be kept: there, an answer can only be reported. */
  conversationId: string | null
}

/** Lets the reader say whether an answer helped, and save a report of a wrong one. */
export function AnswerFeedback({ turn, conversationId }: AnswerFeedbackProps) {
  const { feedback: messages } = useMessages()
  const { answerId } = turn
  const given = useSyncExternalStore(
    subscribeToFeedback,
    () => getGivenFeedback(answerId),
    () => undefined,
  )
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()
  const choice = given ? given.choice : (turn.answer.feedback ?? null)
  const say = (next: typeof choice) => {
    if (conversationId !== null) void giveFeedback({ conversationId, answerId }, next)
  }

  function press(rating: FeedbackRating) {
    const isTakenBack = choice?.rating === rating
    say(isTakenBack ? null : { rating, reason: null, comment: '' })
    setIsAsking(rating === 'down' && !isTakenBack)
  }

  return (
    <>
      {conversationId !== null && (
        <fieldset aria-label={messages.title} className="flex gap-1 pointer-coarse:gap-3 print:hidden">
          <ThumbButton label={messages.up} isPressed={choice?.rating === 'up'} onPress={() => press('up')}>
            <ThumbsUp aria-hidden className="size-4" />
          </ThumbButton>
          <ThumbButton label={messages.down} isPressed={choice?.rating === 'down'} onPress={() => press('down')}>
            <ThumbsDown aria-hidden className="size-4" />
          </ThumbButton>
        </fieldset>
      )}
      <ReportButton turn={turn} conversationId={conversationId} choice={choice} />
      {conversationId !== null && (
        <div className="order-last basis-full print:hidden">
          <FeedbackStatus
            given={given}
            hasReasons={choice?.rating === 'down'}
            isAsking={isAsking}
            formId={formId}
            onAsk={() => setIsAsking(!isAsking)}
            onRetry={() => say(choice)}
            onUndo={() => {
              say(null)
              setIsAsking(false)
            }}
          />
          {isAsking && choice?.rating === 'down' && (
            <ReasonForm
              id={formId}
              choice={choice}
              onSave={(saved) => {
                say(saved)
                setIsAsking(false)
              }}
              onClose={() => setIsAsking(false)}
            />
          )}
        </div>
      )}
    </>
  )
}

interface ThumbButtonProps {
  label: string
  isPressed: boolean
  onPress(): void
  children: ReactNode
}

function ThumbButton({ label, isPressed, onPress, children }: ThumbButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`${quietButton} min-h-8 pointer-coarse:min-w-10 pointer-coarse:justify-center aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong`}
    >
      {children}
    </button>
  )
}
