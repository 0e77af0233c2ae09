'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Attachments, toQuestionImages } from '@/components/attachments/use-attachments'
import type { Question } from '@/components/conversation/conversation-reducer'
import { type Draft, type DraftKey, updateDraft } from './draft-storage'

/**
 * An earlier question in the composer, in place of the draft, which returns when the question is sent or cancelled.
 *
 * @param latestText text of the composer
 */
export function useDraftEditing(
  currentKey: RefObject<DraftKey | undefined>,
  latestText: RefObject<string>,
  onText: (text: string) => void,
  { attachments, restore, remove }: Attachments,
) {
  /** Id of the question being edited. */
  const [editing, setEditing] = useState<string | null>(null)
  /** The replaced text, and the images of the question; null when editing started before a reload. */
  const replaced = useRef<{ aside: string; images: Question['images'] | null }>(undefined)

  /** Continues the editing of a stored draft, if it was being edited. */
  const resume = useCallback(({ instead, aside }: Draft) => {
    setEditing(instead)
    replaced.current = instead === null ? undefined : { aside, images: null }
  }, [])

  /** @returns the text that the question had replaced */
  const end = useCallback(() => {
    const aside = replaced.current?.aside ?? ''
    setEditing(null)
    replaced.current = undefined
    return aside
  }, [])

  /** @param id of the question */
  const start = useCallback(
    (question: Question, id: string) => {
      const aside = replaced.current?.aside ?? latestText.current
      replaced.current = { aside, images: question.images }
      updateDraft(currentKey.current, { text: question.text, instead: id, aside })
      onText(question.text)
      setEditing(id)
      if (question.images.length > 0) restore(question.images)
    },
    [currentKey, latestText, onText, restore],
  )

  const latest = useRef(attachments)
  useEffect(() => {
    latest.current = attachments
  })

  /** @param loadImages loads the images of the question being edited, when they are not known */
  const cancel = useCallback(
    async (loadImages: () => Promise<Question['images']>) => {
      if (!replaced.current) return
      const { images } = replaced.current
      const text = end()
      updateDraft(currentKey.current, { text, instead: null, aside: '' })
      onText(text)
      const own = new Set((images ?? (await loadImages())).map(({ dataUrl }) => dataUrl))
      for (const each of latest.current)
        if (toQuestionImages([each]).some(({ dataUrl }) => own.has(dataUrl))) remove(each.id)
    },
    [currentKey, onText, end, remove],
  )

  return { editing, resume, end, start, cancel }
}
