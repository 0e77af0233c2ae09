'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Versions } from '@/components/conversation/message-tree'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'

interface VersionStepperProps {
  versions: Versions
  /** What the versions are of. */
  label: string
  onStep(id: string): void
}

/** Steps through the versions of a question or answer; renders nothing for a single one. */
export function VersionStepper({ versions: { ids, index }, label, onStep }: VersionStepperProps) {
  const { transcript: messages } = useMessages()
  if (ids.length < 2) return null
  const button = (to: string | undefined, name: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
      className="rounded-full p-1 hover:bg-sunken hover:text-ink aria-disabled:opacity-40 print:hidden"
    >
      <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={label} className="inline-flex items-center gap-0.5 text-muted text-sm">
      {button(ids[index - 1], messages.previous, ChevronLeft)}
      <span aria-live="polite" className="tabular-nums">
        {formatMessage(messages.version, { index: index + 1, count: ids.length })}
      </span>
      {button(ids[index + 1], messages.next, ChevronRight)}
    </div>
  )
}
