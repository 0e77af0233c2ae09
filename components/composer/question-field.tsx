'use client'

import type { KeyboardEvent, RefObject } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { useDisabledShortcuts, usePreference } from '@/components/settings/preferences'

/**
 * More characters than the textarea can show at its tallest on any screen. Of a longer text only this part is laid out
 * a second time to measure the height, and the direction is that of its first strong letter: with `dir=auto` per line
 * Chromium lays out the whole text on every key, which took 0.2 s for 200,000 characters without a line break.
 */
const fullCharacters = 20_000

interface QuestionFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  hintId: string
  isFollowUp: boolean
  isTouchOnly: boolean
  /** Recalled with the up arrow when the field is empty. */
  lastQuestion: string | undefined
  onText(text: string): void
  onSend(): void
}

/** The box for the question; grows with its text. */
export function QuestionField({ field, text, hintId, isFollowUp, isTouchOnly, ...props }: QuestionFieldProps) {
  const { composer } = useMessages()
  const [sendKey] = usePreference('send-key')
  const [shortcutsOff] = useDisabledShortcuts()
  const breaksLine = isTouchOnly || sendKey === 'modifier-enter'

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition Enter confirms a word; key code 229 covers browsers that do not set `isComposing`.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowUp' && text === '' && props.lastQuestion && !shortcutsOff.includes('recall')) {
      event.preventDefault()
      props.onText(props.lastQuestion)
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    if (breaksLine && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    props.onSend()
  }

  return (
    <div
      data-text={text.slice(0, fullCharacters)}
      className="composer-text grows min-w-0 text-[1.0625rem] leading-relaxed after:px-3 after:py-2"
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={composer.question}
        aria-describedby={hintId}
        dir="auto"
        enterKeyHint={breaksLine ? 'enter' : 'send'}
        placeholder={isFollowUp ? composer.followUp : composer.placeholder}
        value={text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
        className={`resize-none bg-transparent px-3 py-2 placeholder:text-muted focus:outline-none ${text.length > fullCharacters ? '[unicode-bidi:isolate]' : ''}`}
      />
    </div>
  )
}
