'use client'

import { FileText, FileWarning, LoaderCircle, RotateCcw, ShieldCheck, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ImageDetails, Step } from '@/components/attachments/decode/image-job'
import { canRetry, formatRejection } from '@/components/attachments/decode/rejection-message'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { progressBar } from '@/components/ui/progress-bar-styles'
import type { Attachment } from './attachment-reducer'
import { DicomNotes } from './dicom-notes'
import { ImageIdentifiers } from './image-identifiers'
import { ImageQuestion } from './image-question'
import { ImageTextEditor } from './image-text-editor'
import type { Attachments } from './use-attachments'

/** Loaded when the first attachment is opened. */
const AttachmentDialog = lazyWithFallback(async () => (await import('./attachment-dialog')).AttachmentDialog)

interface AttachmentListProps {
  images: Attachments
  /** True when the question has no text. */
  isAlone: boolean
  /** Puts a question into the composer. */
  onEditQuestion(words: string): void
}

/** The attachments of the question being written: name, state, and why a file was rejected. */
export function AttachmentList({ images, isAlone, onEditQuestion }: AttachmentListProps) {
  const messages = useMessages()
  const { attachments } = images
  const [openId, setOpenId] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef(new Set<number>())
  useEffect(() => {
    // A document opens its page picker once by itself; after that, by its button.
    const document = attachments.find(({ id, state }) => state === 'choosing' && !asked.current.has(id))
    if (!document || openId !== null) return
    asked.current.add(document.id)
    setOpenId(document.id)
  }, [attachments, openId])
  const open = attachments.find(({ id }) => id === openId)

  function onClose() {
    setOpenId(null)
    // While a tile is re-decoded, the button that opened it is gone; focus the remove button.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      list.current?.querySelector<HTMLElement>(`[data-tile="${openId}"] > button:last-of-type`)?.focus()
    })
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {formatProgress(messages, images.attachments)}
      </p>
      <ul ref={list} aria-label={messages.images.list} className="mb-1 max-h-[38dvh] space-y-2 overflow-y-auto p-1">
        {images.attachments.map((each) => (
          <Tile key={each.id} attachment={each} actions={images} onOpen={setOpenId} />
        ))}
      </ul>
      {images.attachments.map((each) => (
        <ImageIdentifiers key={each.id} attachment={each} actions={images} onOpen={() => setOpenId(each.id)} />
      ))}
      {isAlone && images.attachments.some(({ state }) => state === 'ready') && (
        <ImageQuestion
          text={images.attachments.map((each) => (each.state === 'ready' ? (each.text ?? '') : '')).join('\n')}
          onUse={onEditQuestion}
        />
      )}
      {open && <AttachmentDialog attachment={open} images={images} onClose={onClose} />}
    </>
  )
}

/** Announced once when all files are done, not once per file. */
function formatProgress(messages: PageMessages, attachments: readonly Attachment[]): string {
  const count = (state: Attachment['state']) => attachments.filter((each) => each.state === state).length
  if (count('preparing') > 0) return messages.images.preparing
  const refused = count('refused')
  const ready = formatPlural(messages, messages.images.ready, count('ready'))
  return refused > 0 ? `${ready} ${formatPlural(messages, messages.images.refused, refused)}` : ready
}

interface TileProps {
  attachment: Attachment
  onOpen(id: number): void
  actions: Pick<Attachments, 'describe' | 'correct' | 'retry' | 'remove'>
}

