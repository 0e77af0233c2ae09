'use client'

import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/** It comes when the end is this far below what can be seen, and goes when it is this near: between them it does not flicker. */
const showBeyondPx = 200
const hideWithinPx = 60
const farAbovePx = 1_000_000

/** What was out of sight is laid out when it comes into view, and may be taller than was thought: so it is gone to twice. */
function scrollToEnd(end: HTMLElement): void {
  end.scrollIntoView({ block: 'end' })
  requestAnimationFrame(() => requestAnimationFrame(() => end.scrollIntoView({ block: 'end' })))
}

/**
 * Stands in the question box while the end of the latest answer is below the window, and leads there. It never moves the
 * page by itself.
 *
 * @param end the element at which the answer ends
 */
export function ScrollToLatest({ end }: { end: HTMLElement }) {
  const { transcript } = useMessages()
  const [isBelow, setIsBelow] = useState(false)

  useEffect(() => {
    // What stands behind the question box is not in view either.
    const hiddenPx = document.getElementById('question')?.offsetHeight ?? 0
    const watch = (px: number, onChange: (isFartherBelow: boolean) => void) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry) onChange(!entry.isIntersecting)
        },
        // Whatever is above counts as in view: a jump over the end would go unseen otherwise.
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
      onClick={() => scrollToEnd(end)}
      className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-2 font-medium text-sm hover:border-edge hover:bg-sunken"
    >
      <ArrowDown aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{transcript.latest}</span>
    </button>
  )
}
