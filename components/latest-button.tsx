'use client'

import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from './words/words'

/**
 * Stands in the question box while the end of the latest answer is below the window, and leads there. It never moves the
 * page by itself.
 *
 * @param end the element at which the answer ends
 */
export function LatestButton({ end }: { end: HTMLElement }) {
  const { transcript } = useWords()
  const [isBelow, setIsBelow] = useState(false)

  useEffect(() => {
    // What stands behind the question box is not in view either.
    const hiddenPx = document.getElementById('question')?.offsetHeight ?? 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isInView = entry?.isIntersecting ?? true
        setIsBelow(!isInView && (entry?.boundingClientRect.top ?? 0) > 0)
      },
      { rootMargin: `0px 0px -${hiddenPx}px 0px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  if (!isBelow) return null
  return (
    <button
      type="button"
      onClick={() => end.scrollIntoView({ block: 'end' })}
      className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-2 font-medium text-sm hover:border-edge hover:bg-sunken"
    >
      <ArrowDown aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{transcript.latest}</span>
    </button>
  )
}
