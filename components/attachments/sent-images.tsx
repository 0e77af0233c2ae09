'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'

const ImageViewer = lazyWithFallback(async () => (await import('./image-viewer')).ImageViewer)

/** The images of a sent question; each opens in the viewer. */
export function SentImages({ images }: { images: readonly QuestionImage[] }) {
  const messages = useMessages()
  const [open, setOpen] = useState<QuestionImage | null>(null)
  return (
    <>
      <ul aria-label={messages.images.ofQuestion} className="mt-4 flex flex-wrap gap-3">
        {images.map((image) => {
          const name = image.description || image.name || messages.images.pasted
          return (
            <li key={image.dataUrl}>
              <button
                type="button"
                aria-label={formatMessage(messages.images.open, { name })}
                onClick={() => setOpen(image)}
                className="block cursor-zoom-in rounded-lg border border-line bg-sunken hover:border-edge"
              >
                <img src={image.dataUrl} alt={name} className="h-28 max-w-56 rounded-lg object-contain" />
              </button>
            </li>
          )
        })}
      </ul>
      {open && createPortal(<ImageViewer {...open} onClose={() => setOpen(null)} />, document.body)}
    </>
  )
}
