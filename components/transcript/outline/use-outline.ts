'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import type { OutlineEntry } from '@/lib/wire/conversation'

/** Two questions are seen at once. */
export const outlineTurnsMin = 3

const none: readonly OutlineEntry[] = []

/**
 * @param turns the loaded turns
 * @param conversationId where earlier turns are stored; null if there are none
 * @returns all questions of the branch; without the earlier ones until they are known, or when they cannot be read
 */
export function useOutline(turns: readonly Turn[], conversationId: string | null): readonly OutlineEntry[] {
  const before = (turns.length >= outlineTurnsMin && conversationId !== null && turns[0]?.parentId) || null
  const [earlier, setEarlier] = useState<{ before: string | null; entries: readonly OutlineEntry[] }>({
    before: null,
    entries: none,
  })
  useEffect(() => {
    if (before === null || conversationId === null) return
    let isOld = false
    void readEarlier(conversationId, before).then((entries) => {
      if (!isOld) setEarlier({ before, entries })
    })
    return () => {
      isOld = true
    }
  }, [conversationId, before])
  const known = earlier.before === before ? earlier.entries : none
  // Arriving text changes the turns but not their questions.
  const ids = turns.map(({ id }) => id).join()
  return useMemo(() => [...known, ...turns.map(({ id, question }) => ({ id, text: question.text }))], [known, ids])
}

async function readEarlier(conversationId: string, before: string): Promise<readonly OutlineEntry[]> {
  try {
    const { fetchOutline } = await import('@/components/conversation/conversation-api')
    return await fetchOutline(conversationId, before)
  } catch {
    return none
  }
}
