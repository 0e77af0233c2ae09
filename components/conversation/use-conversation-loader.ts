'use client'

import { useCallback, useRef } from 'react'
import { unreachableFailure } from '@/components/errors/request-failure'
import type { Place } from './conversation-state'

const importLoader = () => import('./load-conversation')

type Loader = Awaited<ReturnType<typeof importLoader>>

export type WithLoader = ReturnType<typeof useConversationLoader>['withLoader']

/** Loads the code that loads conversations, and shows failures in place of the conversation. */
export function useConversationLoader(updatePlace: (change: Partial<Place>) => void) {
  /** Navigation counter; replies for a conversation that the user has left are ignored. */
  const navigations = useRef(0)

  const countNavigation = useCallback(() => {
    navigations.current += 1
  }, [])

  /**
   * Runs `use` with the code that loads conversations.
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

  return { countNavigation, withLoader }
}
