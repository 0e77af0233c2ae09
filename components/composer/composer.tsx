'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Attachments } from '@/components/attachments/use-attachments'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { useDisabledShortcuts, usePreference } from '@/components/settings/preferences'
import { Icon } from '@/components/ui/icon'
import { AddMenu, AttachmentList, ComposerNotices, PicoForm } from './lazy-parts'
import { canSend } from './use-draft'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  images: Attachments
  isRunning: boolean
  isFollowUp: boolean
  /** True while the conversation is loading or cannot be loaded. */
  isClosed: boolean
  /** Placed in the toolbar between the tools and the send button. */
  children?: ReactNode
  /** Used to recall the last question and to queue the next one. */
  last: Turn | undefined
  onText(text: string): void
  /** @param isQuiet sent automatically: do not scroll to it */
  onSend(isQuiet?: boolean): void
  onStop(): void
  onPreload(): void
}

/** The composer. Text can be entered during generation and is sent when the answer has ended. */
export function Composer(props: ComposerProps) {
  const { field, text, images, isRunning, isFollowUp, isClosed, last } = props
  const { attachments } = images
  const messages = useMessages()
  const { composer, questionBuilder } = messages
  const adder = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const closeMenu = useCallback(() => setIsAdding(false), [])
  const hintId = useId()
  const menuId = useId()
  const isTouchOnly = useTouchOnly()
  const [sendKey] = usePreference('send-key')
  const [shortcutsOff] = useDisabledShortcuts()
  const [isBuilding, setIsBuilding] = useState(false)
  const { onText } = props
  useEffect(() => {
    // Text typed before hydration is only in the textarea.
    const typed = field.current?.value
    if (typed) onText(typed)
  }, [field, onText])
  const isWritten = canSend(text, attachments) && !isClosed
  const isReady = isWritten && !isRunning
  const [waitsFor, setWaitsFor] = useState<string>()

  const sendHint = sendKey === 'enter' ? composer.sendHint : composer.modifierHint
  const stopHint = shortcutsOff.includes('stop') ? '' : composer.stopHint
  const hint = isRunning ? stopHint : isTouchOnly ? '' : sendHint

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition Enter confirms a word; key code 229 covers browsers that do not set `isComposing`.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    const hasModifier = event.ctrlKey || event.metaKey
    if (event.key === 'ArrowUp' && text === '' && last && !isComposing && !shortcutsOff.includes('recall')) {
      event.preventDefault()
      onText(last.question.text)
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    if (!hasModifier && (isTouchOnly || sendKey === 'modifier-enter')) return
    event.preventDefault()
    send()
  }

  function send() {
    if (isRunning && isWritten && text !== '') setWaitsFor(last?.answerId)
    if (!isReady) return
    setIsBuilding(false)
    props.onSend()
  }

  return (
    <form
      aria-label={composer.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onFocus={props.onPreload}
      className="rounded-2xl border border-edge bg-surface p-2 shadow-sm transition-shadow focus-within:border-accent focus-within:shadow-md"
    >
      {attachments.length > 0 && (
        <AttachmentList
          images={images}
          isAlone={text.trim() === ''}
          onEditQuestion={(words) => {
            onText(words)
            field.current?.focus()
          }}
        />
      )}
      {images.isMissing && (
        <p role="alert" className="p-2 text-danger text-sm">
          {messages.images.missing}
        </p>
      )}
      {isBuilding && <PicoForm text={text} onText={onText} onClose={() => setIsBuilding(false)} />}
      {text !== '' && (
        <ComposerNotices
          text={text}
          onText={onText}
          last={last}
          waitsFor={waitsFor}
          isReady={isReady}
          onWait={setWaitsFor}
          onAsk={() => props.onSend(true)}
        />
      )}
      <div
        data-text={text.slice(0, fullCharacters)}
        className="grows text-[1.0625rem] leading-relaxed after:px-3 after:py-2"
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={composer.question}
          aria-describedby={hintId}
          dir="auto"
          enterKeyHint={isTouchOnly || sendKey === 'modifier-enter' ? 'enter' : 'send'}
          placeholder={isFollowUp ? composer.followUp : composer.placeholder}
          value={text}
          onChange={(event) => props.onText(event.target.value)}
          onKeyDown={onKeyDown}
          className={`resize-none bg-transparent px-3 py-2 placeholder:text-muted focus:outline-none ${text.length > fullCharacters ? '[unicode-bidi:isolate]' : ''}`}
        />
      </div>
      <div className="relative flex items-center justify-between gap-1 max-sm:flex-wrap sm:gap-2">
        <button
          ref={adder}
          type="button"
          aria-expanded={isAdding}
          aria-controls={menuId}
          onClick={() => setIsAdding(!isAdding)}
          className="inline-flex items-center gap-2 rounded-full px-2 py-2 text-muted text-sm sm:px-3 hover:bg-sunken hover:text-ink"
        >
          <Icon name="image" className="size-5" />
          <span className="max-sm:sr-only">{composer.addImages}</span>
        </button>
        {isAdding && (
          <AddMenu
            id={menuId}
            limits={images.limits}
            isAbove={isFollowUp}
            isTouchOnly={isTouchOnly}
            opener={adder}
            onFiles={images.add}
            onClose={closeMenu}
          />
        )}
        <button
          type="button"
          aria-expanded={isBuilding}
          onClick={() => setIsBuilding(!isBuilding)}
          className="inline-flex items-center gap-2 rounded-full px-2 py-2 sm:px-3 text-muted text-sm hover:bg-sunken hover:text-ink"
        >
          <Icon name="checks" className="size-5" />
          <span className="max-sm:sr-only">{questionBuilder.open}</span>
        </button>
        {props.children}
        {/* The hint is shown on one line, or wraps out of sight when the tools leave too little room. */}
        <div className="flex h-4 min-w-0 flex-1 flex-wrap justify-end overflow-hidden max-sm:sr-only">
          <span aria-hidden className="h-4 w-px" />
          <p id={hintId} className="whitespace-nowrap text-muted text-xs">
            {hint}
          </p>
        </div>
        {isRunning ? (
          <button
            key="stop"
            type="button"
            onClick={props.onStop}
            className="ms-auto inline-flex h-10 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold text-sm hover:bg-sunken"
          >
            <Icon name="square" className="size-3.5 fill-current" />
            {composer.stop}
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            disabled={!isReady}
            className="ms-auto inline-flex h-10 items-center gap-1.5 rounded-full bg-accent px-4 font-semibold text-on-accent text-sm transition-colors hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
          >
            {composer.ask}
            <Icon name="arrow-up" className="size-4" />
          </button>
        )}
      </div>
    </form>
  )
}

/**
 * More characters than the textarea can show at its tallest on any screen. Of a longer text only this part is laid out
 * a second time to measure the height, and the direction is that of its first strong letter: with `dir=auto` per line
 * Chromium lays out the whole text on every key, which took 0.2 s for 200,000 characters without a line break.
 */
const fullCharacters = 20_000

/** True when there is no fine pointer at all: the on-screen keyboard is in use, and Enter inserts a line break. */
function useTouchOnly(): boolean {
  const [isTouchOnly, setIsTouchOnly] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(pointer: coarse) and (not (any-pointer: fine))')
    const update = () => setIsTouchOnly(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isTouchOnly
}
