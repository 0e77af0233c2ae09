'use client'

import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

export interface ShownCitation {
  n: number
  mark: HTMLElement
  /** Opened on purpose: it takes the focus and stays until it is closed. A preview goes when mark and card are left. */
  isPinned: boolean
}

const hoverMs = 180
const leaveMs = 250

/**
 * One card for all marks of an answer. The marks are plain links; their events are heard on the element around them, so
 * that a long answer costs no listener per mark.
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
      // The focus comes back to be where it was, not to show the same card again.
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
      // With a modifier key the mark is the link that it is.
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
      // Who comes from another mark has left that one, and not this one.
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
