'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment, ImageLimits } from '@/components/attachments/attachment-reducer'
import { toQuestionImages, useAttachments } from '@/components/attachments/use-attachments'
import type { Question } from '@/components/conversation/conversation-reducer'
import { type DraftKey, emptyDraft, readDraft, restoreDraft, saveDraft } from './draft-storage'

/** Loaded when the user adds an image. */
const loadImageStorage = () => import('./draft-image-storage')

/**
 * The draft of the current conversation: text and finished images. It survives a reload of the tab until the server has
 * accepted the question; a temporary conversation stores nothing. Files still being prepared and original files are not
 * stored: after a reload the image is restored as it would be sent.
 *
 * @param draftKey conversation of the draft; undefined until the user is known, because drafts are personal
 * @param prefilledQuestion text from the URL; an earlier draft stays above it
 */
export function useDraft(limits: ImageLimits, draftKey: DraftKey | undefined, prefilledQuestion: string) {
  const [text, setText] = useState(prefilledQuestion)
  const images = useAttachments(limits)
  const { attachments, clear, restore, remove } = images
  const latest = useRef({ text, attachments })
  useEffect(() => {
    latest.current = { text, attachments }
  })
  /** Undefined until the first draft is loaded. */
  const currentKey = useRef<DraftKey>(undefined)
  /** False while the images of another draft are loading: those in the composer do not belong to it. */
  const hasOwnImages = useRef(true)
  /**
   * Text replaced by the question being edited, and that question's images; null when editing started before a reload.
   */
  const instead = useRef<{ aside: string; images: Question['images'] | null }>(undefined)
  /** Id of the question being edited. */
  const [editing, setEditing] = useState<string | null>(null)
  /** The composer's content moves to this key instead of being replaced by its draft. */
  const moveTarget = useRef<{ draftKey: DraftKey }>(undefined)

  /** @param isLeft the user switches to another draft, so this content is final */
  const saveImages = useCallback(async (now: readonly Attachment[], isLeft = false) => {
    const draftKey = currentKey.current
    if (draftKey === undefined || draftKey === null || !hasOwnImages.current) return
    const ready = toQuestionImages(now)
    if (ready.length === 0 && readDraft(draftKey).pictures.length === 0) return
    try {
      const storage = await loadImageStorage()
      const pictures = await storage.saveDraftImages(ready)
      // The draft changed or moved in the meantime, which stores its own images.
      if (!isLeft && (latest.current.attachments !== now || currentKey.current !== draftKey)) return
      const draft = readDraft(draftKey)
      saveDraft(draftKey, { ...draft, pictures })
      await storage.deleteDraftImages(draft.pictures.filter(({ id }) => !pictures.some((each) => each.id === id)))
    } catch {
      // A browser without storage keeps no images.
    }
  }, [])
  useEffect(() => void saveImages(attachments), [attachments, saveImages])

  const moveStoredDraft = useCallback(
    (from: DraftKey, to: DraftKey) => {
      const draft = readDraft(from)
      saveDraft(from, emptyDraft)
      saveDraft(to, { ...draft, text: latest.current.text })
      if (to === null) deleteImages(draft.pictures)
      else void saveImages(latest.current.attachments)
    },
    [saveImages],
  )

  const load = useCallback(
    async (to: DraftKey, isFirst: boolean) => {
      const stored = restoreDraft(readDraft(to))
      // Keep text typed before the draft was loaded.
      const typed = isFirst && latest.current.text
      const above = prefilledQuestion && typed && stored.text !== typed ? stored.text : ''
      const draft = { ...stored, text: [above, typed || stored.text].filter(Boolean).join('\n\n') }
      saveDraft(to, draft)
      setText(draft.text)
      setEditing(draft.instead)
      if (draft.instead !== null) instead.current = { aside: draft.aside, images: null }
      if (!isFirst) clear()
      hasOwnImages.current = draft.pictures.length === 0
      if (hasOwnImages.current) {
        if (isFirst) void saveImages(latest.current.attachments)
        return
      }
      const found = await loadImageStorage()
        .then(({ loadDraftImages }) => loadDraftImages(draft.pictures))
        .catch(() => [])
      if (currentKey.current !== to || hasOwnImages.current) return
      hasOwnImages.current = true
      restore(found)
    },
    [prefilledQuestion, clear, restore, saveImages],
  )

  useEffect(() => {
    if (draftKey === undefined) return
    const from = currentKey.current
    const isMoved = moveTarget.current?.draftKey === draftKey
    moveTarget.current = undefined
    if (!isMoved) void saveImages(latest.current.attachments, true)
    instead.current = undefined
    setEditing(null)
    currentKey.current = draftKey
    if (from !== undefined && isMoved) moveStoredDraft(from, draftKey)
    else void load(draftKey, from === undefined)
  }, [draftKey, moveStoredDraft, load, saveImages])

  const write = useCallback((next: string) => {
    setText(next)
    if (currentKey.current !== undefined)
      saveDraft(currentKey.current, { ...readDraft(currentKey.current), text: next })
  }, [])

  /** Returns the question and clears the composer. The draft stays stored until `markSent`. */
  const submitDraft = useCallback((): Question => {
    const question = { text: text.trim(), images: toQuestionImages(attachments) }
    const { pictures, sent } = readDraft(currentKey.current ?? null)
    const next = instead.current?.aside ?? ''
    instead.current = undefined
    setEditing(null)
    saveDraft(currentKey.current ?? null, {
      ...emptyDraft,
      text: next,
      sent: [...sent, { text: question.text, pictures }],
    })
    setText(next)
    clear()
    return question
  }, [text, attachments, clear])

  /** Deletes the stored copy of a question that was sent or opened for editing. */
  const forgetSent = useCallback((question: Question) => {
    const draft = readDraft(currentKey.current ?? null)
    const gone = draft.sent.find((each) => each.text === question.text)
    if (!gone) return
    saveDraft(currentKey.current ?? null, { ...draft, sent: draft.sent.filter((each) => each !== gone) })
    deleteImages(gone.pictures)
  }, [])

  const moveDraft = useCallback((to: DraftKey) => {
    if (to !== currentKey.current) moveTarget.current = { draftKey: to }
  }, [])

  /** The server has accepted the question. Text written in the meantime moves to its conversation. */
  const markSent = useCallback(
    (question: Question, conversation: DraftKey) => {
      forgetSent(question)
      if (conversation !== null) moveDraft(conversation)
    },
    [forgetSent, moveDraft],
  )

  /** Loads an earlier question for editing. The current draft returns when that is sent or cancelled. */
  const startEditing = useCallback(
    (question: Question, id: string) => {
      forgetSent(question)
      const aside = instead.current?.aside ?? latest.current.text
      instead.current = { aside, images: question.images }
      saveDraft(currentKey.current ?? null, {
        ...readDraft(currentKey.current ?? null),
        text: question.text,
        instead: id,
        aside,
      })
      setText(question.text)
      setEditing(id)
      if (question.images.length > 0) restore(question.images)
    },
    [forgetSent, restore],
  )

  /** @param ownImages loads the images of the question being edited, when they are not known */
  const cancelEditing = useCallback(
    async (ownImages: () => Promise<Question['images']>) => {
      if (!instead.current) return
      const { aside, images } = instead.current
      instead.current = undefined
      saveDraft(currentKey.current ?? null, {
        ...readDraft(currentKey.current ?? null),
        text: aside,
        instead: null,
        aside: '',
      })
      setText(aside)
      setEditing(null)
      const own = new Set((images ?? (await ownImages())).map(({ dataUrl }) => dataUrl))
      for (const each of latest.current.attachments)
        if (toQuestionImages([each]).some(({ dataUrl }) => own.has(dataUrl))) remove(each.id)
    },
    [remove],
  )

  return { text, editing, write, images, submitDraft, startEditing, cancelEditing, markSent, moveDraft }
}

function deleteImages(
  pictures: Parameters<Awaited<ReturnType<typeof loadImageStorage>>['deleteDraftImages']>[0],
): void {
  if (pictures.length === 0) return
  void loadImageStorage()
    .then(({ deleteDraftImages }) => deleteDraftImages(pictures))
    .catch(() => undefined)
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
