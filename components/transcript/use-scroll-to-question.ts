'use client'

import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'

/**
 * Scrolls a new question to the top of the window; after that only the user scrolls. One's own conversation opens at
 * its end, scrolled before the first paint; a shared one opens at its top, as a document does.
 *
 * @param log has one child for each turn
 * @param latest the turns, for the first layout
 */
export function useScrollToQuestion(
  log: RefObject<HTMLElement | null>,
  last: Turn | undefined,
  latest: RefObject<readonly Turn[]>,
  isOwn: boolean,
) {
  // Asked in this window: questions from another window must not scroll this one.
  const isAsked = last !== undefined && !last.isStored && !last.isQuiet && last.answer.status === 'searching'
  const askedId = isAsked ? last.answerId : undefined
  useEffect(() => {
    if (askedId === undefined) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [log, askedId])

  useLayoutEffect(() => {
    if (isOwn && latest.current.length > 1)
      log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [log, latest, isOwn])
}
