'use client'

import { useEffect, useRef, useState } from 'react'
import type { Rejection } from '@/components/attachments/decode/image-job'
import { formatRejection } from '@/components/attachments/decode/rejection-message'
import { FramePreview } from '@/components/attachments/viewer/frame-preview'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'

interface PdfPagePickerProps {
  name: string
  file: File
  pages: number
  /** How many more images the question can carry. */
  room: number
  /** Zero-based, in page order. */
  onChosen(pages: number[]): void
  onClose(): void
}

const thumbnailSide = 320

/** Lets the user choose which pages to send; each page is sent as an image with its text. */
export function PdfPagePicker({ name, file, pages, room, onChosen, onClose }: PdfPagePickerProps) {
  const messages = useMessages()
  const { pdf } = messages
  const dialog = useRef<HTMLDialogElement>(null)
  const { session, refusal } = usePages(file)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => dialog.current?.showModal(), [])

  function toggle(page: number) {
    const next = new Set(chosen)
    if (!next.delete(page)) next.add(page)
    setChosen(next)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={formatMessage(pdf.title, { name })}
      onClose={onClose}
      // Stop Escape here: it also cancels a running answer.
      onKeyDown={(event) => event.stopPropagation()}
      className="m-auto flex max-h-[90dvh] w-[min(60rem,calc(100dvw-2rem))] max-w-none flex-col rounded-2xl border border-edge bg-surface text-ink shadow-xl backdrop:bg-ink/40"
    >
      <div className="border-line border-b px-5 py-3">
        <h2 className="truncate font-semibold text-lg">
          <bdi>{formatMessage(pdf.title, { name })}</bdi>
        </h2>
        <p className="text-muted text-sm">
          {pdf.lead}{' '}
          <a href="/library" className="prose-link">
            {pdf.toLibrary}
          </a>
        </p>
      </div>
      {refusal && <p className="px-5 py-3 text-danger text-sm">{formatRejection(messages, refusal)}</p>}
      <ul className="grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 overflow-y-auto p-5">
        {Array.from({ length: pages }, (_, page) => (
          <li key={page}>
            <PageChoice
              page={page}
              session={session}
              isChosen={chosen.has(page)}
              isDisabled={!chosen.has(page) && chosen.size >= room}
              onToggle={() => toggle(page)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3">
        {chosen.size >= room && (
          <p className="me-auto text-caution text-sm">{formatPlural(messages, pdf.room, room)}</p>
        )}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="rounded-full border border-edge px-4 py-2 font-medium text-sm hover:bg-sunken"
        >
          {pdf.cancel}
        </button>
        <button
          type="button"
          disabled={chosen.size === 0}
          onClick={() => {
            onChosen([...chosen].sort((a, b) => a - b))
            dialog.current?.close()
          }}
          className="rounded-full bg-accent px-4 py-2 font-semibold text-on-accent text-sm hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
        >
          {formatPlural(messages, pdf.add, chosen.size)}
        </button>
      </div>
    </dialog>
  )
}

/** Opens a document in a worker, which renders its pages. */
function usePages(file: File) {
  const [session, setSession] = useState<FramePreview | null>(null)
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  useEffect(() => {
    const opening = new FramePreview(file, setRefusal)
    setSession(opening)
    return () => opening.close()
  }, [file])
  return { session, refusal }
}

interface PageChoiceProps {
  /** From 0. */
  page: number
  /** Null until the document is opened. */
  session: FramePreview | null
  isChosen: boolean
  isDisabled: boolean
  onToggle(): void
}

function PageChoice({ page, session, isChosen, isDisabled, onToggle }: PageChoiceProps) {
  const { pdf } = useMessages()
  return (
    <label className="block cursor-pointer rounded-lg border border-line p-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {session && <Thumbnail session={session} page={page} />}
      <span className="flex items-center justify-center gap-2 pt-1.5 text-sm">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
          className="size-4 accent-accent"
        />
        {formatMessage(pdf.page, { n: page + 1 })}
      </span>
    </label>
  )
}

/** Rendered when it scrolls into view: a guideline can have two hundred pages. */
function Thumbnail({ session, page }: { session: FramePreview; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const bitmap = await session.draw(page, thumbnailSide)
      element.width = bitmap.width
      element.height = bitmap.height
      element.getContext('2d')?.drawImage(bitmap, 0, 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [session, page])
  return (
    <canvas ref={canvas} width={113} height={160} className="mx-auto block h-40 max-w-full bg-white object-contain" />
  )
}
