'use client'

import { ShieldAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { formatKinds } from './confirm-identifiers'
import { formatPlaceholder } from './identifier-warning'
import type { DetectedIdentifier } from './use-identifiers'

interface SendChoiceProps {
  /** What the question and its images may reveal; null when it could not be checked. */
  found: readonly Pick<DetectedIdentifier, 'kind' | 'asWritten'>[] | null
  onRemove(): void
  onSend(): void
  onBack(): void
}

/** Asks once, when the reader sends a question with possible identifiers. Esc goes back to the question. */
export function SendChoice({ found, onRemove, onSend, onBack }: SendChoiceProps) {
  const { tag, identifiers: messages } = useMessages()
  const { choice } = messages
  const first = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const noteId = useId()
  // Before it is drawn: an Escape pressed as soon as it shows must reach it.
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true })
    // From its title on: a low window may not have room for all of it.
    first.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={noteId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onBack()
      }}
      className="mx-1 mb-1 rounded-xl border border-caution bg-caution-soft px-3 py-2 text-sm"
    >
      <h2 id={titleId} className="flex items-center gap-2 font-semibold">
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {choice.title}
      </h2>
      <p id={noteId} className="mt-1">
        {found === null
          ? messages.notChecked
          : formatMessage(messages.found, { kinds: formatKinds(tag, found, messages.kinds) })}
      </p>
      {found !== null && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {found.map(({ kind, asWritten }, index) => (
            <li key={`${index}:${asWritten}`} className="[overflow-wrap:anywhere]">
              <bdi className="font-medium">{asWritten}</bdi>
              <span className="text-muted"> → {formatPlaceholder(messages.kinds[kind])}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        {found !== null && (
          <button
            ref={first}
            type="button"
            onClick={onRemove}
            className="min-h-8 rounded-md bg-accent px-3 py-1 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {choice.remove}
          </button>
        )}
        <button type="button" onClick={onSend} className={`min-h-8 bg-surface ${quietButton}`}>
          {choice.send}
        </button>
        <button
          {...(found === null ? { ref: first } : {})}
          type="button"
          onClick={onBack}
          className={`min-h-8 bg-surface ${quietButton}`}
        >
          {choice.back}
        </button>
      </p>
    </section>
  )
}
