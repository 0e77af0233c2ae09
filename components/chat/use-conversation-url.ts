'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'

interface ConversationUrlOptions {
  /** From the address with which the page was opened. */
  initialId: string | null
  /** What is on the screen; null for nothing, or for what has no address. */
  id: string | null
  onShow(id: string | null, found?: SearchTarget): void
}

/**
 * Keeps the address and the conversation on the screen together, without loading the page again: a new conversation gets
 * its address with its first question, and the browser's way back leads to the one before.
 *
 * @returns goes to another conversation, or to a new one
 */
export function useConversationUrl({
  initialId,
  id,
  onShow,
}: ConversationUrlOptions): (id: string | null, found?: SearchTarget) => void {
  const isShown = useRef(false)
  useEffect(() => {
    // Once, and not for a conversation that got its address here.
    if (isShown.current) return
    isShown.current = true
    // A question that came along is in the box now: a reload must not bring it again, nor the history keep it.
    if (window.location.search) window.history.replaceState(null, '', window.location.pathname)
    // By now the browser may have gone on to another one: a page that comes back by its history is fetched first.
    const there = parseConversationPath(window.location.pathname)
    if (initialId !== there || there !== null) onShow(there)
  }, [initialId, onShow])

  useEffect(() => {
    if (id && conversationPath(id) !== window.location.pathname)
      window.history.pushState(null, '', conversationPath(id))
  }, [id])

  useEffect(() => {
    const onPop = () => onShow(parseConversationPath(window.location.pathname))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [onShow])

  return useCallback(
    (next, found) => {
      if (conversationPath(next) !== window.location.pathname)
        window.history.pushState(null, '', conversationPath(next))
      onShow(next, found)
    },
    [onShow],
  )
}

function parseConversationPath(pathname: string): string | null {
  return /^\/c\/([\w-]+)$/.exec(pathname)?.[1] ?? null
}

function conversationPath(id: string | null): string {
  return id === null ? '/' : `/c/${id}`
}
