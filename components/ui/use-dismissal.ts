'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Calls `onClose` on Escape, which then returns the focus to the anchor, and on a press outside the shown element and
 * its anchor.
 *
 * @param shown the element that shows something
 * @param anchor the citation or note that opened it; null while nothing is shown
 */
export function useDismissal(
  shown: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  onClose: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!anchor) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape also cancels an answer; close what is shown first.
      event.preventDefault()
      onClose(true)
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && (shown.current?.contains(target) || anchor.contains(target))) return
      onClose(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [shown, anchor, onClose])
}
