'use client'

import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { type FeedbackChoice, feedbackCommentMax, feedbackReasons } from '@/lib/wire/feedback'

interface ReasonFormProps {
  id: string
  choice: FeedbackChoice
  onSave(choice: FeedbackChoice): void
  onClose(): void
}

/** Asks why an answer did not help. */
export function ReasonForm({ id, choice, onSave, onClose }: ReasonFormProps) {
  const { feedback: messages } = useMessages()
  const noteId = useId()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = feedbackReasons.find((each) => each === fields.get('reason')) ?? null
    onSave({ ...choice, reason, comment: String(fields.get('comment') ?? '').trim() })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Esc also stops generation; the form handles it first.
    event.stopPropagation()
    onClose()
  }

  return (
    <form
      id={id}
      aria-label={messages.why}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="mt-2 space-y-3 rounded-xl border border-line bg-surface p-4 text-ink"
    >
      <fieldset>
        <legend className="font-medium">{messages.why}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {feedbackReasons.map((reason) => (
            <label key={reason} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="reason"
                value={reason}
                defaultChecked={choice.reason === reason}
                className="size-4 accent-accent"
              />
              {messages.reasons[reason]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="block">
        <span className="font-medium">{messages.comment}</span>
        <textarea
          name="comment"
          dir="auto"
          rows={2}
          maxLength={feedbackCommentMax}
          defaultValue={choice.comment}
          aria-describedby={noteId}
          className="mt-1 block w-full rounded-lg border border-edge bg-paper px-3 py-2 text-base"
        />
      </label>
      <p id={noteId} className="text-muted">
        {messages.note}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="rounded-md bg-accent px-3 py-1 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {messages.save}
        </button>
        <button type="button" onClick={onClose} className={quietButton}>
          {messages.close}
        </button>
      </div>
    </form>
  )
}
