'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Attachment, attachmentReducer, attachmentsOf, questionImages } from './attachments'
import type { Question } from './conversation'
import type { prepareImage } from './prepare-image'
import { useWords } from './words/words'

export interface ImageLimits {
  imagesMax: number
  /** Characters of all data URLs together. */
  charactersMax: number
  sideMax: number
}

const storageKey = 'evidence-chat:draft'

/**
 * The question being written. Its words survive a reload of this tab until the server has taken the question;
 * `sessionStorage` goes with the tab, so nothing stays on a shared computer.
 */
export function useDraft(limits: ImageLimits) {
  const words = useWords()
  // Asked when images come without words; shown before it is sent, and can be edited.
  const { imageQuestion } = words.composer
  const pastedName = words.images.pasted
  const [text, setText] = useState('')
  const [attachments, dispatch] = useReducer(attachmentReducer, [])
  const nextId = useRef(1)
  const newId = useCallback(() => {
    nextId.current += 1
    return nextId.current
  }, [])
  const { imagesMax, charactersMax, sideMax } = limits

  useEffect(() => {
    const kept = sessionStorage.getItem(storageKey)
    if (kept) setText((now) => now || kept)
  }, [])

  const write = useCallback((next: string) => {
    setText(next)
    sessionStorage.setItem(storageKey, next)
  }, [])

  const addFiles = useCallback(
    async (files: readonly File[]) => {
      const added = files.map((file) => ({ id: newId(), name: file.name || pastedName, file }))
      dispatch({ type: 'added', files: added.map(({ id, name }) => ({ id, name })), imagesMax })
      // One after the other: several phone photos decoded at once can exhaust a phone's memory.
      for (const { id, file } of added) {
        const outcome = await prepare(file, sideMax)
        if ('refusal' in outcome) dispatch({ type: 'refused', id, refusal: outcome.refusal })
        else dispatch({ type: 'prepared', id, charactersMax, ...outcome })
      }
    },
    [newId, pastedName, imagesMax, charactersMax, sideMax],
  )

  /** Hands the question over and empties the box. The stored words stay until `forgetDraft`. */
  const take = useCallback((): Question => {
    const question = { text: text.trim() || imageQuestion, images: questionImages(attachments) }
    setText('')
    dispatch({ type: 'replaced', attachments: [] })
    return question
  }, [text, attachments, imageQuestion])

  /** A question that failed comes back in front of what has been written since. */
  const putBack = useCallback(
    (question: Question) => {
      write([question.text, text].filter(Boolean).join('\n\n'))
      dispatch({ type: 'replaced', attachments: [...attachmentsOf(question.images, newId), ...attachments] })
    },
    [write, newId, text, attachments],
  )

  const describe = useCallback(
    (id: number, description: string) => dispatch({ type: 'described', id, description }),
    [],
  )
  const remove = useCallback((id: number) => dispatch({ type: 'removed', id }), [])

  return { text, write, attachments, addFiles, describe, remove, take, putBack }
}

/** The code that opens pictures comes with the first picture: most questions have none. */
async function prepare(file: File, sideMax: number): ReturnType<typeof prepareImage> {
  try {
    const { prepareImage } = await import('./prepare-image')
    return await prepareImage(file, sideMax)
  } catch {
    return { refusal: { kind: 'notLoaded' } }
  }
}

/** True when there is something to send and nothing is still being prepared. */
export function canSend(text: string, attachments: readonly Attachment[]): boolean {
  if (attachments.some(({ state }) => state === 'preparing')) return false
  return text.trim() !== '' || attachments.some(({ state }) => state === 'ready')
}

/** The server has the question: it need not be kept here. What was written meanwhile stays. */
export function forgetDraft(question: Question): void {
  if (sessionStorage.getItem(storageKey)?.trim() === question.text) sessionStorage.removeItem(storageKey)
}
