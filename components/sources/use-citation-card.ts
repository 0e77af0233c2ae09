'use client'

import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

export interface ShownCitation {
  n: number
  mark: HTMLElement
  /**
   * Opened by click: takes focus and stays until closed. A hover preview closes when the pointer leaves citation and
   * card.
   */
  isPinned: boolean
}

const hoverMs = 180
const leaveMs = 250

/**
 * One card for all citations of an answer. Events are delegated to the surrounding element, so a long answer needs no
 * listener per citation.
 */
export function useCitationCard() {
  const [shown, setShown] = useState<ShownCitation | null>(null)
  const isReturning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = useCallback((next: (now: ShownCitation | null) => ShownCitation | null, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  const pinnedMark = shown?.isPinned ? shown.mark : null
  const close = useCallback(
    (returnFocus: boolean) => {
      clearTimeout(timer.current)
      setShown(null)
      if (!returnFocus || !pinnedMark) return
      // Restoring focus must not open the card again.
      isReturning.current = true
      pinnedMark.focus()
      isReturning.current = false
    },
    [pinnedMark],
  )

  const keep = useCallback(() => clearTimeout(timer.current), [])
  const leave = useCallback(() => later((now) => (now?.isPinned ? now : null), leaveMs), [later])

  const markHandlers = {
    onClick(event: MouseEvent) {
      const mark = markAt(event.target)
      // With a modifier key the citation acts as a plain link.
      if (!mark || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      clearTimeout(timer.current)
      setShown({ ...mark, isPinned: true })
    },
    onPointerOver(event: PointerEvent) {
      const mark = markAt(event.target)
      if (mark && event.pointerType === 'mouse')
        later((now) => (now?.isPinned ? now : { ...mark, isPinned: false }), hoverMs)
    },
    onPointerOut(event: PointerEvent) {
      if (markAt(event.target) && event.pointerType === 'mouse') leave()
    },
    onFocus(event: FocusEvent) {
      const mark = markAt(event.target)
      if (isReturning.current || !mark?.mark.matches(':focus-visible')) return
      // Cancel the pending close of the previous citation.
      clearTimeout(timer.current)
      setShown((now) => (now?.isPinned ? now : { ...mark, isPinned: false }))
    },
    onBlur(event: FocusEvent) {
      if (markAt(event.target)) leave()
    },
  }
  return { shown, markHandlers, close, keep, leave }
}

function markAt(target: EventTarget): { n: number; mark: HTMLElement } | undefined {
  const mark = target instanceof Element ? target.closest<HTMLElement>('a[data-source]') : null
  return mark ? { n: Number(mark.dataset['source']), mark } : undefined
}
