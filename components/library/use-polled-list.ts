'use client'

import { useCallback, useEffect, useRef } from 'react'
import { getSession, renewSession } from '@/components/session/session'

const pollMs = 1000

/**
 * Loads a list from the server, and again every second while something in it is in progress.
 *
 * @param take receives the response of each request that succeeded
 * @returns a function that loads the list now
 */
export function usePolledList<List>(address: string, isBusy: boolean, take: (list: List) => void): () => Promise<void> {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  const refresh = useCallback(async () => {
    await getSession()
    const response = await fetch(address, { cache: 'no-store' }).catch(() => null)
    if (response?.status === 401) await renewSession()
    if (response?.ok) latest.current(await response.json())
  }, [address])
  useEffect(() => {
    void refresh()
    if (!isBusy) return
    const timer = setInterval(refresh, pollMs)
    return () => clearInterval(timer)
  }, [refresh, isBusy])
  return refresh
}
