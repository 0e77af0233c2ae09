'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Attachments } from '@/components/attachments/use-attachments'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { useDisabledShortcuts, usePreference } from '@/components/settings/preferences'
import { Icon } from '@/components/ui/icon'
import { AddMenu, AttachmentList, ComposerNotices, PicoForm, Suggestions } from './lazy-parts'
import { canSend } from './use-draft'
import { useSendGate } from './use-send-gate'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  images: Attachments
  isRunning: boolean
  isFollowUp: boolean
  /** True while the conversation is loading or cannot be loaded. */
  isClosed: boolean
  /** More tools beside the ones that add images and build a question. */
  tools?: ReactNode
  /** Placed before the send button. */
  children?: ReactNode
  /** Used to recall the last question and to queue the next one. */
  last: Turn | undefined
  onText(text: string): void
  /** @param isQuiet sent automatically: do not scroll to it */
  onSend(isQuiet?: boolean): void
  onStop(): void
  onPreload(): void
}

/** The composer: one line below an answer until it is used. Text can be entered during generation and is sent when the answer has ended. */
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
  const { onText, onSend } = props
  const onReady = useRef(onSend)
  // Before the effects of the notices, which send the text that they changed.
  useLayoutEffect(() => {
    onReady.current = (isQuiet) => {
      setIsBuilding(false)
      onSend(isQuiet)
    }
  }, [onSend])
  const gate = useSendGate(text, attachments)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    setIsHydrated(true)
    // Text typed before hydration is only in the textarea.
    const typed = field.current?.value
    if (typed) onText(typed)
  }, [field, onText])
  const isWritten = canSend(text, attachments) && !isClosed
  const isReady = isWritten && !isRunning
  const isEmpty = text.trim() === '' && attachments.length === 0 && !isClosed
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

  function send(isQuiet = false) {
    // Without words there is no question; the notice above the box asks for one.
    if (text.trim() === '') return field.current?.focus()
    if (isRunning && isWritten) void gate.pass(() => setWaitsFor(last?.answerId))
    else if (isReady) void gate.pass(() => onReady.current(isQuiet))
  }

  return (
    <form
      aria-label={composer.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      // Not on focus, which the box has from the start.
      onInput={props.onPreload}
      onPointerEnter={props.onPreload}
      className="composer flex min-h-0 flex-col rounded-2xl border border-edge bg-surface p-2 shadow-sm transition-shadow focus-within:border-accent focus-within:shadow-md"
    >
      <div className="composer-extras empty:hidden">
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
            images={images}
            gate={gate}
            canSend={isWritten}
            onText={onText}
            onBack={() => field.current?.focus()}
            last={last}
            waitsFor={waitsFor}
            isReady={isReady}
            onWait={setWaitsFor}
            onAsk={() => send(true)}
          />
        )}
      </div>
      <div className="relative flex flex-wrap items-end gap-x-1 sm:gap-x-2">
        {text !== '' && gate.held === null && (
          <Suggestions field={field} text={text} isAbove={isFollowUp} onText={onText} />
        )}
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
            enterKeyHint={isTouchOnly || sendKey === 'modifier-enter' ? 'enter' : 'send'}
            placeholder={isFollowUp ? composer.followUp : composer.placeholder}
            value={text}
            onChange={(event) => props.onText(event.target.value)}
            onKeyDown={onKeyDown}
            className={`resize-none bg-transparent px-3 py-2 placeholder:text-muted focus:outline-none ${text.length > fullCharacters ? '[unicode-bidi:isolate]' : ''}`}
          />
        </div>
        <div className="composer-tools flex items-center gap-1 sm:gap-2">
          <button
            ref={adder}
            type="button"
            title={composer.addImages}
            aria-expanded={isAdding}
            aria-controls={menuId}
            onClick={() => setIsAdding(!isAdding)}
            className={toolButton}
          >
            <Icon name="image" className="size-5" />
            <span className={toolLabel}>{composer.addImages}</span>
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
            title={questionBuilder.open}
            aria-expanded={isBuilding}
            onClick={() => setIsBuilding(!isBuilding)}
            className={toolButton}
          >
            <Icon name="checks" className="size-5" />
            <span className={toolLabel}>{questionBuilder.open}</span>
          </button>
          {props.tools}
        </div>
        {/* The hint is shown on one line, or wraps out of sight when the tools leave too little room. */}
        <div className="flex h-4 min-w-0 flex-1 flex-wrap justify-end self-center overflow-hidden max-sm:sr-only in-data-docked:sr-only">
          <span aria-hidden className="h-4 w-px" />
          <p id={hintId} className="whitespace-nowrap text-muted text-xs">
            {hint}
          </p>
        </div>
        {props.children}
        {isRunning ? (
          <button
            key="stop"
            type="button"
            title={stopHint}
            onClick={props.onStop}
            className="ms-auto inline-flex h-10 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-surface px-4 font-semibold text-sm hover:bg-sunken"
          >
            <Icon name="square" className="size-3.5 fill-current" />
            {composer.stop}
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            // With nothing to send it takes the reader to the box. Before hydration a press would reload the page.
            disabled={!isHydrated || (!isReady && !isEmpty)}
            className={`ms-auto inline-flex h-10 items-center gap-1.5 whitespace-nowrap rounded-full bg-accent px-4 font-semibold text-on-accent text-sm transition-colors hover:bg-accent-strong ${isHydrated ? 'disabled:bg-sunken disabled:text-muted' : ''}`}
          >
            {composer.ask}
            <Icon name="arrow-up" className="size-4" />
          </button>
        )}
      </div>
    </form>
  )
}

const toolButton =
  'inline-flex min-h-10 items-center gap-2 rounded-full px-2.5 py-2 text-muted text-sm hover:bg-sunken hover:text-ink'

/** Below an answer and on phones the tools are icons with a tooltip. */
export const toolLabel = 'whitespace-nowrap max-sm:sr-only in-data-docked:sr-only'

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
