'use client'

import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { highlightSearchHit, type SearchTarget } from './highlight-search-hit'
import { takeFocus } from './take-focus'

interface JumpParts {
  turns: readonly Turn[]
  /** The turns, for callbacks. */
  latest: RefObject<readonly Turn[]>
  /** The search hit to scroll to, once loaded. */
  target: SearchTarget | null
  /** Loads the turns from a question on. */
  onEarlier: ((from: string) => void) | undefined
}

/**
 * Scrolls to a search hit, and to a turn that the reader chooses.
 *
 * @returns `goalAt`: the index of that turn; -1 if there is none, or while it is not loaded
 */
export function useJump({ turns, latest, target, onEarlier }: JumpParts) {
  const [jumpedTo, setJumpedTo] = useState<{ id: string } | null>(null)
  // A newer search hit is where the reader goes next.
  useEffect(() => setJumpedTo(null), [target])
  const goal = jumpedTo?.id ?? target?.message
  const goalAt = turns.findIndex(({ id, answerId }) => id === goal || answerId === goal)
  const goalId = turns[goalAt]?.id
  useLayoutEffect(() => {
    if (!goalId) return
    const turn = document.getElementById(`turn-${goalId}`)
    const heading = turn?.querySelector('h2')
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
    if (jumpedTo) takeFocus(heading)
    else if (turn && target) return highlightSearchHit(turn, target)
    return undefined
  }, [goalId, target, jumpedTo])

  const jump = useCallback(
    (id: string) => {
      if (latest.current.every((turn) => turn.id !== id)) onEarlier?.(id)
      // The turns around it are drawn in slices.
      startTransition(() => setJumpedTo({ id }))
    },
    [latest, onEarlier],
  )

  return { goalAt, jump }
}
