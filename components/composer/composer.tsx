'use client'

import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { Attachments } from '@/components/attachments/use-attachments'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { useDisabledShortcuts, usePreference } from '@/components/settings/preferences'
import { ComposerTools } from './composer-tools'
import { AttachmentList, ComposerNotices, ImagesMissing, PicoForm, Suggestions } from './lazy-parts'
import { QuestionField } from './question-field'
import { SendButton } from './send-button'
import { useSending } from './use-sending'
import { useTouchOnly } from './use-touch-only'

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
  const { field, text, images, isRunning, isFollowUp, last, onText } = props
  const { attachments } = images
  const { composer } = useMessages()
  const hintId = useId()
  const isTouchOnly = useTouchOnly()
  const [sendKey] = usePreference('send-key')
  const [shortcutsOff] = useDisabledShortcuts()
  const [isBuilding, setIsBuilding] = useState(false)
  const { send, gate, isWritten, isReady, isEmpty, waitsFor, setWaitsFor } = useSending(props, () =>
    setIsBuilding(false),
  )
  useEffect(() => {
    // Text typed before hydration is only in the textarea.
    const typed = field.current?.value
    if (typed) onText(typed)
  }, [field, onText])

  const focus = () => field.current?.focus()
  const sendHint = sendKey === 'enter' ? composer.sendHint : composer.modifierHint
  const stopHint = shortcutsOff.includes('stop') ? '' : composer.stopHint

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
              focus()
            }}
          />
        )}
        {images.isMissing && <ImagesMissing />}
        {isBuilding && <PicoForm text={text} onText={onText} onClose={() => setIsBuilding(false)} />}
        {text !== '' && (
          <ComposerNotices
            text={text}
            images={images}
            gate={gate}
            canSend={isWritten}
            onText={onText}
            onBack={focus}
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
        <QuestionField
          field={field}
          text={text}
          hintId={hintId}
          isFollowUp={isFollowUp}
          isTouchOnly={isTouchOnly}
          lastQuestion={last?.question.text}
          onText={onText}
          onSend={send}
        />
        <ComposerTools
          images={images}
          isAbove={isFollowUp}
          isTouchOnly={isTouchOnly}
          isBuilding={isBuilding}
          onBuild={setIsBuilding}
        >
          {props.tools}
        </ComposerTools>
        {/* The hint is shown on one line, or wraps out of sight when the tools leave too little room. */}
        <div className="flex h-4 min-w-0 flex-1 flex-wrap justify-end self-center overflow-hidden max-sm:sr-only in-data-docked:sr-only">
          <span aria-hidden className="h-4 w-px" />
          <p id={hintId} className="whitespace-nowrap text-muted text-xs">
            {isRunning ? stopHint : isTouchOnly ? '' : sendHint}
          </p>
        </div>
        {props.children}
        <SendButton isRunning={isRunning} isEnabled={isReady || isEmpty} stopHint={stopHint} onStop={props.onStop} />
      </div>
    </form>
  )
}
