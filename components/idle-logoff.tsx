'use client'

import { useEffect } from 'react'

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
    void Promise.all([import('./idle'), import('./leave')]).then(([{ watchIdle }, { leave, clearScreen }]) => {
      // Where the server can't be reached the screen is cleared all the same.
      if (!isGone) stop = watchIdle(minutes * 60_000, () => void leave().catch(clearScreen))
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [minutes])
  return null
}
