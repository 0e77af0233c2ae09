'use client'

import { useEffect, useState } from 'react'

/** Short enough to feel immediate; each request counts against a limit. */
const pauseMs = 300

/** @returns the text once nobody has typed for a moment */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
