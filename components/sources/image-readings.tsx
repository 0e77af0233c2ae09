'use client'

import { ScanText } from 'lucide-react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Evidence, EvidenceImage } from '@/lib/wire/evidence'

interface ImageReadingsProps {
  evidence: Evidence
  /** Number of images sent with this question; those of earlier questions come first in the list. */
  asked: number
}

/** How each image of a question was read, with its recognised text, to compare with the image. */
export function ImageReadings({ evidence, asked }: ImageReadingsProps) {
  const messages = useMessages()
  const images = asked > 0 ? (evidence.images ?? []).slice(-asked) : []
  if (images.length === 0) return null
  return (
    <details className="mt-4 rounded-xl border border-line px-3 py-2 text-sm">
      <summary className="cursor-pointer py-0.5 font-medium">
        <ScanText aria-hidden className="me-1.5 inline size-4 text-muted" />
        {formatPlural(messages, messages.imageText.inAnswer, images.length)}
      </summary>
      <ol className="mt-2 space-y-3">
        {images.map((image, place) => (
          <ImageReading key={image.index} image={image} number={place + 1} />
        ))}
      </ol>
    </details>
  )
}

function ImageReading({ image: { read, text }, number }: { image: EvidenceImage; number: number }) {
  const { imageText: labels } = useMessages()
  return (
    <li>
      <p className="text-muted">
        {formatMessage(labels.image, { number })}{' '}
        {[
          read === 'model' && labels.byModel,
          text && labels.byOcr,
          text === '' && labels.none,
          isUnread(read, text) && labels.notRead,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {text && (
        <p dir="auto" className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line rounded-lg bg-sunken px-3 py-2">
          {text}
        </p>
      )}
    </li>
  )
}

function isUnread(read: EvidenceImage['read'], text: string | undefined): boolean {
  return read === 'none' && text === undefined
}
