'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  /** Label of the close button. */
  close: string
  onClose(): void
  children: ReactNode
}

/** A modal dialog, open while it is rendered. Esc and the close button close it and restore the focus. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onKeyDown={(event) => {
        // Esc also stops generation; the dialog handles it first.
        if (event.key === 'Escape') event.stopPropagation()
      }}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-5 text-ink shadow-2xl backdrop:bg-black/40 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={headingId} className="font-semibold text-xl tracking-tight">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="-m-1.5 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">{close}</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
