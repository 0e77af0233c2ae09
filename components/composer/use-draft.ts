'use client'

import { useCallback, useRef, useState } from 'react'
import type { Attachment, ImageLimits } from '@/components/attachments/attachment-reducer'
import { toQuestionImages, useAttachments } from '@/components/attachments/use-attachments'
import type { Question } from '@/components/conversation/conversation-reducer'
import {
  addTypedText,
  type DraftKey,
  emptyDraft,
  readDraft,
  restoreDraft,
  saveDraft,
  submitStoredDraft,
  updateDraft,
} from './draft-storage'
import { useDraftEditing } from './use-draft-editing'
import { deleteImages, useDraftImages } from './use-draft-images'
import { useDraftKey } from './use-draft-key'

/** What the composer shows of a draft. */
export type ComposerDraft = Pick<ReturnType<typeof useDraft>, 'text' | 'images' | 'write'>

/**
 * The draft of the current conversation: text and finished images. It survives a reload of the tab until the server has
 * accepted the question; a temporary conversation stores nothing.
 *
 * @param draftKey conversation of the draft; undefined until the user is known, because drafts are personal
 * @param prefilledQuestion text from the URL; an earlier draft stays above it
 */
export function useDraft(limits: ImageLimits, draftKey: DraftKey | undefined, prefilledQuestion: string) {
  const [text, setRenderedText] = useState(prefilledQuestion)
  /** Known before it is rendered: a draft that is loaded in the same moment keeps what was just typed. */
  const latestText = useRef(text)
  const setText = useCallback((next: string) => {
    latestText.current = next
    setRenderedText(next)
  }, [])
  const images = useAttachments(limits)
  const { clear } = images
  /** Undefined until the first draft is loaded. */
  const currentKey = useRef<DraftKey>(undefined)
  const { save: saveImages, load: loadImages } = useDraftImages(currentKey, images.attachments, images.restore)
  const {
    editing,
    resume,
    end,
    start,
    cancel: cancelEditing,
  } = useDraftEditing(currentKey, latestText, setText, images)

  const load = useCallback(
    (to: DraftKey, isFirst: boolean) => {
      end()
      const draft = addTypedText(restoreDraft(readDraft(to)), isFirst ? latestText.current : '', prefilledQuestion)
      saveDraft(to, draft)
      setText(draft.text)
      resume(draft)
      if (!isFirst) clear()
      void loadImages(to, draft.pictures, isFirst)
    },
    [prefilledQuestion, clear, resume, end, loadImages],
  )

  const moveStoredDraft = useCallback(
    (from: DraftKey, to: DraftKey) => {
      end()
      const draft = readDraft(from)
      saveDraft(from, emptyDraft)
      saveDraft(to, { ...draft, text: latestText.current })
      if (to === null) deleteImages(draft.pictures)
      else void saveImages()
    },
    [saveImages, end],
  )

  const leave = useCallback(() => void saveImages(true), [saveImages])
  const moveDraft = useDraftKey(draftKey, currentKey, { leave, move: moveStoredDraft, load })

  const write = useCallback((next: string) => {
    setText(next)
    updateDraft(currentKey.current, { text: next })
  }, [])

  /** Loads an earlier question for editing. The current draft returns when that is sent or cancelled. */
  const startEditing = useCallback(
    (question: Question, id: string) => {
      forgetSent(currentKey.current, question)
      start(question, id)
    },
    [start],
  )

  /** Returns the question and clears the composer. The draft stays stored until `markSent`. */
  function submitDraft(): Question {
    const question = { text: text.trim(), images: toQuestionImages(images.attachments) }
    const next = end()
    submitStoredDraft(currentKey.current, question.text, next)
    setText(next)
    clear()
    return question
  }

  /** The server has accepted the question. Text written in the meantime moves to its conversation. */
  function markSent(question: Question, conversation: DraftKey) {
    forgetSent(currentKey.current, question)
    if (conversation !== null) moveDraft(conversation)
  }

  return { text, editing, write, images, submitDraft, startEditing, cancelEditing, markSent, moveDraft }
}

/** Deletes the stored copy of a question that was sent or opened for editing. */
function forgetSent(key: DraftKey | undefined, question: Question): void {
  const { sent } = readDraft(key ?? null)
  const gone = sent.find((each) => each.text === question.text)
  if (!gone) return
  updateDraft(key, { sent: sent.filter((each) => each !== gone) })
  deleteImages(gone.pictures)
}

/** True when there is something to send and no attachment is being prepared, selected or redacted. */
export function canSend(text: string, attachments: readonly Attachment[]): boolean {
  if (attachments.some((each) => each.state === 'preparing' || each.state === 'choosing' || isRedacting(each)))
    return false
  return text.trim() !== '' || attachments.some(({ state }) => state === 'ready')
}

function isRedacting(attachment: Attachment): boolean {
  return attachment.state === 'ready' && attachment.isRedrawing === true
}
