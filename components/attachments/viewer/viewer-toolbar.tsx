'use client'

import { Contrast, EyeOff, RotateCw, Sun, ZoomIn, ZoomOut } from 'lucide-react'
import type { Dispatch, ReactNode } from 'react'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { PanZoom, PanZoomAction } from './pan-zoom'

interface ViewerToolbarProps {
  panZoom: PanZoom
  dispatch: Dispatch<PanZoomAction>
  isRedacting: boolean
  /** Starts and ends redacting; absent for a sent image. */
  onRedacting?: ((isRedacting: boolean) => void) | undefined
}

/** The tools below an open image: zoom, rotation, inversion, redaction, brightness and contrast. */
export function ViewerToolbar({ panZoom, dispatch, isRedacting, onRedacting }: ViewerToolbarProps) {
  const messages = useMessages()
  const { viewer } = messages
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2 border-line border-t px-2 py-2">
      <Tool label={viewer.zoomOut} onClick={() => dispatch({ type: 'zoomed', by: 0.8 })}>
        <ZoomOut aria-hidden className="size-5" />
      </Tool>
      <output aria-live="polite" className="w-14 text-center text-muted text-sm tabular-nums">
        {formatNumber(messages, panZoom.zoom, { style: 'percent' })}
      </output>
      <Tool label={viewer.zoomIn} onClick={() => dispatch({ type: 'zoomed', by: 1.25 })}>
        <ZoomIn aria-hidden className="size-5" />
      </Tool>
      <Tool label={viewer.rotate} onClick={() => dispatch({ type: 'turned' })}>
        <RotateCw aria-hidden className="size-5" />
      </Tool>
      <Tool label={viewer.invert} isPressed={panZoom.isInverted} onClick={() => dispatch({ type: 'inverted' })}>
        <Contrast aria-hidden className="size-5" />
      </Tool>
      {onRedacting && (
        <Tool label={messages.imageText.redactArea} isPressed={isRedacting} onClick={() => onRedacting(!isRedacting)}>
          <EyeOff aria-hidden className="size-5" />
        </Tool>
      )}
      <Slider
        label={viewer.brightness}
        value={panZoom.brightness}
        onChange={(brightness) => dispatch({ type: 'lit', brightness })}
      >
        <Sun aria-hidden className="size-4 text-muted" />
      </Slider>
      <Slider
        label={viewer.contrast}
        value={panZoom.contrast}
        onChange={(contrast) => dispatch({ type: 'lit', contrast })}
      >
        <Contrast aria-hidden className="size-4 text-muted" />
      </Slider>
      <button
        type="button"
        onClick={() => dispatch({ type: 'reset' })}
        className="rounded-full px-3 py-1.5 font-medium text-sm hover:bg-sunken"
      >
        {viewer.reset}
      </button>
      <p className="text-muted text-xs max-md:sr-only">{viewer.keys}</p>
    </div>
  )
}

interface ToolProps {
  label: string
  isPressed?: boolean
  onClick(): void
  children: ReactNode
}

function Tool({ label, isPressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="rounded-full p-2 hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      {children}
    </button>
  )
}

interface SliderProps {
  label: string
  value: number
  onChange(value: number): void
  children: ReactNode
}

function Slider({ label, value, onChange, children }: SliderProps) {
  return (
    <label className="inline-flex items-center gap-1.5 px-2">
      {children}
      <span className="sr-only">{label}</span>
      <input
        type="range"
        title={label}
        min={0.25}
        max={3}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-24 accent-accent"
      />
    </label>
  )
}
