'use client'

import { useMemo } from 'react'
import { findUnredactedHits, type Placeholder } from '@/components/attachments/viewer/redaction'
import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { CheckUnavailable } from '@/components/identifiers/check-unavailable'
import { formatPlaceholder, IdentifierWarning } from '@/components/identifiers/identifier-warning'
import { useIdentifiers } from '@/components/identifiers/use-identifiers'
import type { Attachment } from './attachment-reducer'
import { redactHits } from './undecided-image-identifiers'
import type { Attachments } from './use-attachments'

interface ImageIdentifiersProps {
  attachment: Attachment
  actions: Pick<Attachments, 'redact' | 'dismissIdentifiers' | 'undoRedaction' | 'correct'>
  /** Opens the image; absent where it is already open. */
  onOpen?(): void
}

/**
 * Warns of possible patient identifiers in an image before it is sent, and redacts them in the image and its text.
 * Detection runs in this browser only and never blocks sending.
 */
export function ImageIdentifiers({ attachment, actions, onOpen }: ImageIdentifiersProps) {
  const messages = useMessages()
  const { imageText: labels } = messages
  const { hits, isUnchecked } = useIdentifierHits(attachment)
  const name = attachment.name || messages.images.pasted
  const isRedacted = (attachment.redactions?.length ?? 0) > 0
  if (attachment.state !== 'ready') return null
  const { id, dismissed: cleared = [] } = attachment
  const seen = hits.filter(({ asWritten }) => !cleared.includes(asWritten))

  return (
    <>
      {isUnchecked && <CheckUnavailable />}
      <p aria-live="polite" className="sr-only">
        {seen.length > 0 && formatMessage(labels.found, { name })}
        {seen.length === 0 && isRedacted && labels.done}
      </p>
      {seen.length > 0 && (
        <IdentifierWarning
          title={<bdi>{formatMessage(labels.identifiers, { name })}</bdi>}
          note={labels.note}
          found={seen}
          before={labels.redact}
          after={labels.redactAs}
          all={labels.redactAll}
          onRemove={(which) => {
            const chosen = seen.filter(({ asWritten }) => which.includes(asWritten))
            void redactHits(attachment, chosen, actions, toPlaceholder(messages))
          }}
          onDismiss={(which) => actions.dismissIdentifiers(id, which)}
        >
          {onOpen && (
            <button type="button" onClick={onOpen} className="prose-link min-h-6">
              {labels.viewImage}
            </button>
          )}
        </IdentifierWarning>
      )}
      {isRedacted && (
        <p className="px-1 text-sm">
          {labels.done}{' '}
          <button type="button" onClick={() => actions.undoRedaction(id)} className="prose-link min-h-6">
            {labels.undo}
          </button>
        </p>
      )}
    </>
  )
}

/** Hits in the image, with boxes; hits that are only in the corrected text have none. */
function useIdentifierHits(attachment: Attachment) {
  const ocr = attachment.state === 'ready' ? attachment.ocr : undefined
  const result = ocr?.state === 'read' ? ocr.result : undefined
  const text = attachment.state === 'ready' ? attachment.text : undefined
  const { redactions } = attachment
  // OCR text is searched when it is recognised, and redaction only removes words; only edited text needs a new search.
  const isCorrected = text !== result?.text && text !== redactions?.at(-1)?.text?.after
  const inText = useIdentifiers(isCorrected ? text : undefined)
  const inImage = useMemo(
    () =>
      result
        ? findUnredactedHits(
            result,
            (redactions ?? []).flatMap(({ boxes }) => boxes),
          )
        : [],
    [result, redactions],
  )
  const typed = (inText ?? []).map(({ kind, asWritten }) => ({ kind, asWritten, boxes: [] }))
  const onlyTyped = typed.filter((one) => !inImage.some(({ asWritten }) => asWritten === one.asWritten))
  return { hits: [...inImage, ...onlyTyped], isUnchecked: inText === null }
}

export function toPlaceholder({ identifiers, imageText }: PageMessages): Placeholder {
  return (kind) => formatPlaceholder(kind === null ? imageText.redacted : identifiers.kinds[kind])
}
