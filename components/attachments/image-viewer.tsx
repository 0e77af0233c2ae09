'use client'

import { Contrast, EyeOff, RotateCw, Sun, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ImageDetails, View } from '@/components/attachments/decode/image-job'
import { DicomControls } from '@/components/attachments/viewer/dicom-controls'
import { ImageCanvas } from '@/components/attachments/viewer/image-canvas'
import { initialPanZoom, type PanZoomAction, panZoomReducer } from '@/components/attachments/viewer/pan-zoom'
import { findUnredactedHits } from '@/components/attachments/viewer/redaction'
import { type DicomView, useDicomView } from '@/components/attachments/viewer/use-dicom-view'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Attachment } from './attachment-reducer'
import { DicomNotes } from './dicom-notes'
import { toPlaceholder } from './image-identifiers'
import { type ImageTextActions, ImageTextPanel } from './image-text-panel'

export interface ImageViewerProps {
  name: string
  description: string
  dataUrl: string
  details?: ImageDetails
  /** DICOM only: the source of other frames and windows. */
  file?: File
  /** Sends another frame or window instead; absent for a sent image. */
  onShow?(view: View): void
  /** Only while the question is being written: the image's text and redactions. */
  attachment?: Attachment
  actions?: ImageTextActions
  onClose(): void
}

const step = 40

/** Keyboard shortcuts, unless a field has the focus. */
const keys: Record<string, PanZoomAction> = {
  '+': { type: 'zoomed', by: 1.25 },
  '=': { type: 'zoomed', by: 1.25 },
  '-': { type: 'zoomed', by: 0.8 },
  ArrowLeft: { type: 'moved', x: step, y: 0 },
  ArrowRight: { type: 'moved', x: -step, y: 0 },
  ArrowUp: { type: 'moved', x: 0, y: step },
  ArrowDown: { type: 'moved', x: 0, y: -step },
  r: { type: 'turned' },
  i: { type: 'inverted' },
  0: { type: 'reset' },
}

/** Of a DICOM file: frames, the width of the window, and its level. */
const dicomKeys: Record<string, (view: DicomView) => void> = {
  PageUp: (view) => view.step(-1),
  PageDown: (view) => view.step(1),
  '[': (view) => view.adjust(-0.1, 0),
  ']': (view) => view.adjust(0.1, 0),
  ',': (view) => view.adjust(0, -0.05),
  '.': (view) => view.adjust(0, 0.05),
}

/** Shows one image full-window. Viewing does not change what is sent, unless a DICOM view is chosen. */
export function ImageViewer(props: ImageViewerProps) {
  const { name, description, dataUrl, details, file, attachment, actions, onShow, onClose } = props
  const messages = useMessages()
  const { viewer } = messages
  const dialog = useRef<HTMLDialogElement>(null)
  const [panZoom, dispatch] = useReducer(panZoomReducer, initialPanZoom)
  const [preview, setPreview] = useState<ImageBitmap | null>(null)

  const dicomView = useDicomView(details?.dicom && onShow && file, details?.frame?.index ?? 0, setPreview)

  const [isRedacting, setIsRedacting] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])
  const redactions = useMemo(
    () => (attachment?.redactions ?? []).flatMap(({ boxes }) => boxes),
    [attachment?.redactions],
  )
  const { ocr, dismissed } = attachment?.state === 'ready' ? attachment : {}
  const hits = useMemo(
    () =>
      (ocr?.state === 'read' ? findUnredactedHits(ocr.result, redactions) : [])
        .filter(({ asWritten }) => !dismissed?.includes(asWritten))
        .flatMap(({ boxes }) => boxes),
    [ocr, redactions, dismissed],
  )

  function onKeyDown(event: KeyboardEvent) {
    // Stop Escape here: it also cancels a running answer.
    event.stopPropagation()
    const isField =
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLSelectElement ||
      event.target instanceof HTMLTextAreaElement
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return
    const action = keys[event.key]
    const dicomAction = dicomView && dicomKeys[event.key]
    if (!action && !dicomAction) return
    event.preventDefault()
    if (dicomAction) dicomAction(dicomView)
    else if (action) dispatch(action)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={formatMessage(viewer.title, { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col bg-paper text-ink backdrop:bg-transparent"
    >
      <div className="flex items-start gap-3 border-line border-b px-4 py-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">
            <bdi>{description || name}</bdi>
          </h2>
          {details && <p className="text-muted text-sm">{formatSizes(messages, details)}</p>}
        </div>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">{viewer.close}</span>
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <ImageCanvas
          panZoom={panZoom}
          dispatch={dispatch}
          src={dataUrl}
          preview={preview}
          alt={description || name}
          {...(details ? { details } : {})}
          redactions={redactions}
          hits={hits}
          onWheelStep={dicomView?.opened && dicomView.opened.frames > 1 ? dicomView.step : undefined}
          onDrag={dicomView?.window ? dicomView.adjust : undefined}
          onBox={
            isRedacting && attachment && actions
              ? (box) => actions.redact(attachment.id, [box], toPlaceholder(messages))
              : undefined
          }
        />
        {(details?.dicom || attachment) && (
          <div className="max-h-[40dvh] shrink-0 space-y-4 overflow-y-auto border-line border-t p-4 lg:max-h-none lg:w-80 lg:border-s lg:border-t-0">
            {attachment && actions && (
              <ImageTextPanel attachment={attachment} actions={actions} isRedacting={isRedacting} />
            )}
            {dicomView && onShow && (
              <DicomControls
                view={dicomView}
                onShow={(view) => {
                  dialog.current?.close()
                  onShow(view)
                }}
              />
            )}
            {details?.dicom && <DicomNotes dicom={details.dicom} />}
          </div>
        )}
      </div>
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
        {attachment && actions && (
          <Tool
            label={messages.imageText.redactArea}
            isPressed={isRedacting}
            onClick={() => setIsRedacting(!isRedacting)}
          >
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
    </dialog>
  )
}

function formatSizes(messages: PageMessages, { original, width, height, bytes }: ImageDetails): string {
  const size = (across: number, down: number, of: number) =>
    formatMessage(messages.images.size, {
      width: formatNumber(messages, across),
      height: formatNumber(messages, down),
      size: formatBytes(messages, of),
    })
  return formatMessage(messages.viewer.sizes, {
    original: size(original.width, original.height, original.bytes),
    sent: size(width, height, bytes),
  })
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
