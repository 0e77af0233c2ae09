'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { View } from '@/components/attachments/decode/image-job'
import type { Box } from '@/components/attachments/decode/ocr-result'
import type { Placeholder } from '@/components/attachments/viewer/redaction'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import type { Attachment, ImageLimits } from './attachment-reducer'
import type { Tray } from './attachment-store'

/** The images of the question being written. All that knows about files comes with the first one: most questions have none. */
export function useAttachments(limits: ImageLimits) {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const tray = useRef<Tray>(undefined)

  const withTray = useCallback(async (use: (tray: Tray) => void) => {
    try {
      const { Tray } = await import('./attachment-store')
      tray.current ??= new Tray(setAttachments)
      use(tray.current)
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
      void withTray((tray) => tray.add(files, folders, latest.current)),
    // What stands in the list was put there by the tray. At once, since a field that is written in must not wait.
    retry: (id: number) => tray.current?.retry(id, latest.current),
    show: (id: number, view: View) => tray.current?.show(id, view, latest.current),
    choosePages: (id: number, pages: readonly number[]) => tray.current?.choosePages(id, pages, latest.current),
    file: (id: number) => tray.current?.file(id),
    describe: (id: number, description: string) => tray.current?.describe(id, description),
    correct: (id: number, text: string) => tray.current?.correct(id, text),
    clearOfDoubt: (id: number, texts: readonly string[]) => tray.current?.clearOfDoubt(id, texts),
    blackOut: (id: number, boxes: readonly Box[], placeholder: Placeholder) =>
      tray.current?.blackOut(id, boxes, placeholder),
    putBack: (id: number) => tray.current?.putBack(id),
    remove: (id: number) => tray.current?.remove(id),
    bringBack: (images: readonly QuestionImage[]) => void withTray((tray) => tray.bringBack(images, latest.current)),
    clear: () => tray.current?.clear(),
  }))
  return { attachments, limits, isMissing, ...actions }
}

/** What is sent: the good ones, in order. One that is still to be blacked out is none yet. */
export function questionImages(attachments: readonly Attachment[]): QuestionImage[] {
  return attachments.flatMap((each) => (each.state === 'ready' && !each.isDrawing ? [imageOf(each)] : []))
}

function imageOf({
  name,
  description,
  dataUrl,
  details,
  text,
}: Extract<Attachment, { state: 'ready' }>): QuestionImage {
  return { name, description, dataUrl, ...(details ? { details } : {}), ...(text === undefined ? {} : { text }) }
}

export type Attachments = ReturnType<typeof useAttachments>
