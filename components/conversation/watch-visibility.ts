'use client'

/** What comes farther below the window than this part of it is out of sight for a while yet. */
const near = '50%'

export interface VisibilityWatch {
  /** Whether the answer ends in the window or near it; also as long as that is not known. */
  isVisible(): boolean
  stop(): void
}

/** @param id of the element at which the answer ends; it may come on the page later */
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
