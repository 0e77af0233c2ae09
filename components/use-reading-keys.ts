'use client'

import { type RefObject, useEffect } from 'react'
import { readingKeyOf } from './reading-keys'

/**
 * Steps through the marks of the answers by key, from the one in focus, else from the first that can be seen.
 *
 * @param log the element that holds the answers
 */
export function useReadingKeys(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented ? undefined : readingKeyOf(event)
      if (!asked) return
      const marks = [...(log.current?.querySelectorAll<HTMLElement>('a[data-source]') ?? [])]
      const mark = asked === 'nextMark' ? next(marks) : next(marks.reverse())
      if (!mark) return
      event.preventDefault()
      mark.focus({ preventScroll: true })
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      mark.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [log])
}

/** @param marks in the order of the step */
function next(marks: readonly HTMLElement[]): HTMLElement | undefined {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement ? marks.indexOf(activeElement) : -1
  if (focused >= 0) return marks[focused + 1]
  return marks.find(isInView) ?? marks[0]
}

function isInView(mark: HTMLElement): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
