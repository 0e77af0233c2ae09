'use client'

import { useCallback, useState } from 'react'
import { readDraft } from '@/components/composer/draft-storage'
import type { useConversation } from '@/components/conversation/use-conversation'
import { useOtherTabChanges } from '@/components/session/use-other-tab-changes'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'
import { LazyTranscript } from '@/components/transcript/lazy-transcript'
import { useConversationUrl } from './use-conversation-url'

/**
 * Opens the conversations of the address and of the list, and follows what other tabs do to the open one.
 *
 * @param initialId conversation to open; null for a new one
 */
export function useNavigation(initialId: string | null, conversation: ReturnType<typeof useConversation>) {
  const { id, opening, isStored, clear, open, refresh } = conversation
  /** The search hit to scroll to. */
  const [target, setTarget] = useState<SearchTarget | null>(null)

  const show = useCallback(
    (next: string | null, found?: SearchTarget) => {
      setTarget(found ?? null)
      if (next === null) return clear()
      // Load the transcript code in parallel with its data.
      LazyTranscript.preload()
      // Reopen the branch of a question that was being edited.
      void open(next, found?.message ?? readDraft(next).instead ?? undefined)
    },
    [clear, open],
  )
  const go = useConversationUrl({ initialId, id: isStored ? id : null, onShow: show })

  useOtherTabChanges(id, () => {
    // A deleted conversation may have been restored.
    if (id !== null && opening === 'no') void refresh()
    else if (id !== null && opening !== 'loading') void open(id)
  })

  return { target, show, go }
}
