'use client'

import { X } from 'lucide-react'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ImageDetails, View } from '@/components/attachments/decode/image-job'
import { DicomControls } from '@/components/attachments/viewer/dicom-controls'
import { ImageCanvas } from '@/components/attachments/viewer/image-canvas'
import { initialPanZoom, panZoomReducer } from '@/components/attachments/viewer/pan-zoom'
import { findUnredactedHits } from '@/components/attachments/viewer/redaction'
import { useDicomView } from '@/components/attachments/viewer/use-dicom-view'
import { applyViewerKey } from '@/components/attachments/viewer/viewer-keys'
import { ViewerToolbar } from '@/components/attachments/viewer/viewer-toolbar'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Attachment } from './attachment-reducer'
import { DicomNotes } from './dicom-notes'
import { toPlaceholder } from './image-identifiers'
import { type ImageTextActions, ImageTextPanel } from './image-text-panel'

interface ImageViewerProps {
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

/** Shows one image full-window. Viewing does not change what is sent, unless a DICOM view is chosen. */
export function ImageViewer(props: ImageViewerProps) {
  const { name, description, dataUrl, details, file, attachment, actions, onShow, onClose } = props
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [panZoom, dispatch] = useReducer(panZoomReducer, initialPanZoom)
  const [preview, setPreview] = useState<ImageBitmap | null>(null)
  const dicomView = useDicomView(details?.dicom && onShow && file, details?.frame?.index ?? 0, setPreview)
  const [isRedacting, setIsRedacting] = useState(false)
  const boxes = useImageBoxes(attachment)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      aria-label={formatMessage(messages.viewer.title, { name })}
      onClose={onClose}
      onKeyDown={(event) => applyViewerKey(event, dispatch, dicomView)}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col bg-paper text-ink backdrop:bg-transparent"
    >
      <ViewerHeader title={description || name} details={details} onClose={() => dialog.current?.close()} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <ImageCanvas
          panZoom={panZoom}
          dispatch={dispatch}
          src={dataUrl}
          preview={preview}
          alt={description || name}
          {...(details ? { details } : {})}
          {...boxes}
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
      <ViewerToolbar
        panZoom={panZoom}
        dispatch={dispatch}
        isRedacting={isRedacting}
        onRedacting={attachment && actions && setIsRedacting}
      />
    </dialog>
  )
}

/** What is redacted, and the possible identifiers that are neither redacted nor dismissed. */
function useImageBoxes(attachment: Attachment | undefined) {
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
  return { redactions, hits }
}

interface ViewerHeaderProps {
  title: string
  details: ImageDetails | undefined
  onClose(): void
}

function ViewerHeader({ title, details, onClose }: ViewerHeaderProps) {
  const messages = useMessages()
  return (
    <div className="flex items-start gap-3 border-line border-b px-4 py-2">
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold">
          <bdi>{title}</bdi>
        </h2>
        {details && <p className="text-muted text-sm">{formatSizes(messages, details)}</p>}
      </div>
      <button type="button" onClick={onClose} className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink">
        <X aria-hidden className="size-5" />
        <span className="sr-only">{messages.viewer.close}</span>
      </button>
    </div>
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
