'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { type Clip, copyClip } from './copy-text'

interface CopyButtonProps {
  label: string
  /** Called when the button is pressed. */
  clip(): Clip
}

export const smallButton =
  'inline-flex min-h-6 items-center gap-1 rounded px-1.5 py-0.5 font-medium text-muted text-xs hover:bg-sunken hover:text-ink'

/** A small button that copies and announces the outcome. */
export function CopyButton({ label, clip }: CopyButtonProps) {
  const { answer } = useMessages()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  return (
    <button
      type="button"
      className={smallButton}
      onClick={async () => setOutcome((await copyClip(clip())) ? 'copied' : 'refused')}
      onBlur={() => setOutcome(null)}
    >
      {outcome === 'copied' ? <Check aria-hidden className="size-3.5" /> : <Copy aria-hidden className="size-3.5" />}
      <span aria-live="polite">
        {outcome === 'copied' ? answer.copied : outcome === 'refused' ? answer.copyFailed : label}
      </span>
    </button>
  )
}
