'use client'

import { type CSSProperties, type Dispatch, type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageDetails } from '@/components/attachments/decode/image-job'
import type { Box } from '@/components/attachments/decode/ocr-result'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import {
  computeFit,
  computeScaleBar,
  type PanZoom,
  type PanZoomAction,
  type Size,
  toFilter,
  toTransform,
} from './pan-zoom'
import { RedactionLayer } from './redaction-layer'
import { usePointerGestures } from './use-pointer-gestures'
import { useWheel } from './use-wheel'

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

/** The image with pan and zoom by mouse, wheel and touch. CSS transforms do the work, so no script runs per pixel. */
export function ImageCanvas(props: ImageCanvasProps) {
  const { panZoom, dispatch, src, preview, alt, details, redactions, hits, onWheelStep, onDrag, onBox } = props
  const container = useRef<HTMLDivElement>(null)
  const view = useElementSize(container)
  const [natural, setNatural] = useState<Size>({ width: details?.width ?? 0, height: details?.height ?? 0 })
  const fit = computeFit(natural, view, panZoom)
  const size = { width: natural.width * fit, height: natural.height * fit }
  const { drawn, handlers } = usePointerGestures({ panZoom, dispatch, image: { ...natural, fit }, onDrag, onBox })
  useWheel(container, dispatch, onWheelStep)

  return (
    <div
      ref={container}
      {...handlers}
      className={`relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-sunken ${onBox ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
    >
      <div style={{ transform: toTransform(panZoom), filter: toFilter(panZoom) }}>
        {preview ? (
          <Bitmap bitmap={preview} alt={alt} style={size} />
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
            <RedactionLayer size={natural} redactions={redactions} hits={hits} drawn={drawn} onBox={onBox} />
          </div>
        </div>
      )}
      {details?.spacing && fit > 0 && (
        <ScaleBar spacing={details.spacing} panZoom={panZoom} fit={fit} viewWidth={view.width} />
      )}
    </div>
  )
}

/** Width and height of an element without its border, in CSS pixels; 0 until it is drawn. */
function useElementSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

function Bitmap({ bitmap, alt, style }: { bitmap: ImageBitmap; alt: string; style: CSSProperties }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    canvas.current.width = bitmap.width
    canvas.current.height = bitmap.height
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} role="img" aria-label={alt} style={style} />
}

interface ScaleBarProps {
  spacing: NonNullable<ImageDetails['spacing']>
  panZoom: PanZoom
  /** Screen pixels per image pixel at zoom 1. */
  fit: number
  viewWidth: number
}

function ScaleBar({ spacing, panZoom, fit, viewWidth }: ScaleBarProps) {
  const messages = useMessages()
  const { viewer } = messages
  const mmPerImagePixel = panZoom.rotation % 180 === 0 ? spacing.across : spacing.down
  const { mm, pixels } = computeScaleBar(mmPerImagePixel / fit / panZoom.zoom, viewWidth)
  return (
    <p className="pointer-events-none absolute start-4 bottom-3 rounded bg-surface/90 px-2 py-1 text-sm">
      <span style={{ width: pixels }} className="mb-0.5 block border-ink border-x border-b pt-1.5" />
      {formatMessage(spacing.isAtDetector ? viewer.scaleAtDetector : viewer.scale, {
        mm: formatNumber(messages, mm),
      })}
    </p>
  )
}
