'use client'

import { useEffect } from 'react'

/** Tells the style sheet how tall the composer is, so that nothing is hidden behind it. */
export function useComposerHeight(foot: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = foot.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--composer-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [foot])
}
