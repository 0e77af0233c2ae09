'use client'

import type { RefObject } from 'react'
import { useShortcut } from '@/components/settings/shortcuts'

/**
 * Moves by key between citations and the notes of doubtful sentences, from the focused one, or else from the first
 * visible one.
 *
 * @param log the element that contains the answers
 */
export function useCitationShortcuts(log: RefObject<HTMLElement | null>): void {
  useShortcut('nextMark', () => show(next(listMarks(log))))
  useShortcut('previousMark', () => show(next(listMarks(log).reverse())))
}

function listMarks(log: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(log.current?.querySelectorAll<HTMLElement>('a[data-source], button[data-check]') ?? [])]
}

/** @param marks in the direction of movement */
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

function show(mark: HTMLElement | undefined): void {
  if (!mark) return
  mark.focus({ preventScroll: true })
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  mark.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}
