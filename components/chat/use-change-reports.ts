'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { broadcastToTabs } from '@/components/session/broadcast'

/**
 * Reports changes of stored conversations to the history panel of this tab and to other tabs.
 *
 * @param isAnswered whether the last turn on the screen has its answer; a finished answer changes the conversation list
 * @returns `revision` changes when the list must be read again
 */
export function useChangeReports(isAnswered: boolean) {
  const [revision, setRevision] = useState(0)
  /** Conversation of the answer that this tab is generating. */
  const generating = useRef<string>(undefined)
  const updateList = useCallback(() => setRevision((now) => now + 1), [])

  /** @param conversation id of the conversation that stored the question; null if none did */
  const reportQuestion = useCallback(
    (conversation: string | null) => {
      updateList()
      if (conversation === null) return
      generating.current = conversation
      broadcastToTabs({ type: 'changed', conversation })
    },
    [updateList],
  )

  useEffect(() => {
    updateList()
    if (!isAnswered || generating.current === undefined) return
    broadcastToTabs({ type: 'changed', conversation: generating.current })
    generating.current = undefined
  }, [isAnswered, updateList])

  return { revision, updateList, reportQuestion }
}
