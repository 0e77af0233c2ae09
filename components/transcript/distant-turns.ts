'use client'

/**
 * Decides which turns of a long conversation are drawn in full: those near the reader, and those that were near most
 * recently. The others are drawn as text alone, which the browser can search and read aloud. With hundreds of turns
 * drawn in full, each frame takes the browser 40 ms, although it skips those that are off screen.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far above and below the window turns are near: the reader rarely gets there before they are drawn. */
const margin = '200% 0px'
/** More than are near in the largest window. */
const drawnMax = 8

type Draw = (isDrawn: boolean) => void

const watched = new Map<Element, Draw>()
const near = new Set<Element>()
/** Those that must be drawn wherever the reader is. */
const kept = new Set<Element>()
/** Those that the reader was near longest ago come first. */
const drawn = new Set<Element>()
let observer: IntersectionObserver | undefined

/**
 * @param mustDraw for the turns that must be drawn at once
 * @returns whether to draw this turn in full
 */
export function useIsDrawn(turn: RefObject<HTMLElement | null>, mustDraw: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(mustDraw)
  // It stays drawn when the next question is asked.
  if (mustDraw && !isDrawn) setIsDrawn(true)
  useEffect(() => (turn.current ? watchDistance(turn.current, setIsDrawn) : undefined), [turn])
  useEffect(() => {
    const element = turn.current
    if (!mustDraw || !element) return
    kept.add(element)
    drawn.add(element)
    return () => void kept.delete(element)
  }, [turn, mustDraw])
  return mustDraw || isDrawn
}

/** Draws all turns now, for paper. */
export function drawAllTurns(): void {
  flushSync(() => {
    for (const [turn, draw] of watched) {
      drawn.add(turn)
      draw(true)
    }
  })
}

const printEvents = ['beforeprint', 'afterprint']
/** Observations from before are delivered while the print is prepared; no turn may be undrawn then. */
let isPrinting = false

function onPrint({ type }: Event): void {
  isPrinting = type === 'beforeprint'
  if (isPrinting) drawAllTurns()
}

/** @returns a function that stops watching */
function watchDistance(turn: Element, draw: Draw): () => void {
  if (watched.size === 0) for (const type of printEvents) window.addEventListener(type, onPrint)
  observer ??= new IntersectionObserver(onMoved, { rootMargin: margin })
  watched.set(turn, draw)
  observer.observe(turn)
  return () => {
    observer?.unobserve(turn)
    for (const each of [watched, near, drawn]) each.delete(turn)
    if (watched.size === 0) for (const type of printEvents) window.removeEventListener(type, onPrint)
  }
}

function onMoved(entries: readonly IntersectionObserverEntry[]): void {
  // In slices, so that scrolling and typing go on.
  startTransition(() => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) near.add(target)
      else near.delete(target)
      // The latest comes last.
      if (drawn.delete(target) || isIntersecting) drawn.add(target)
      if (isIntersecting) watched.get(target)?.(true)
    }
    undrawDistant()
  })
}

function undrawDistant(): void {
  if (isPrinting) return
  let excess = drawn.size - drawnMax
  for (const turn of drawn) {
    if (excess <= 0) return
    if (near.has(turn) || kept.has(turn) || isUsed(turn)) continue
    excess -= 1
    drawn.delete(turn)
    watched.get(turn)?.(false)
  }
}

/** The reader has put the focus there, or opened something. */
function isUsed(turn: Element): boolean {
  return turn.contains(document.activeElement) || turn.querySelector('details[open]') !== null
}
