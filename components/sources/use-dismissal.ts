'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Calls `onClose` on Escape, which then returns the focus to the citation, and on a press outside the source and its
 * citation.
 *
 * @param source the element that shows the source
 * @param mark its citation; null while nothing is shown
 */
export function useDismissal(
  source: RefObject<HTMLElement | null>,
  mark: HTMLElement | null,
  onClose: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!mark) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape also cancels an answer; close the source first.
      event.preventDefault()
      onClose(true)
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && (source.current?.contains(target) || mark.contains(target))) return
      onClose(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [source, mark, onClose])
}
