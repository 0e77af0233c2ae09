'use client'

import { FileWarning, LoaderCircle, X } from 'lucide-react'
import type { Attachment } from './attachments'
import type { ImageRefusal } from './image-file'
import type { PageWords } from './words/en'
import { fill, formatBytes } from './words/format'
import { useWords } from './words/words'

interface AttachmentListProps {
  attachments: readonly Attachment[]
  onDescribe(id: number, description: string): void
  onRemove(id: number): void
}

/** The images of the question being written: what each is, its state, and why a bad one can't be used. */
export function AttachmentList({ attachments, onDescribe, onRemove }: AttachmentListProps) {
  const words = useWords()
  const { images } = words
  return (
    <ul aria-label={images.list} className="mb-1 max-h-[38dvh] space-y-2 overflow-y-auto p-1">
      {attachments.map((each) => (
        <li
          key={each.id}
          className={`flex items-center gap-3 rounded-xl border p-2 ${each.state === 'refused' ? 'border-danger bg-danger-soft' : 'border-line bg-paper'}`}
        >
          <Thumbnail attachment={each} />
          <div className="min-w-0 flex-1 space-y-1">
            <p className="flex gap-2 text-sm">
              <bdi className="truncate font-medium">{each.name}</bdi>
              <span className="shrink-0 text-muted">
                {each.state === 'ready' && formatBytes(words, each.bytes)}
                {each.state === 'preparing' && images.preparing}
              </span>
            </p>
            {each.state === 'refused' ? (
              <p className="text-danger text-sm">{refusalInWords(words, each.refusal)}</p>
            ) : (
              <input
                type="text"
                aria-label={fill(images.describe, { name: each.name })}
                placeholder={images.describeHint}
                value={each.description}
                onChange={({ target }) => onDescribe(each.id, target.value)}
                className="w-full rounded border border-transparent bg-transparent py-0.5 text-sm placeholder:text-muted hover:border-line focus:border-edge"
              />
            )}
          </div>
          <button
            type="button"
            onClick={() => onRemove(each.id)}
            className="shrink-0 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
            <span className="sr-only">{fill(images.remove, { name: each.name })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Why an image can't go along, and what to do instead. */
function refusalInWords(words: PageWords, refusal: ImageRefusal): string {
  const { refusals } = words.images
  if (refusal.kind === 'tooMany') return fill(refusals.tooMany, { count: refusal.imagesMax })
  if (refusal.kind === 'tooLarge') return fill(refusals.tooLarge, { size: formatBytes(words, refusal.bytesMax) })
  return refusals[refusal.kind]
}

function Thumbnail({ attachment }: { attachment: Attachment }) {
  const frame = 'grid size-14 shrink-0 place-items-center rounded-lg border border-line bg-sunken'
  switch (attachment.state) {
    case 'ready':
      return (
        <img
          src={attachment.dataUrl}
          alt={attachment.description || attachment.name}
          className={`${frame} object-cover`}
        />
      )
    case 'preparing':
      return (
        <span className={frame}>
          <LoaderCircle aria-hidden className="size-5 animate-spin text-muted" />
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
