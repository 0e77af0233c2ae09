'use client'

import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/**
 * The button appears when the end is this far below the viewport and disappears when it is this near; the gap prevents
 * flicker.
 */
const showBeyondPx = 200
const hideWithinPx = 60
const farAbovePx = 1_000_000

/**
 * Scrolls twice: `content-visibility` lays out off-screen content only when it comes into view, which may move the end.
 */
function scrollToEnd(end: HTMLElement): void {
  end.scrollIntoView({ block: 'end' })
  requestAnimationFrame(() => requestAnimationFrame(() => end.scrollIntoView({ block: 'end' })))
}

interface ScrollToLatestProps {
  /** The element at which the answer ends. */
  end: HTMLElement
  isGrowing: boolean
}

/**
 * Shown in the composer while the end of the latest answer is below the viewport; scrolls there when pressed, and then
 * follows a growing answer until the reader scrolls up. Otherwise it never scrolls the page.
 */
export function ScrollToLatest({ end, isGrowing }: ScrollToLatestProps) {
  const { transcript } = useMessages()
  const [isBelow, setIsBelow] = useState(false)
  const follow = useFollowing(end, isGrowing)

  useEffect(() => {
    // Content behind the composer is not visible either.
    const hiddenPx = document.getElementById('question')?.offsetHeight ?? 0
    const watch = (px: number, onChange: (isFartherBelow: boolean) => void) => {
      const observer = new IntersectionObserver(
        (entries) => {
          // If several changes arrive at once, the last one is current.
          const now = entries.at(-1)
          if (now) onChange(!now.isIntersecting)
        },
        // Everything above counts as visible; otherwise a jump past the end would go unnoticed.
        { rootMargin: `${farAbovePx}px 0px ${px - hiddenPx}px 0px` },
      )
      observer.observe(end)
      return observer
    }
    const coming = watch(showBeyondPx, (isFar) => isFar && setIsBelow(true))
    const going = watch(hideWithinPx, (isFar) => !isFar && setIsBelow(false))
    return () => {
      coming.disconnect()
      going.disconnect()
    }
  }, [end])

  if (!isBelow) return null
  return (
    <button
      type="button"
      onClick={() => {
        scrollToEnd(end)
        follow()
      }}
      className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-2 font-medium text-sm hover:border-edge hover:bg-sunken"
    >
      <ArrowDown aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{transcript.latest}</span>
    </button>
  )
}

/** Pixels by which a position may differ from the one that was set, by rounding. */
const tolerancePx = 2

/**
 * Keeps the end in view while the answer grows, once asked to.
 *
 * @returns a function that starts to follow
 */
function useFollowing(end: HTMLElement, isGrowing: boolean): () => void {
  const [isFollowing, setIsFollowing] = useState(false)
  useEffect(() => {
    if (!isGrowing) setIsFollowing(false)
  }, [isGrowing])
  useEffect(() => {
    if (!isFollowing) return
    let setAt = window.scrollY
    const toEnd = () => {
      end.scrollIntoView({ block: 'end', behavior: 'instant' })
      setAt = window.scrollY
    }
    const onScroll = () => {
      // Only the reader scrolls up: this code and growing content move the page down.
      if (window.scrollY < setAt - tolerancePx) setIsFollowing(false)
      else setAt = window.scrollY
    }
    const observer = new ResizeObserver(toEnd)
    observer.observe(end.parentElement ?? end)
    window.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [isFollowing, end])
  return () => setIsFollowing(isGrowing)
}
