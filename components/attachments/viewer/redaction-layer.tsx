'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Box } from '@/components/attachments/decode/ocr-result'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Size } from './pan-zoom'
import { clampToImage } from './redaction'

interface RedactionLayerProps {
  /** Image size; all boxes are in image pixels. */
  size: Size
  redactions: readonly Box[]
  /** Boxes of possible identifiers. */
  hits: readonly Box[]
  /** The box being drawn with a pointer. */
  drawn: Box | null
  /** Set while the user is redacting: Enter redacts the frame. */
  onBox?: ((box: Box) => void) | undefined
}

/** Overlays redactions, possible identifiers, and the frame moved by keyboard. */
export function RedactionLayer({ size, redactions, hits, drawn, onBox }: RedactionLayerProps) {
  return (
    <>
      {redactions.map((box, index) => (
        <span key={`${index}`} style={toPosition(box, size)} className="absolute bg-black" />
      ))}
      {hits.map((box, index) => (
        <span key={`${index}`} style={toPosition(box, size)} className="absolute outline-2 outline-danger" />
      ))}
      {drawn && <span style={toPosition(drawn, size)} className="absolute bg-black/70 outline-2 outline-danger" />}
      {onBox && <KeyboardFrame size={size} onBox={onBox} />}
    </>
  )
}

const [across, down] = [0.25, 0.06]
const step = 0.02

/** A redaction box moved and resized by keyboard. */
function KeyboardFrame({ size, onBox }: { size: Size; onBox(box: Box): void }) {
  const { imageText: labels } = useMessages()
  const frame = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const { width, height } = size
  const [box, setBox] = useState<Box>({
    left: width * (0.5 - across / 2),
    top: height * (0.5 - down / 2),
    right: width * (0.5 + across / 2),
    bottom: height * (0.5 + down / 2),
  })
  useEffect(() => frame.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    // The viewer would pan the image.
    event.stopPropagation()
    const [x, y] = [direction.x * step * width, direction.y * step * height]
    const { left, top, right, bottom } = box
    const next = event.shiftKey
      ? {
          left,
          top,
          right: Math.max(left + step * width, right + x),
          bottom: Math.max(top + (step * height) / 2, bottom + y),
        }
      : { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
    if (next.left >= 0 && next.top >= 0 && next.right <= width && next.bottom <= height) setBox(next)
  }

  return (
    <button
      ref={frame}
      type="button"
      aria-label={labels.frame}
      aria-describedby={hintId}
      style={toPosition(box, size)}
      onKeyDown={onKeyDown}
      onClick={() => onBox(clampToImage(box, size))}
      className="absolute border-2 border-danger border-dashed"
    >
      <span id={hintId} hidden>
        {labels.redactAreaHint}
      </span>
    </button>
  )
}

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function toPosition({ left, top, right, bottom }: Box, { width, height }: Size) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    left: percent(left, width),
    top: percent(top, height),
    width: percent(right - left, width),
    height: percent(bottom - top, height),
  }
}
