'use client'

import { type Dispatch, type PointerEvent, useRef, useState } from 'react'
import type { Box } from '@/components/attachments/decode/ocr-result'
import { type PanZoom, type PanZoomAction, type Point, type Size, toCentredPoint, toImagePoint } from './pan-zoom'
import { clampToImage } from './redaction'

interface Gestures {
  panZoom: PanZoom
  dispatch: Dispatch<PanZoomAction>
  /** In image pixels; `fit` is screen pixels per image pixel at zoom 1. */
  image: Size & { fit: number }
  /** Set where there is a window: dragging with a mouse or pen changes it by these shares, and pans with Shift. */
  onDrag?: ((widthBy: number, centerBy: number) => void) | undefined
  /** Set while the user is redacting: dragging draws a box instead of panning. */
  onBox?: ((box: Box) => void) | undefined
}

/** A drag over this distance doubles the window, or moves its level by its width. */
const dragPx = 300

/** Pans or draws a box with one pointer, and zooms with two. */
export function usePointerGestures({ panZoom, dispatch, image, onDrag, onBox }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  /** Opposite corners of the box being drawn, in image pixels. */
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null)

  const toImagePixel = (event: PointerEvent) => toImagePoint(toCentredPoint(event, event.currentTarget), panZoom, image)

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, toPoint(event))
    // A second finger zooms, even while redacting.
    const isAlone = pointers.current.size === 1
    setDrawn(onBox && isAlone ? { from: toImagePixel(event), to: toImagePixel(event) } : null)
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = toPoint(event)
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    if (!other && drawn) return setDrawn({ ...drawn, to: toImagePixel(event) })
    if (!other && onDrag && !event.shiftKey && event.pointerType !== 'touch')
      return onDrag((now.x - before.x) / dragPx, (before.y - now.y) / dragPx)
    if (!other) return dispatch({ type: 'moved', x: now.x - before.x, y: now.y - before.y })
    const by = distance(now, other) / Math.max(1, distance(before, other))
    dispatch({ type: 'zoomed', by, at: toCentredPoint({ clientX: other.x, clientY: other.y }, event.currentTarget) })
  }

  function onEnd(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    if (!drawn) return
    setDrawn(null)
    const box = clampToImage(boxBetween(drawn.from, drawn.to), image)
    if (event.type === 'pointerup' && box.right - box.left > 2 && box.bottom - box.top > 2) onBox?.(box)
  }

  return {
    /** The box being drawn, in image pixels. */
    drawn: drawn && boxBetween(drawn.from, drawn.to),
    handlers: { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd },
  }
}

function toPoint({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function boxBetween(one: Point, other: Point): Box {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
