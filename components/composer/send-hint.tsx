import { useMessages } from '@/components/i18n/messages-provider'
import { useDisabledShortcuts, usePreference } from '@/components/settings/preferences'
import { useTouchOnly } from './use-touch-only'

/** Says which key sends the question, or stops the answer that is being generated. */
export function SendHint({ id, isRunning }: { id: string; isRunning: boolean }) {
  const { composer } = useMessages()
  const isTouchOnly = useTouchOnly()
  const stopHint = useStopHint()
  const [sendKey] = usePreference('send-key')
  const sendHint = sendKey === 'enter' ? composer.sendHint : composer.modifierHint
  // Shown on one line, or wraps out of sight when the tools leave too little room.
  return (
    <div className="flex h-4 min-w-0 flex-1 flex-wrap justify-end self-center overflow-hidden max-sm:sr-only in-data-docked:sr-only">
      <span aria-hidden className="h-4 w-px" />
      <p id={id} className="whitespace-nowrap text-muted text-xs">
        {isRunning ? stopHint : isTouchOnly ? '' : sendHint}
      </p>
    </div>
  )
}

/** @returns which key stops an answer; empty where that shortcut is switched off */
export function useStopHint(): string {
  const { composer } = useMessages()
  const [shortcutsOff] = useDisabledShortcuts()
  return shortcutsOff.includes('stop') ? '' : composer.stopHint
}
