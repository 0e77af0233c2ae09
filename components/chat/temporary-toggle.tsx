import { useId } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/** Shown before the first question only. A temporary conversation is not stored. */
export function TemporaryToggle({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  const { welcome: messages } = useMessages()
  const hintId = useId()
  return (
    <div className="mt-3 px-2 text-sm">
      <label className="inline-flex items-center gap-2 py-1">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={hintId}
          className="size-4 accent-accent"
        />
        {messages.temporary}
      </label>
      <p id={hintId} className={isOn ? 'ms-6 text-muted' : 'sr-only'}>
        {messages.temporaryHint}
      </p>
    </div>
  )
}
