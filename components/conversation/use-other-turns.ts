'use client'

import { type Dispatch, type RefObject, startTransition, useCallback } from 'react'
import type { ConversationAction, Turn } from './conversation-reducer'
import type { ConversationState } from './conversation-state'
import type { WithLoader } from './use-conversation-loader'

interface OtherTurnsParts {
  latest: RefObject<ConversationState>
  dispatch: Dispatch<ConversationAction>
  withLoader: WithLoader
  /** Leaves the branch on the screen. */
  leave(): void
  resumeGeneration(conversation: string, last: Turn | undefined): void
}

/** Shows other turns of the conversation on the screen: those of another branch, and earlier ones. */
export function useOtherTurns({ latest, dispatch, withLoader, leave, resumeGeneration }: OtherTurnsParts) {
  /** Switches to the branch of another version of a question or answer. */
  const step = useCallback(
    async (to: string) => {
      const { id: conversation, nodes } = latest.current
      if (!conversation) return
      leave()
      await withLoader(async ({ loadBranch, saveCurrentLeaf }, isCurrent) => {
        const turns = await loadBranch(conversation, nodes, to)
        if (!isCurrent()) return
        dispatch({ type: 'stepped', turns })
        const last = turns.at(-1)
        if (last) void saveCurrentLeaf(conversation, last.answerId)
        resumeGeneration(conversation, last)
      })
    },
    [latest, dispatch, leave, resumeGeneration, withLoader],
  )

  /**
   * @param from id of a question, up to which all are shown; null for the first; when omitted, the last few are shown
   */
  const showEarlier = useCallback(
    async (from?: string | null) => {
      const { id: conversation, turns } = latest.current
      const until = turns[0]?.parentId
      if (!conversation || !until) return
      await withLoader(async ({ loadEarlierTurns }, isCurrent) => {
        const earlier = await loadEarlierTurns(conversation, until, from)
        // Rendered in slices, so that typing and scrolling go on meanwhile.
        if (isCurrent()) startTransition(() => dispatch({ type: 'earlier', turns: earlier }))
      })
    },
    [latest, dispatch, withLoader],
  )

  /** @param turns the turns before the first one on the screen */
  const showBefore = useCallback((turns: readonly Turn[]) => dispatch({ type: 'earlier', turns }), [dispatch])

  return { step, showEarlier, showBefore }
}
