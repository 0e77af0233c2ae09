'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { useDraft } from '@/components/composer/use-draft'
import type { Question, Turn } from '@/components/conversation/conversation-reducer'
import { focusComposer } from './focus-composer'

/** Moves an earlier question into the composer and back. */
export function useQuestionEditing(
  turns: readonly Turn[],
  { editing, startEditing, cancelEditing }: ReturnType<typeof useDraft>,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  // Kept in a ref: a callback that depended on the turns would re-render all of them with each piece of text.
  const latest = useRef(turns)
  useEffect(() => {
    latest.current = turns
  })

  const edit = useCallback(
    async (id: string) => {
      const turn = latest.current.find((each) => each.id === id)
      if (!turn) return
      field.current?.focus()
      const question = await refetchQuestionImages(turn.question)
      if (question) startEditing(question, id)
    },
    [field, startEditing],
  )

  /** The question being edited. */
  const edited = turns.find(({ id }) => id === editing)

  function cancel() {
    void cancelEditing(async () => (edited && (await refetchQuestionImages(edited.question))?.images) ?? [])
    // The button that had the focus is gone.
    focusComposer(field.current)
  }

  return { edit, edited, cancel }
}

/** @returns the question with its images fetched; null when an image or the code that fetches it cannot be loaded */
async function refetchQuestionImages(question: Question): Promise<Question | null> {
  if (question.images.length === 0) return question
  try {
    const { refetchImages } = await import('@/components/attachments/refetch-images')
    return await refetchImages(question)
  } catch {
    return null
  }
}
