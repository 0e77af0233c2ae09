'use client'

import { useEffect, useState } from 'react'
import { getSession } from './session'

/** Requests the session when the page opens, so that the first question does not wait for it. */
export function useSession(): { isKnown: boolean; isRefused: boolean; accept(): void } {
  const [isRefused, setIsRefused] = useState<boolean>()
  useEffect(() => {
    void getSession().then((outcome) => setIsRefused(outcome.state === 'refused' && outcome.error.status === 401))
  }, [])
  return { isKnown: isRefused === false, isRefused: isRefused === true, accept: () => setIsRefused(false) }
}
