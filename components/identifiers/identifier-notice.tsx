'use client'

import { useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { redact } from '@/lib/shared/identifiers/redact'
import { CheckUnavailable } from './check-unavailable'
import { formatKinds } from './confirm-identifiers'
import { formatPlaceholder, IdentifierWarning } from './identifier-warning'
import { detectIdentifiers, useIdentifiers } from './use-identifiers'

interface IdentifierNoticeProps {
  text: string
  /** Texts that the reader has marked as not being identifiers. */
  kept: ReadonlySet<string>
  onText(text: string): void
  onKeep(texts: readonly string[]): void
}

/**
 * Lists what could identify a patient in the question before it is sent, and offers to remove it. It runs in this
 * browser only and reports nothing.
 */
export function IdentifierNotice({ text, kept, onText, onKeep }: IdentifierNoticeProps) {
  const { tag, identifiers: messages } = useMessages()
  const [undo, setUndo] = useState<{ from: string; to: string } | null>(null)
  const found = useIdentifiers(text)
  if (found === null) return <CheckUnavailable />
  const seen = found.filter(({ asWritten }) => !kept.has(asWritten))
  const canUndo = undo !== null && undo.to === text

  /** Detects again: the shown result may be a few keystrokes old. */
  async function replaceIdentifiers(which: readonly string[]) {
    const now = (await detectIdentifiers(text)).filter(({ asWritten }) => which.includes(asWritten))
    const to = redact(text, now, (kind) => formatPlaceholder(messages.kinds[kind]))
    setUndo({ from: text, to })
    onText(to)
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {seen.length > 0 && formatMessage(messages.found, { kinds: formatKinds(tag, seen, messages.kinds) })}
        {seen.length === 0 && canUndo && messages.replaced}
      </p>
      {seen.length > 0 && (
        <IdentifierWarning
          title={messages.title}
          note={messages.note}
          found={seen}
          before={messages.replace}
          after={messages.with}
          all={messages.replaceAll}
          onRemove={(which) => void replaceIdentifiers(which)}
          onDismiss={onKeep}
        />
      )}
      {canUndo && (
        <p className="px-3 pb-1 text-sm">
          {messages.replaced}{' '}
          <button type="button" onClick={() => onText(undo.from)} className="prose-link min-h-6">
            {messages.undo}
          </button>
        </p>
      )}
    </>
  )
}
