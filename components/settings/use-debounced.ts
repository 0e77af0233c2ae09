'use client'

import { useEffect, useState } from 'react'

/** Short enough to feel immediate; each request counts against a limit. */
const pauseMs = 300

/** @returns the text once nobody has typed for a moment */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
