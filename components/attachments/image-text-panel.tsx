'use client'

import { useMessages } from '@/components/i18n/messages-provider'
import type { Attachment } from './attachment-reducer'
import { ImageIdentifiers } from './image-identifiers'
import { ImageTextEditor } from './image-text-editor'
import type { Attachments } from './use-attachments'

export type ImageTextActions = Pick<Attachments, 'redact' | 'dismissIdentifiers' | 'undoRedaction' | 'correct'>

interface ImageTextPanelProps {
  attachment: Attachment
  actions: ImageTextActions
  /** Whether the user is drawing redactions. */
  isRedacting: boolean
}

/** The panel beside an open image: its text, and the identifiers found in it. */
export function ImageTextPanel({ attachment, actions, isRedacting }: ImageTextPanelProps) {
  const { images, imageText: labels } = useMessages()
  if (attachment.state !== 'ready') return null
  const { id, ocr, text } = attachment
  return (
    <div className="space-y-3">
      {isRedacting && <p className="text-sm">{labels.redactAreaHint}</p>}
      <ImageIdentifiers attachment={attachment} actions={actions} />
      {ocr && (
        <ImageTextEditor
          name={attachment.name || images.pasted}
          ocr={ocr}
          text={text}
          isFromDocument={attachment.details?.pageText !== undefined}
          isOpen
          onCorrect={(next) => actions.correct(id, next)}
        />
      )}
    </div>
  )
}
