'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'

interface ConversationUrlOptions {
  /** From the URL with which the page was opened. */
  initialId: string | null
  /** Conversation on the screen; null when there is none or it has no URL. */
  id: string | null
  onShow(id: string | null, found?: SearchTarget): void
}

/**
 * Keeps the URL and the conversation on the screen in sync without reloading: a new conversation gets its URL with its
 * first question, and Back returns to the previous one.
 *
 * @returns a function that navigates to another conversation, or to a new one for null
 */
export function useConversationUrl({
  initialId,
  id,
  onShow,
}: ConversationUrlOptions): (id: string | null, found?: SearchTarget) => void {
  const isShown = useRef(false)
  useEffect(() => {
    // Run once, and not for a conversation that got its URL on this page.
    if (isShown.current) return
    isShown.current = true
    // The composer holds the question from the URL now: drop it from the URL, so that neither a reload nor the history
    // repeats it.
    if (window.location.search) window.history.replaceState(null, '', window.location.pathname)
    // The URL may have changed since the server rendered: a page restored from history is fetched first.
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
