'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { conversationReducer, emptyConversation, isGenerating } from './conversation-reducer'
import type { ConversationOptions, Place } from './conversation-state'
import { useGeneration } from './use-generation'
import { useQuestions } from './use-questions'
import { useStoredConversation } from './use-stored-conversation'

/**
 * The conversation on the screen: asks questions, streams answers and opens stored conversations. One answer is
 * generated at a time.
 *
 * @param initialId conversation to open first, with `open`; null for a new one
 */
export function useConversation(initialId: string | null, options: ConversationOptions) {
  const [conversation, dispatch] = useReducer(conversationReducer, emptyConversation)
  const [place, setPlace] = useState<Place>({
    id: initialId,
    isStored: false,
    isTemporary: false,
    title: null,
    opening: initialId === null ? 'no' : 'loading',
  })
  const updatePlace = useCallback((change: Partial<Place>) => setPlace((now) => ({ ...now, ...change })), [])
  const state = { ...conversation, ...place, ...options }
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const last = conversation.turns.at(-1)
  const isBusy = last !== undefined && isGenerating(last.answer)

  const generation = useGeneration(dispatch)
  const { leave, ...stored } = useStoredConversation({ latest, dispatch, updatePlace, generation, isBusy })
  const clear = useCallback(
    (isTemporary = false) => {
      leave()
      updatePlace({ id: null, isStored: false, isTemporary, title: null, opening: 'no' })
      dispatch({ type: 'cleared' })
    },
    [leave, updatePlace],
  )
  const questions = useQuestions({ latest, dispatch, updatePlace, read: generation.read, clear })

  return { ...conversation, ...place, ...questions, ...stored, stop: generation.stop, clear }
}
