'use client'

/** Extends the viewport downwards by this share of its height; text below that stays off screen for a while. */
const near = '50%'

interface VisibilityWatch {
  /** True when the end is in or near the viewport, or not known yet. */
  isVisible(): boolean
  stop(): void
}

/** @param id id of the element at which the answer ends; the element may be added later */
export function watchVisibility(id: string): VisibilityWatch {
  let end: HTMLElement | null = null
  let isSeen = true
  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? true
    },
    { rootMargin: `0px 0px ${near} 0px` },
  )
  return {
    isVisible() {
      if (end?.isConnected) return isSeen
      observer.disconnect()
      isSeen = true
      end = document.getElementById(id)
      if (end) observer.observe(end)
      return isSeen
    },
    stop: () => observer.disconnect(),
  }
}
