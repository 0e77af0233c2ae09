'use client'

import { type Dispatch, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ImageDetails } from '@/components/attachments/decode/image-job'
import type { Box } from '@/components/attachments/decode/ocr-result'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { computeScaleBar, type PanZoom, type PanZoomAction, toFilter, toImagePoint, toTransform } from './pan-zoom'
import { clampToImage } from './redaction'
import { RedactionLayer } from './redaction-layer'

interface ImageCanvasProps {
  panZoom: PanZoom
  dispatch: Dispatch<PanZoomAction>
  src: string
  /** Drawn instead of `src` while the user adjusts a DICOM view. */
  preview: ImageBitmap | null
  alt: string
  /** Size and spacing of the sent image; absent where unknown. */
  details?: ImageDetails
  redactions: readonly Box[]
  hits: readonly Box[]
  /** Set where there are several frames: the wheel steps through them, and zooms with Ctrl, as a pinch does. */
  onWheelStep?: ((by: number) => void) | undefined
  /** Set where there is a window: dragging with a mouse or pen changes it by these shares, and pans with Shift. */
  onDrag?: ((widthBy: number, centerBy: number) => void) | undefined
  /** Set while the user is redacting: dragging draws a box instead of panning. */
  onBox?: ((box: Box) => void) | undefined
}

/** A small image is enlarged to fit, up to this factor. */
const fitScaleMax = 4
const margin = 16
/** A notch of most wheels is 100 or 120; a touchpad sends many small movements. */
const wheelStepPx = 60
/** A drag over this distance doubles the window, or moves its level by its width. */
const dragPx = 300

interface Point {
  x: number
  y: number
}

/** The image with pan and zoom by mouse, wheel and touch. CSS transforms do the work, so no script runs per pixel. */
export function ImageCanvas({
  panZoom,
  dispatch,
  src,
  preview,
  alt,
  details,
  redactions,
  hits,
  onWheelStep,
  onDrag,
  onBox,
}: ImageCanvasProps) {
  const messages = useMessages()
  const { viewer } = messages
  const container = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useRef(new Map<number, Point>())
  /** Opposite corners of the box being drawn, in image pixels. */
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null)
  const [view, setView] = useState({ width: 0, height: 0 })
  const [natural, setNatural] = useState({ width: details?.width ?? 0, height: details?.height ?? 0 })

  useEffect(() => {
    if (!canvas.current || !preview) return
    canvas.current.width = preview.width
    canvas.current.height = preview.height
    canvas.current.getContext('2d')?.drawImage(preview, 0, 0)
  }, [preview])

  useEffect(() => {
    const element = container.current
    if (!element) return
    const observer = new ResizeObserver(() => setView({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = container.current
    let rolled = 0
    // React's wheel listeners are passive, so the page behind would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      if (onWheelStep && !event.ctrlKey) {
        rolled += event.deltaY
        const steps = Math.trunc(rolled / wheelStepPx)
        rolled -= steps * wheelStepPx
        if (steps !== 0) onWheelStep(steps)
        return
      }
      dispatch({ type: 'zoomed', by: Math.exp(-event.deltaY / 400), at: fromCentre(event, element) })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [dispatch, onWheelStep])

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    if (!other && drawn) return setDrawn({ ...drawn, to: toImagePixel(event) })
    if (!other && onDrag && !event.shiftKey && event.pointerType !== 'touch')
      return onDrag((now.x - before.x) / dragPx, (before.y - now.y) / dragPx)
    if (!other) return dispatch({ type: 'moved', x: now.x - before.x, y: now.y - before.y })
    const by = distance(now, other) / Math.max(1, distance(before, other))
    dispatch({ type: 'zoomed', by, at: fromCentre({ clientX: other.x, clientY: other.y }, container.current) })
  }

  const toImagePixel = (event: PointerEvent) =>
    toImagePoint(fromCentre(event, container.current), panZoom, { width, height, fit })

  function onEnd(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    if (!drawn) return
    setDrawn(null)
    const box = clampToImage(boxBetween(drawn.from, drawn.to), natural)
    if (event.type === 'pointerup' && box.right - box.left > 2 && box.bottom - box.top > 2) onBox?.(box)
  }

  const { width, height } = natural
  const isUpright = panZoom.rotation % 180 === 0
  const [across, down] = isUpright ? [view.width, view.height] : [view.height, view.width]
  const fit = width > 0 ? Math.min(fitScaleMax, (across - margin) / width, (down - margin) / height) : 0
  const spacing = details?.spacing
  const bar =
    spacing && fit > 0 ? computeScaleBar(horizontalSpacing(spacing, panZoom) / fit / panZoom.zoom, view.width) : null
  const size = { width: width * fit, height: height * fit }
  return (
    <div
      ref={container}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        // A second finger zooms, even while redacting.
        const isAlone = pointers.current.size === 1
        setDrawn(onBox && isAlone ? { from: toImagePixel(event), to: toImagePixel(event) } : null)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      className={`relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-sunken ${onBox ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
    >
      <div style={{ transform: toTransform(panZoom), filter: toFilter(panZoom) }}>
        {preview ? (
          <canvas ref={canvas} role="img" aria-label={alt} style={size} />
        ) : (
          <img
            src={src}
            alt={alt}
            draggable={false}
            style={size}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            className="select-none"
          />
        )}
      </div>
      {fit > 0 && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <div style={{ ...size, transform: toTransform(panZoom) }} className="relative">
            <RedactionLayer
              size={natural}
              redactions={redactions}
              hits={hits}
              drawn={drawn && boxBetween(drawn.from, drawn.to)}
              onBox={onBox}
            />
          </div>
        </div>
      )}
      {bar && (
        <p className="pointer-events-none absolute start-4 bottom-3 rounded bg-surface/90 px-2 py-1 text-sm">
          <span style={{ width: bar.pixels }} className="mb-0.5 block border-ink border-x border-b pt-1.5" />
          {formatMessage(spacing?.isAtDetector ? viewer.scaleAtDetector : viewer.scale, {
            mm: formatNumber(messages, bar.mm),
          })}
        </p>
      )}
    </div>
  )
}

function boxBetween(one: Point, other: Point): Box {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  }
}

/** Pixel spacing in millimetres along the screen's horizontal axis. */
function horizontalSpacing({ across, down }: { across: number; down: number }, { rotation }: PanZoom): number {
  return rotation % 180 === 0 ? across : down
}

function fromCentre({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement | null): Point {
  const box = element?.getBoundingClientRect()
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
