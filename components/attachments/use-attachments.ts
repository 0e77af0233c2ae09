'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { View } from '@/components/attachments/decode/image-job'
import type { Box } from '@/components/attachments/decode/ocr-result'
import type { Placeholder } from '@/components/attachments/viewer/redaction'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import type { Attachment, ImageLimits } from './attachment-reducer'
import type { AttachmentStore } from './attachment-store'

/**
 * The attachments of the question being written. The file-handling code loads with the first file, since most
 * questions have none.
 */
export function useAttachments(limits: ImageLimits) {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const store = useRef<AttachmentStore>(undefined)

  const withStore = useCallback(async (use: (store: AttachmentStore) => void) => {
    try {
      const { AttachmentStore } = await import('./attachment-store')
      store.current ??= new AttachmentStore(setAttachments)
      use(store.current)
      setIsMissing(false)
    } catch {
      setIsMissing(true)
    }
  }, [])
  const latest = useRef(limits)
  useEffect(() => {
    latest.current = limits
  })
  const [actions] = useState(() => ({
    add: (files: readonly File[], folders: readonly FileSystemEntry[] = []) =>
      void withStore((store) => store.add(files, folders, latest.current)),
    // These run synchronously: every listed attachment came from the store, and a text field must not wait for an
    // import.
    retry: (id: number) => store.current?.retry(id, latest.current),
    changeView: (id: number, view: View) => store.current?.changeView(id, view, latest.current),
    choosePages: (id: number, pages: readonly number[]) => store.current?.choosePages(id, pages, latest.current),
    file: (id: number) => store.current?.file(id),
    describe: (id: number, description: string) => store.current?.describe(id, description),
    correct: (id: number, text: string) => store.current?.correct(id, text),
    dismissIdentifiers: (id: number, texts: readonly string[]) => store.current?.dismissIdentifiers(id, texts),
    redact: (id: number, boxes: readonly Box[], placeholder: Placeholder) =>
      store.current?.redact(id, boxes, placeholder),
    undoRedaction: (id: number) => store.current?.undoRedaction(id),
    remove: (id: number) => store.current?.remove(id),
    restore: (images: readonly QuestionImage[]) => void withStore((store) => store.restore(images, latest.current)),
    clear: () => store.current?.clear(),
  }))
  return { attachments, limits, isMissing, ...actions }
}

/** The images to send, in order. An image whose redactions are still being burned in is left out. */
export function toQuestionImages(attachments: readonly Attachment[]): QuestionImage[] {
  return attachments.flatMap((each) => (each.state === 'ready' && !each.isRedrawing ? [toQuestionImage(each)] : []))
}

function toQuestionImage({
  name,
  description,
  dataUrl,
  details,
  text,
}: Extract<Attachment, { state: 'ready' }>): QuestionImage {
  return { name, description, dataUrl, ...(details ? { details } : {}), ...(text === undefined ? {} : { text }) }
}

export type Attachments = ReturnType<typeof useAttachments>
