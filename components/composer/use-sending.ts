'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isGenerating, type Turn } from '@/components/conversation/conversation-reducer'
import { type ComposerDraft, canSend } from './use-draft'
import { useSendGate } from './use-send-gate'

interface SendingParts {
  field: RefObject<HTMLTextAreaElement | null>
  draft: ComposerDraft
  last: Turn | undefined
  isClosed: boolean
  onSend(isQuiet?: boolean): void
}

/**
 * Sends the question now, or after the answer that is being generated.
 *
 * @param onSent called before the question is sent
 */
export function useSending({ field, draft, last, isClosed, onSend }: SendingParts, onSent: () => void) {
  const {
    text,
    images: { attachments },
  } = draft
  const isRunning = last !== undefined && isGenerating(last.answer)
  const sendNow = useRef(onSend)
  // Before the effects of the notices, which send the text that they changed.
  useLayoutEffect(() => {
    sendNow.current = (isQuiet) => {
      onSent()
      onSend(isQuiet)
    }
  })
  const gate = useSendGate(text, attachments)
  /** Id of the answer after which the question is sent. */
  const [waitsFor, setWaitsFor] = useState<string>()
  const isWritten = canSend(text, attachments) && !isClosed
  const isReady = isWritten && !isRunning
  const isEmpty = text.trim() === '' && attachments.length === 0 && !isClosed

  function send(isQuiet = false) {
    // Without words there is no question; the notice above the box asks for one.
    if (text.trim() === '') return field.current?.focus()
    if (isRunning && isWritten) void gate.pass(() => setWaitsFor(last?.answerId))
    else if (isReady) void gate.pass(() => sendNow.current(isQuiet))
  }

  return { send, gate, isRunning, isWritten, isReady, isEmpty, waitsFor, setWaitsFor }
}
