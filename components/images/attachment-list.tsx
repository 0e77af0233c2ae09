'use client'

import { FileWarning, LoaderCircle, RotateCcw, ShieldCheck, X } from 'lucide-react'
import type { PageWords } from '@/components/words/en'
import { fill, formatBytes, formatNumber, plural } from '@/components/words/format'
import { useWords } from '@/components/words/words'
import type { Attachment } from './attachments'
import type { PictureDetails, Step } from './prepared'
import { canRetry, refusalInWords } from './refusal-words'
import type { Attachments } from './use-attachments'

export interface AttachmentListProps {
  images: Attachments
}

/** The images of the question being written: what each is, its state, and why a bad one can't be used. */
export function AttachmentList({ images }: AttachmentListProps) {
  const words = useWords()
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {progressInWords(words, images.attachments)}
      </p>
      <ul aria-label={words.images.list} className="mb-1 max-h-[38dvh] space-y-2 overflow-y-auto p-1">
        {images.attachments.map((each) => (
          <Tile key={each.id} attachment={each} actions={images} />
        ))}
      </ul>
    </>
  )
}

/** Said once when all are decided: thirty files would otherwise speak thirty times. */
function progressInWords(words: PageWords, attachments: readonly Attachment[]): string {
  const count = (state: Attachment['state']) => attachments.filter((each) => each.state === state).length
  if (count('preparing') > 0) return words.images.preparing
  const refused = count('refused')
  const ready = plural(words, words.images.ready, count('ready'))
  return refused > 0 ? `${ready} ${plural(words, words.images.refused, refused)}` : ready
}

interface TileProps {
  attachment: Attachment
  actions: Pick<Attachments, 'describe' | 'retry' | 'remove'>
}

function Tile({ attachment, actions }: TileProps) {
  const words = useWords()
  const { images } = words
  const { id, description } = attachment
  const name = attachment.name || images.pasted
  const isRefused = attachment.state === 'refused'
  return (
    <li
      className={`flex items-center gap-3 rounded-xl border p-2 ${isRefused ? 'border-danger bg-danger-soft' : 'border-line bg-paper'}`}
    >
      <Thumbnail attachment={attachment} />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex gap-2 text-sm">
          <bdi className="truncate font-medium">{name}</bdi>
          <span className="shrink-0 text-muted">
            {attachment.state === 'ready' && attachment.details && sizeInWords(words, attachment.details)}
            {attachment.state === 'preparing' && images.steps[attachment.step]}
          </span>
        </p>
        {attachment.state === 'preparing' && <Progress name={name} step={attachment.step} />}
        {isRefused && <p className="text-danger text-sm">{refusalInWords(words, attachment.refusal)}</p>}
        {attachment.state === 'ready' && (
          <>
            <input
              type="text"
              aria-label={fill(images.describe, { name })}
              placeholder={images.describeHint}
              value={description}
              onChange={({ target }) => actions.describe(id, target.value)}
              className="-ms-1 w-full rounded border border-transparent bg-transparent px-1 py-0.5 text-sm placeholder:text-muted hover:border-line focus:border-edge"
            />
            <Notes notes={attachment.details?.notes ?? []} />
          </>
        )}
      </div>
      {isRefused && canRetry(attachment.refusal) && (
        <button
          type="button"
          aria-label={fill(images.retry, { name })}
          onClick={() => actions.retry(id)}
          className="inline-flex shrink-0 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 py-1.5 font-medium text-sm hover:bg-sunken"
        >
          <RotateCcw aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{images.retryShort}</span>
        </button>
      )}
      <button
        type="button"
        aria-label={fill(images.remove, { name })}
        onClick={() => actions.remove(id)}
        className="shrink-0 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

function sizeInWords(words: PageWords, { width, height, bytes }: PictureDetails): string {
  const [across, down] = [formatNumber(words, width), formatNumber(words, height)]
  return fill(words.images.size, { width: across, height: down, size: formatBytes(words, bytes) })
}

/** A picture takes half a second and a HEIC a few, so steps say more than a share would. */
const steps: Step[] = ['waiting', 'reading', 'loading', 'opening', 'shrinking']

function Progress({ name, step }: { name: string; step: Step }) {
  const { images } = useWords()
  return (
    <progress
      aria-label={fill(images.progress, { name })}
      max={steps.length}
      value={steps.indexOf(step) + 0.5}
      className="block h-1.5 w-full max-w-60 accent-accent"
    />
  )
}

function Notes({ notes }: { notes: PictureDetails['notes'] }) {
  const { images } = useWords()
  if (notes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-muted text-xs">
      {notes.map((note) => (
        <li key={note} className="inline-flex items-center gap-1">
          {(note === 'location' || note === 'details') && <ShieldCheck aria-hidden className="size-3.5" />}
          {images.notes[note]}
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ attachment }: { attachment: Attachment }) {
  const frame = 'grid size-14 shrink-0 place-items-center rounded-lg border border-line bg-sunken'
  switch (attachment.state) {
    case 'ready':
      return (
        <img
          src={attachment.details?.preview ?? attachment.dataUrl}
          alt={attachment.description || attachment.name}
          className={`${frame} object-cover`}
        />
      )
    case 'preparing':
      return (
        <span className={frame}>
          <LoaderCircle aria-hidden className="size-5 animate-spin text-muted motion-reduce:animate-none" />
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
