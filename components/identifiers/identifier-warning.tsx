'use client'

import { ShieldAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import type { IdentifierKind } from '@/lib/shared/identifiers/find-identifiers'

interface IdentifierWarningProps {
  title: ReactNode
  note: string
  found: readonly { kind: IdentifierKind; asWritten: string }[]
  /** Screen reader text before and after the value on each button. */
  before: string
  after: string
  all: string
  onRemove(which: readonly string[]): void
  onDismiss(which: readonly string[]): void
  children?: ReactNode
}

/** Lists possible patient identifiers, each with a button that removes it. */
export function IdentifierWarning(props: IdentifierWarningProps) {
  const { title, note, found, before, after, all, onRemove, onDismiss, children } = props
  const { identifiers: messages } = useMessages()
  const headingId = useId()
  const every = found.map(({ asWritten }) => asWritten)
  return (
    <section
      aria-labelledby={headingId}
      className="mx-1 mb-1 rounded-xl border border-caution bg-caution-soft px-3 py-2 text-sm"
    >
      <h2 id={headingId} className="flex items-center gap-2 font-semibold">
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </h2>
      <p className="mt-1">{note}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {found.map(({ kind, asWritten }, index) => (
          <li key={`${index}:${asWritten}`}>
            <button
              type="button"
              onClick={() => onRemove([asWritten])}
              className="min-h-6 rounded-xl border border-edge bg-surface px-2.5 py-0.5 text-start [overflow-wrap:anywhere] hover:bg-sunken"
            >
              <span className="sr-only">{before}</span>
              <bdi>{asWritten}</bdi>
              <span aria-hidden className="text-muted">
                {' → '}
              </span>
              <span className="sr-only">{after}</span>
              <span className="text-muted">{formatPlaceholder(messages.kinds[kind])}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <button type="button" onClick={() => onRemove(every)} className="prose-link min-h-6 font-semibold">
          {all}
        </button>
        {children}
        <button type="button" onClick={() => onDismiss(every)} className="prose-link min-h-6">
          {messages.dismiss}
        </button>
      </p>
    </section>
  )
}

/** @returns the placeholder for a removed identifier */
export function formatPlaceholder(kind: string): string {
  return `[${kind}]`
}
