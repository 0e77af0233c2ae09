'use client'

import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

export interface ShownSource {
  n: number
  mark: HTMLElement
  /** Opened by click: takes focus and stays until closed. A preview ends when the pointer leaves citation and card. */
  isPinned: boolean
  /** In the panel beside the answer where the window has room for it, else on a card. */
  place: 'panel' | 'card'
}

const hoverMs = 180
const leaveMs = 250

/**
 * The source that is shown for a citation, one at a time. Events are delegated to the element around the answer, so a
 * long answer needs no listener per citation.
 */
export function useShownSource() {
  const [shown, setShown] = useState<ShownSource | null>(null)
  const isReturning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = useCallback((next: (now: ShownSource | null) => ShownSource | null, ms: number) => {
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

/** Tailwind's `lg`, from which the sources are beside the answer. */
const panelWidth = '(width >= 64rem)'

function markAt(target: EventTarget): Omit<ShownSource, 'isPinned'> | undefined {
  const mark = target instanceof Element ? target.closest<HTMLElement>('a[data-source]') : null
  const place = window.matchMedia(panelWidth).matches ? 'panel' : 'card'
  return mark ? { n: Number(mark.dataset['source']), mark, place } : undefined
}
