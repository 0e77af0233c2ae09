'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Question } from './conversation'
import type { Attachment } from './images/attachments'
import { type ImageLimits, questionImages, useAttachments } from './images/use-attachments'
import { useWords } from './words/words'

const storageKey = 'evidence-chat:draft'

/**
 * The question being written. Its words survive a reload of this tab until the server has taken the question;
 * `sessionStorage` goes with the tab, so nothing stays on a shared computer.
 */
export function useDraft(limits: ImageLimits) {
  const words = useWords()
  // Asked when images come without words; shown before it is sent, and can be edited.
  const { imageQuestion } = words.composer
  const [text, setText] = useState('')
  const images = useAttachments(limits)
  const { attachments } = images

  useEffect(() => {
    const kept = sessionStorage.getItem(storageKey)
    if (kept) setText((now) => now || kept)
  }, [])

  const write = useCallback((next: string) => {
    setText(next)
    sessionStorage.setItem(storageKey, next)
  }, [])

  /** Hands the question over and empties the box. The stored words stay until `forgetDraft`. */
  const take = useCallback((): Question => {
    const question = { text: text.trim() || imageQuestion, images: questionImages(attachments) }
    setText('')
    images.clear()
    return question
  }, [text, attachments, imageQuestion, images.clear])

  /** A question that failed comes back in front of what has been written since. */
  const putBack = useCallback(
    (question: Question) => {
      write([question.text, text].filter(Boolean).join('\n\n'))
      if (question.images.length > 0) images.bringBack(question.images)
    },
    [write, text, images.bringBack],
  )

  return { text, write, images, take, putBack }
}

/** True when there is something to send and nothing is still being prepared or chosen. */
export function canSend(text: string, attachments: readonly Attachment[]): boolean {
  if (attachments.some(({ state }) => state === 'preparing' || state === 'choosing')) return false
  return text.trim() !== '' || attachments.some(({ state }) => state === 'ready')
}

/** The server has the question: it need not be kept here. What was written meanwhile stays. */
export function forgetDraft(question: Question): void {
  if (sessionStorage.getItem(storageKey)?.trim() === question.text) sessionStorage.removeItem(storageKey)
}
