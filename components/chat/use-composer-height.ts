'use client'

import { useEffect } from 'react'

/**
 * Publishes as `--composer-height` how much of the page the composer covers, so that no content is hidden behind it.
 * Until it is docked that is nothing: it scrolls with the page, and may be taller than the window.
 */
export function useComposerHeight(dock: { current: HTMLElement | null }, isDocked: boolean): void {
  useEffect(() => {
    const element = dock.current
    if (!element || !isDocked) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty('--composer-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--composer-height')
    }
  }, [dock, isDocked])
}
