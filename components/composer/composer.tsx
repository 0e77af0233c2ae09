'use client'

import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { ComposerTools } from './composer-tools'
import { AttachmentList, ComposerNotices, ImagesMissing, PicoForm, Suggestions } from './lazy-parts'
import { QuestionField } from './question-field'
import { SendButton } from './send-button'
import { SendHint } from './send-hint'
import type { ComposerDraft } from './use-draft'
import { preloadCheck } from './use-send-gate'
import { useSending } from './use-sending'
import { useTouchOnly } from './use-touch-only'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  draft: ComposerDraft
  /** The last turn on the screen: the question is a follow-up of it, and waits until its answer has ended. */
  last: Turn | undefined
  /** True while the conversation is loading or cannot be loaded. */
  isClosed: boolean
  /** More tools in addition to the ones that add images and build a question. */
  tools?: ReactNode
  /** Placed before the send button. */
  children?: ReactNode
  /** @param isQuiet sent automatically: do not scroll to it */
  onSend(isQuiet?: boolean): void
  onStop(): void
  onPreload(): void
}

/**
 * The composer: one line below an answer until it is used. Text can be entered during generation and is sent when the
 * answer has ended.
 */
export function Composer(props: ComposerProps) {
  const { field, draft, last } = props
  const { text, images, write } = draft
  const { composer } = useMessages()
  const hintId = useId()
  const isTouchOnly = useTouchOnly()
  const [isBuilding, setIsBuilding] = useState(false)
  const sending = useSending(props, () => setIsBuilding(false))
  const { send, gate, isRunning } = sending
  const isFollowUp = last !== undefined
  useEffect(() => {
    // Text typed before hydration is only in the textarea.
    const typed = field.current?.value
    if (typed) write(typed)
  }, [field, write])

  const focus = () => field.current?.focus()

  return (
    <form
      aria-label={composer.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      // Not on focus, which the box has from the start.
      onInput={() => {
        props.onPreload()
        preloadCheck()
      }}
      onPointerEnter={props.onPreload}
      className="composer flex min-h-0 flex-col rounded-2xl border border-edge bg-surface p-2 shadow-sm transition-shadow focus-within:border-accent focus-within:shadow-md"
    >
      <div className="composer-extras empty:hidden">
        {images.attachments.length > 0 && (
          <AttachmentList
            images={images}
            isAlone={text.trim() === ''}
            onEditQuestion={(words) => {
              write(words)
              focus()
            }}
          />
        )}
        {images.isMissing && <ImagesMissing />}
        {isBuilding && <PicoForm text={text} onText={write} onClose={() => setIsBuilding(false)} />}
        {text !== '' && <ComposerNotices draft={draft} sending={sending} last={last} onBack={focus} />}
      </div>
      <div className="relative flex flex-wrap items-end gap-x-1 sm:gap-x-2">
        {text !== '' && gate.held === null && (
          <Suggestions field={field} text={text} isAbove={isFollowUp} onText={write} />
        )}
        <QuestionField
          field={field}
          text={text}
          hintId={hintId}
          isFollowUp={isFollowUp}
          isTouchOnly={isTouchOnly}
          lastQuestion={last?.question.text}
          onText={write}
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
        <SendHint id={hintId} isRunning={isRunning} />
        {props.children}
        <SendButton isRunning={isRunning} isEnabled={sending.isReady || sending.isEmpty} onStop={props.onStop} />
      </div>
    </form>
  )
}
