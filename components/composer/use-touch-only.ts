'use client'

import { useEffect, useState } from 'react'

/** True when there is no fine pointer at all: the on-screen keyboard is in use, and Enter inserts a line break. */
export function useTouchOnly(): boolean {
  const [isTouchOnly, setIsTouchOnly] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(pointer: coarse) and (not (any-pointer: fine))')
    const update = () => setIsTouchOnly(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isTouchOnly
}
