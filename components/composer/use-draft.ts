'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment, ImageLimits } from '@/components/attachments/attachment-reducer'
import { toQuestionImages, useAttachments } from '@/components/attachments/use-attachments'
import type { Question } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { type DraftKey, emptyDraft, readDraft, restoreDraft, saveDraft } from './draft-storage'

/** Only who adds pictures needs what keeps them. */
const loadKeeper = () => import('./draft-image-storage')

/**
 * The question being written: one for each conversation, words and finished pictures. It survives a reload of this tab until
 * the server has taken the question; of a temporary conversation nothing is kept. A file that is still being prepared is
 * not, nor is the file itself: what comes back is the picture as it would be sent.
 *
 * @param place where what stands in the box belongs; undefined until it is known who is signed in: drafts are personal
 * @param brought what the address put into the box; what was being written before stays, above it
 */
export function useDraft(limits: ImageLimits, place: DraftKey | undefined, brought: string) {
  const messages = useMessages()
  // Asked when images come without words; shown before it is sent, and can be edited.
  const { imageQuestion } = messages.composer
  const [text, setText] = useState(brought)
  const images = useAttachments(limits)
  const { attachments, clear, restore: bringBack, remove } = images
  const latest = useRef({ text, attachments })
  useEffect(() => {
    latest.current = { text, attachments }
  })
  /** Undefined until the first draft is here. */
  const at = useRef<DraftKey>(undefined)
  /** While the pictures of another draft are fetched, those in the box are not its own. */
  const areFetched = useRef(true)
  /** The words that gave way to a question which is being asked otherwise, and its pictures; null where it was begun before a reload. */
  const instead = useRef<{ aside: string; images: Question['images'] | null }>(undefined)
  /** That question. */
  const [editing, setEditing] = useState<string | null>(null)
  /** What is in the box goes along to this place instead of making room for what was written there. */
  const carriedTo = useRef<{ place: DraftKey }>(undefined)

  /** @param isLeft the box makes room for another draft, so that what stood in it is final */
  const keepPictures = useCallback(async (now: readonly Attachment[], isLeft = false) => {
    const place = at.current
    if (place === undefined || place === null || !areFetched.current) return
    const ready = toQuestionImages(now)
    if (ready.length === 0 && readDraft(place).pictures.length === 0) return
    try {
      const keeper = await loadKeeper()
      const pictures = await keeper.saveDraftImages(ready)
      // Changed or carried along meanwhile: that keeps its own.
      if (!isLeft && (latest.current.attachments !== now || at.current !== place)) return
      const draft = readDraft(place)
      saveDraft(place, { ...draft, pictures })
      await keeper.deleteDraftImages(draft.pictures.filter(({ id }) => !pictures.some((each) => each.id === id)))
    } catch {
      // A browser that may keep nothing on disk keeps no pictures.
    }
  }, [])
  useEffect(() => void keepPictures(attachments), [attachments, keepPictures])

  const carry = useCallback(
    (from: DraftKey, to: DraftKey) => {
      const draft = readDraft(from)
      saveDraft(from, emptyDraft)
      saveDraft(to, { ...draft, text: latest.current.text })
      if (to === null) drop(draft.pictures)
      else void keepPictures(latest.current.attachments)
    },
    [keepPictures],
  )

  const load = useCallback(
    async (to: DraftKey, isFirst: boolean) => {
      const kept = restoreDraft(readDraft(to))
      // What was typed before stays.
      const typed = isFirst && latest.current.text
      const above = brought && typed && kept.text !== typed ? kept.text : ''
      const draft = { ...kept, text: [above, typed || kept.text].filter(Boolean).join('\n\n') }
      saveDraft(to, draft)
      setText(draft.text)
      setEditing(draft.instead)
      if (draft.instead !== null) instead.current = { aside: draft.aside, images: null }
      if (!isFirst) clear()
      areFetched.current = draft.pictures.length === 0
      if (areFetched.current) {
        if (isFirst) void keepPictures(latest.current.attachments)
        return
      }
      const found = await loadKeeper()
        .then(({ loadDraftImages: readPictures }) => readPictures(draft.pictures))
        .catch(() => [])
      if (at.current !== to || areFetched.current) return
      areFetched.current = true
      bringBack(found)
    },
    [brought, clear, bringBack, keepPictures],
  )

  useEffect(() => {
    if (place === undefined) return
    const from = at.current
    const isCarried = carriedTo.current?.place === place
    carriedTo.current = undefined
    if (!isCarried) void keepPictures(latest.current.attachments, true)
    instead.current = undefined
    setEditing(null)
    at.current = place
    if (from !== undefined && isCarried) carry(from, place)
    else void load(place, from === undefined)
  }, [place, carry, load, keepPictures])

  const write = useCallback((next: string) => {
    setText(next)
    if (at.current !== undefined) saveDraft(at.current, { ...readDraft(at.current), text: next })
  }, [])

  /** Hands the question over and empties the box. It stays kept until `arrived`. */
  const take = useCallback((): Question => {
    const question = { text: text.trim() || imageQuestion, images: toQuestionImages(attachments) }
    const { pictures, sent } = readDraft(at.current ?? null)
    const next = instead.current?.aside ?? ''
    instead.current = undefined
    setEditing(null)
    saveDraft(at.current ?? null, { ...emptyDraft, text: next, sent: [...sent, { text: question.text, pictures }] })
    setText(next)
    clear()
    return question
  }, [text, attachments, imageQuestion, clear])

  /** Ends the keeping of a question that is now elsewhere. */
  const forget = useCallback((question: Question) => {
    const draft = readDraft(at.current ?? null)
    const gone = draft.sent.find((each) => each.text === question.text)
    if (!gone) return
    saveDraft(at.current ?? null, { ...draft, sent: draft.sent.filter((each) => each !== gone) })
    drop(gone.pictures)
  }, [])

  const carryTo = useCallback((to: DraftKey) => {
    if (to !== at.current) carriedTo.current = { place: to }
  }, [])

  /** The server has the question. What was written meanwhile goes along to where it is stored. */
  const arrived = useCallback(
    (question: Question, conversation: DraftKey) => {
      forget(question)
      if (conversation !== null) carryTo(conversation)
    },
    [forget, carryTo],
  )

  /** An earlier question takes the box; what is being written makes room until that is sent or left as it was. */
  const bring = useCallback(
    (question: Question, id: string) => {
      forget(question)
      const aside = instead.current?.aside ?? latest.current.text
      instead.current = { aside, images: question.images }
      saveDraft(at.current ?? null, { ...readDraft(at.current ?? null), text: question.text, instead: id, aside })
      setText(question.text)
      setEditing(id)
      if (question.images.length > 0) bringBack(question.images)
    },
    [forget, bringBack],
  )

  /** @param ownImages finds the pictures of the question that is left as it was, where they are not known */
  const resume = useCallback(
    async (ownImages: () => Promise<Question['images']>) => {
      if (!instead.current) return
      const { aside, images } = instead.current
      instead.current = undefined
      saveDraft(at.current ?? null, { ...readDraft(at.current ?? null), text: aside, instead: null, aside: '' })
      setText(aside)
      setEditing(null)
      const own = new Set((images ?? (await ownImages())).map(({ dataUrl }) => dataUrl))
      for (const each of latest.current.attachments)
        if (toQuestionImages([each]).some(({ dataUrl }) => own.has(dataUrl))) remove(each.id)
    },
    [remove],
  )

  return { text, editing, write, images, take, bring, resume, arrived, carryTo }
}

function drop(pictures: Parameters<Awaited<ReturnType<typeof loadKeeper>>['deleteDraftImages']>[0]): void {
  if (pictures.length === 0) return
  void loadKeeper()
    .then(({ deleteDraftImages: dropPictures }) => dropPictures(pictures))
    .catch(() => undefined)
}

/** True when there is something to send and nothing is still being prepared, chosen or blacked out. */
export function canSend(text: string, attachments: readonly Attachment[]): boolean {
  if (attachments.some((each) => each.state === 'preparing' || each.state === 'choosing' || isBlacking(each)))
    return false
  return text.trim() !== '' || attachments.some(({ state }) => state === 'ready')
}

function isBlacking(attachment: Attachment): boolean {
  return attachment.state === 'ready' && attachment.isRedrawing === true
}
