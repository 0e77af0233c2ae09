'use client'

import { useEffect } from 'react'
import { forgetSession } from './drafts/forget-session'

/**
 * Signs out a page that nobody touches and clears the screen, as 45 CFR 164.312(a)(2)(iii) asks of shared computers.
 *
 * @param minutes 0 where the page needs no sign-in
 */
export function IdleLogoff({ minutes }: { minutes: number }) {
  useEffect(() => {
    if (minutes === 0) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./idle').then(({ watchIdle }) => {
      if (!isGone) stop = watchIdle(minutes * 60_000, leave)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [minutes])
  return null
}

/** The session first; where the server can't be reached the screen is cleared all the same. */
function leave(): void {
  // What stands here was typed by whoever has left.
  forgetSession()
  void fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', keepalive: true }).finally(() =>
    location.replace('/'),
  )
}
