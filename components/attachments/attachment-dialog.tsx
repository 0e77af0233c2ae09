'use client'

import { createPortal } from 'react-dom'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Attachment } from './attachment-reducer'
import { ImageViewer } from './image-viewer'
import { PdfPagePicker } from './pdf-page-picker'
import type { Attachments } from './use-attachments'

interface AttachmentDialogProps {
  attachment: Attachment
  images: Attachments
  onClose(): void
}

/**
 * Opens an attachment: the image viewer, or the page picker of a document. Rendered outside the form, where Enter
 * would submit the question.
 */
export function AttachmentDialog(props: AttachmentDialogProps) {
  return createPortal(<DialogContent {...props} />, document.body)
}

function DialogContent({ attachment, images, onClose }: AttachmentDialogProps) {
  const messages = useMessages()
  const { id, description } = attachment
  const name = attachment.name || messages.images.pasted
  const file = images.file(id)
  if (attachment.state === 'choosing' && file) {
    const others = images.attachments.filter((each) => each.state === 'ready' || each.state === 'preparing')
    return (
      <PdfPagePicker
        name={name}
        file={file}
        pages={attachment.pages}
        room={Math.max(0, images.limits.imagesMax - others.length)}
        onChosen={(pages) => images.choosePages(id, pages)}
        onClose={onClose}
      />
    )
  }
  if (attachment.state !== 'ready') return null
  return (
    <ImageViewer
      name={name}
      description={description}
      dataUrl={attachment.dataUrl}
      {...(attachment.details ? { details: attachment.details } : {})}
      {...(file ? { file } : {})}
      attachment={attachment}
      actions={images}
      onShow={(view) => {
        // Close here: decoding replaces this dialog before it could report that it closed.
        onClose()
        images.changeView(id, view)
      }}
      onClose={onClose}
    />
  )
}
