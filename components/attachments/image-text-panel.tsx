'use client'

import { useWords } from '@/components/i18n/messages-provider'
import type { Attachment } from './attachment-reducer'
import { PictureIdentifiers } from './image-identifiers'
import { PictureText } from './image-text-editor'
import type { Attachments } from './use-attachments'

export type ReadingActions = Pick<Attachments, 'blackOut' | 'clearOfDoubt' | 'putBack' | 'correct'>

interface ReadingPanelProps {
  attachment: Attachment
  actions: ReadingActions
  /** Whether regions are being chosen. */
  isChoosing: boolean
}

/** Beside an open picture: what was read in it, and what of it may name a patient. */
export function ReadingPanel({ attachment, actions, isChoosing }: ReadingPanelProps) {
  const { images, reading: say } = useWords()
  if (attachment.state !== 'ready') return null
  const { id, reading, text } = attachment
  return (
    <div className="space-y-3">
      {isChoosing && <p className="text-sm">{say.regionsHint}</p>}
      <PictureIdentifiers attachment={attachment} actions={actions} />
      {reading && (
        <PictureText
          name={attachment.name || images.pasted}
          reading={reading}
          text={text}
          isOfDocument={attachment.details?.print !== undefined}
          isOpen
          onCorrect={(next) => actions.correct(id, next)}
        />
      )}
    </div>
  )
}
