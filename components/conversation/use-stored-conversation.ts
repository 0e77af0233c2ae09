'use client'

import { type Dispatch, type RefObject, startTransition, useCallback, useEffect, useRef } from 'react'
import { unreachableFailure } from '@/components/errors/request-failure'
import { type ConversationAction, isGenerating, type Turn } from './conversation-reducer'
import type { ConversationState, Place } from './conversation-state'
import { answerUrl } from './conversation-urls'
import type { useGeneration } from './use-generation'

const importLoader = () => import('./load-conversation')

type Loader = Awaited<ReturnType<typeof importLoader>>

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
  /** Navigation counter; replies for a conversation that the user has left are ignored. */
  const navigations = useRef(0)
  /** Another tab made a change during generation; refresh when the answer ends. */
  const needsRefresh = useRef(false)

  /** Leaves the current conversation. */
  const leave = useCallback(() => {
    disconnect()
    navigations.current += 1
    needsRefresh.current = false
  }, [disconnect])

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

  /**
   * Runs `use` with the code that loads conversations. Shows a failure in place of the conversation.
   *
   * @param isMinor report the failure only if the conversation no longer exists
   */
  const withLoader = useCallback(
    async (use: (loader: Loader, isCurrent: () => boolean) => Promise<void>, isMinor = false) => {
      const navigation = navigations.current
      const isCurrent = () => navigation === navigations.current
      const loader = await importLoader().catch(() => null)
      let failure = unreachableFailure
      try {
        if (loader) return await use(loader, isCurrent)
      } catch (error) {
        if (loader) failure = loader.toLoadFailure(error)
      }
      if (isCurrent() && !(isMinor && failure.kind !== 'gone')) updatePlace({ opening: failure })
    },
    [updatePlace],
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

  /** @param from id of a question, up to which all are shown; null for the first; when omitted, the last few are shown */
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

  return { leave, open, refresh, step, showEarlier, showBefore }
}
