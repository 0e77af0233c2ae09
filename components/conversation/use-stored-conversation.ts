'use client'

import { type Dispatch, type RefObject, useCallback, useEffect, useRef } from 'react'
import { type ConversationAction, isGenerating, type Turn } from './conversation-reducer'
import type { ConversationState, Place } from './conversation-state'
import { answerUrl } from './conversation-urls'
import { useConversationLoader } from './use-conversation-loader'
import type { useGeneration } from './use-generation'
import { useOtherTurns } from './use-other-turns'

interface StoredConversationParts {
  latest: RefObject<ConversationState>
  dispatch: Dispatch<ConversationAction>
  updatePlace(change: Partial<Place>): void
  generation: ReturnType<typeof useGeneration>
  /** True while an answer is being generated. */
  isBusy: boolean
}

/** Opens stored conversations, and moves within the one on the screen: to other branches, earlier and newer turns. */
export function useStoredConversation({
  latest,
  dispatch,
  updatePlace,
  generation: { read, disconnect },
  isBusy,
}: StoredConversationParts) {
  const { countNavigation, withLoader } = useConversationLoader(updatePlace)
  /** Another tab made a change during generation; refresh when the answer ends. */
  const needsRefresh = useRef(false)

  /** Leaves the current conversation. */
  const leave = useCallback(() => {
    disconnect()
    countNavigation()
    needsRefresh.current = false
  }, [disconnect, countNavigation])

  /** Resumes an answer that the server is still generating. */
  const resumeGeneration = useCallback(
    (conversation: string, last: Turn | undefined) => {
      if (!last || !isGenerating(last.answer)) return
      const { answerId } = last
      const url = answerUrl(conversation, answerId)
      void read({ answerId, url }, ({ readGenerationLog }, options) => readGenerationLog(url, options))
    },
    [read],
  )

  /** @param message id to show; when omitted, the most recently read branch is opened */
  const open = useCallback(
    async (conversation: string, message?: string) => {
      leave()
      dispatch({ type: 'cleared' })
      updatePlace({ id: conversation, isStored: false, isTemporary: false, title: null, opening: 'loading' })
      await withLoader(async ({ loadConversation, saveCurrentLeaf }, isCurrent) => {
        const { title, ...opened } = await loadConversation(conversation, message)
        if (!isCurrent()) return
        dispatch({ type: 'opened', ...opened })
        updatePlace({ isStored: true, title, opening: 'no' })
        const last = opened.turns.at(-1)
        if (message !== undefined && last) void saveCurrentLeaf(conversation, last.answerId)
        resumeGeneration(conversation, last)
      })
    },
    [dispatch, updatePlace, leave, resumeGeneration, withLoader],
  )

  /** Adds turns that another tab or device appended. The user stays on the current branch. */
  const refresh = useCallback(async () => {
    const { id: conversation, isStored, turns } = latest.current
    const last = turns.at(-1)
    if (!conversation || !isStored || !last) return
    needsRefresh.current = isGenerating(last.answer)
    if (needsRefresh.current) return
    // If the server is unreachable, keep what is shown and try again at the next change.
    const isMinor = true
    await withLoader(async ({ loadNewTurns }, isCurrent) => {
      const { title, ...added } = await loadNewTurns(conversation, last)
      // The user navigated away or asked a question in the meantime.
      if (!isCurrent() || latest.current.turns.at(-1)?.answerId !== last.answerId) return
      dispatch({ type: 'refreshed', ...added })
      updatePlace({ title })
      resumeGeneration(conversation, added.turns.at(-1))
    }, isMinor)
  }, [latest, dispatch, updatePlace, resumeGeneration, withLoader])

  useEffect(() => {
    if (!isBusy && needsRefresh.current) void refresh()
  }, [isBusy, refresh])

  const otherTurns = useOtherTurns({ latest, dispatch, withLoader, leave, resumeGeneration })

  return { leave, open, refresh, ...otherTurns }
}
