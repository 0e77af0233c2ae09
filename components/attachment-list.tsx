'use client'

import { FileWarning, LoaderCircle, X } from 'lucide-react'
import type { Attachment } from './attachments'
import { bytesInWords } from './image-file'

interface AttachmentListProps {
  attachments: readonly Attachment[]
  onDescribe(id: number, description: string): void
  onRemove(id: number): void
}

/** The images of the question being written: what each is, its state, and why a bad one can't be used. */
export function AttachmentList({ attachments, onDescribe, onRemove }: AttachmentListProps) {
  return (
    <ul aria-label="Images" className="mb-1 max-h-[38dvh] space-y-2 overflow-y-auto p-1">
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
                {each.state === 'ready' && bytesInWords(each.bytes)}
                {each.state === 'preparing' && 'Preparing…'}
              </span>
            </p>
            {each.state === 'refused' ? (
              <p className="text-danger text-sm">{each.reason}</p>
            ) : (
              <input
                type="text"
                aria-label={`Description of ${each.name} (optional)`}
                placeholder="What it shows (optional)"
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
            <span className="sr-only">Remove {each.name}</span>
          </button>
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
