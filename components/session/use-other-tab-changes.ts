'use client'

import { useEffect, useRef } from 'react'

/** Reports changes that other tabs and devices make to the conversation on the screen. */
export function useOtherTabChanges(id: string | null, onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (id === null) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./subscribe-to-broadcast').then(
      ({ subscribeToChanges: watchChanges }) => {
        if (isGone) return
        stop = watchChanges((changed) => {
          if (changed === null || changed === id) latest.current()
        })
      },
      // Without this code the page shows only its own changes.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [id])
}
