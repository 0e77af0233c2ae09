'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuestionImage } from '@/components/conversation'
import type { Attachment, AttachmentLimits } from './attachments'
import type { Tray } from './tray'

export interface ImageLimits extends AttachmentLimits {
  /** Longest side in pixels of what is sent. */
  sideMax: number
}

/** The images of the question being written. All that knows about files comes with the first one: most questions have none. */
export function useAttachments(limits: ImageLimits) {
  const [attachments, change] = useState<readonly Attachment[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const tray = useRef<Tray>(undefined)

  const withTray = useCallback(async (use: (tray: Tray) => void) => {
    try {
      const { Tray } = await import('./tray')
      tray.current ??= new Tray(change)
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
    retry: (id: number) => void withTray((tray) => tray.retry(id, latest.current)),
    describe: (id: number, description: string) => void withTray((tray) => tray.describe(id, description)),
    remove: (id: number) => void withTray((tray) => tray.remove(id)),
    bringBack: (images: readonly QuestionImage[]) => void withTray((tray) => tray.bringBack(images)),
    clear: () => change([]),
  }))
  return { attachments, limits, isMissing, ...actions }
}

/** What is sent: the good ones, in order. */
export function questionImages(attachments: readonly Attachment[]): QuestionImage[] {
  return attachments.flatMap((each) => (each.state === 'ready' ? [imageOf(each)] : []))
}

function imageOf({ name, description, dataUrl, details }: Extract<Attachment, { state: 'ready' }>): QuestionImage {
  return { name, description, dataUrl, ...(details ? { details } : {}) }
}

export type Attachments = ReturnType<typeof useAttachments>
