'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { Icon } from '@/components/ui/icon'
import { useStopHint } from './send-hint'

interface SendButtonProps {
  isRunning: boolean
  /** With nothing to send, a press takes the reader to the box. */
  isEnabled: boolean
  onStop(): void
}

/** Sends the question, or stops the answer that is being generated. */
export function SendButton({ isRunning, isEnabled, onStop }: SendButtonProps) {
  const { composer } = useMessages()
  const stopHint = useStopHint()
  // Before hydration a press would reload the page.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  if (isRunning)
    return (
      <button
        key="stop"
        type="button"
        title={stopHint}
        onClick={onStop}
        className="ms-auto inline-flex h-10 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-surface px-4 font-semibold text-sm hover:bg-sunken"
      >
        <Icon name="square" className="size-3.5 fill-current" />
        {composer.stop}
      </button>
    )
  return (
    <button
      key="send"
      type="submit"
      disabled={!isHydrated || !isEnabled}
      className={`ms-auto inline-flex h-10 items-center gap-1.5 whitespace-nowrap rounded-full bg-accent px-4 font-semibold text-on-accent text-sm transition-colors hover:bg-accent-strong ${isHydrated ? 'disabled:bg-sunken disabled:text-muted' : ''}`}
    >
      {composer.ask}
      <Icon name="arrow-up" className="size-4" />
    </button>
  )
}
