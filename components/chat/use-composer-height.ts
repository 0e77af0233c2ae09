'use client'

import { useEffect } from 'react'

/** Publishes the composer's height as `--composer-height`, so that no content is hidden behind it. */
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