function Tile({ attachment, actions, onOpen }: TileProps) {
  const messages = useMessages()
  const { images } = messages
  const { id } = attachment
  const name = attachment.name || images.pasted
  const isRefused = attachment.state === 'refused'
  return (
    <li
      data-tile={id}
      className={`relative flex items-start gap-3 rounded-xl border p-2 ${isRefused ? 'border-danger bg-danger-soft' : 'border-line bg-paper'}`}
    >
      <Thumbnail attachment={attachment} name={name} onOpen={onOpen} />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap gap-x-2 pe-9 text-sm">
          <bdi className="max-w-full truncate font-medium">{name}</bdi>
          <span className="shrink-0 text-muted">
            {attachment.state === 'ready' && attachment.details && formatSize(messages, attachment.details)}
            {attachment.state === 'preparing' && images.steps[attachment.step]}
            {attachment.state === 'choosing' && messages.pdf.none}
          </span>
        </p>
        {attachment.state === 'preparing' && <Progress name={name} step={attachment.step} />}
        {isRefused && <p className="text-danger text-sm">{formatRejection(messages, attachment.refusal)}</p>}
        {attachment.state === 'ready' && <ReadyFields attachment={attachment} name={name} actions={actions} />}
        {attachment.state === 'choosing' && (
          <TileButton label={formatMessage(messages.pdf.choose, { name })} onClick={() => onOpen(id)}>
            {messages.pdf.chooseShort}
          </TileButton>
        )}
        {attachment.state === 'ready' && attachment.details?.dicom && (
          <TileButton label={formatMessage(messages.dicom.adjust, { name })} onClick={() => onOpen(id)}>
            {messages.dicom.adjustShort}
          </TileButton>
        )}
        {isRefused && canRetry(attachment.refusal) && (
          <TileButton label={formatMessage(images.retry, { name })} onClick={() => actions.retry(id)}>
            <RotateCcw aria-hidden className="size-4" />
            {images.retryShort}
          </TileButton>
        )}
      </div>
      <button
        type="button"
        aria-label={formatMessage(images.remove, { name })}
        onClick={() => actions.remove(id)}
        className="absolute end-1 top-1 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

interface ReadyFieldsProps extends Pick<TileProps, 'actions'> {
  attachment: Extract<Attachment, { state: 'ready' }>
  name: string
}

/** The description of an image that can be sent, what is known of it, and its text. */
function ReadyFields({ attachment, name, actions }: ReadyFieldsProps) {
  const { images } = useMessages()
  const { id, description, details, ocr, text } = attachment
  return (
    <>
      <input
        type="text"
        aria-label={formatMessage(images.describe, { name })}
        placeholder={images.describeHint}
        value={description}
        onChange={({ target }) => actions.describe(id, target.value)}
        className="-ms-1 w-full rounded border border-transparent bg-transparent px-1 py-0.5 text-ellipsis text-sm placeholder:text-muted hover:border-line focus:border-edge"
      />
      {details && <Notes details={details} />}
      {ocr && (
        <ImageTextEditor
          name={name}
          ocr={ocr}
          text={text}
          isFromDocument={details?.pageText !== undefined}
          onCorrect={(next) => actions.correct(id, next)}
        />
      )}
    </>
  )
}

interface TileButtonProps {
  label: string
  onClick(): void
  children: ReactNode
}

function TileButton({ label, onClick, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="mt-1 inline-flex items-center gap-1.5 rounded-full border border-edge bg-surface px-3 py-1 font-medium text-sm hover:bg-sunken"
    >
      {children}
    </button>
  )
}

function formatSize(messages: PageMessages, { width, height, bytes }: ImageDetails): string {
  const [across, down] = [formatNumber(messages, width), formatNumber(messages, height)]
  return formatMessage(messages.images.size, { width: across, height: down, size: formatBytes(messages, bytes) })
}

/** Steps, not a percentage: an image takes half a second, a HEIC a few seconds. */
const steps: Step[] = ['waiting', 'reading', 'loading', 'opening', 'resizing']

function Progress({ name, step }: { name: string; step: Step }) {
  const { images } = useMessages()
  return (
    <progress
      aria-label={formatMessage(images.progress, { name })}
      max={steps.length}
      value={steps.indexOf(step) + 0.5}
      className={`h-1.5 max-w-60 ${progressBar}`}
    />
  )
}

function Notes({ details: { notes, frame, pageText, dicom } }: { details: ImageDetails }) {
  const { images, pdf } = useMessages()
  const page = frame && !dicom ? formatMessage(pdf.pageOf, { n: frame.index + 1, count: frame.count }) : null
  return (
    <>
      {dicom && <DicomNotes dicom={dicom} />}
      <ul className="flex flex-wrap gap-x-3 text-muted text-xs">
        {page && <li>{pageText ? `${page}, ${pdf.withText}` : page}</li>}
        {notes.map((note) => (
          <li key={note} className="inline-flex items-center gap-1">
            {(note === 'location' || note === 'details') && <ShieldCheck aria-hidden className="size-3.5" />}
            {images.notes[note]}
          </li>
        ))}
      </ul>
    </>
  )
}

interface ThumbnailProps {
  attachment: Attachment
  name: string
  onOpen(id: number): void
}

function Thumbnail({ attachment, name, onOpen }: ThumbnailProps) {
  const { images } = useMessages()
  const frame = 'grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-sunken'
  switch (attachment.state) {
    case 'ready':
      return (
        <button
          type="button"
          aria-label={formatMessage(images.open, { name })}
          onClick={() => onOpen(attachment.id)}
          className={`${frame} cursor-zoom-in hover:border-edge`}
        >
          <img
            src={attachment.details?.preview ?? attachment.dataUrl}
            alt={attachment.description || name}
            className="size-full object-cover"
          />
        </button>
      )
    case 'preparing':
      return (
        <span className={frame}>
          <LoaderCircle aria-hidden className="size-5 animate-spin text-muted motion-reduce:animate-none" />
        </span>
      )
    case 'choosing':
      return (
        <span className={frame}>
          <FileText aria-hidden className="size-6 text-muted" />
        </span>
      )
    case 'refused':
      return (
        <span className={frame}>
          <FileWarning aria-hidden className="size-6 text-danger" />
        </span>
      )
  }
}
