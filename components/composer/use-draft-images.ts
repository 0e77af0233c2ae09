'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Attachment } from '@/components/attachments/attachment-reducer'
import { toQuestionImages } from '@/components/attachments/use-attachments'
import type { Question } from '@/components/conversation/conversation-reducer'
import { type DraftImage, type DraftKey, readDraft, updateDraft } from './draft-storage'

/** Loaded when the user adds an image. */
const loadImageStorage = () => import('./draft-image-storage')

/**
 * Stores the finished images of the current draft whenever they change. Files still being prepared and original files
 * are not stored: after a reload the image is restored as it would be sent.
 *
 * @param currentKey undefined until the first draft is loaded
 * @param onRestore receives the images of a loaded draft
 */
export function useDraftImages(
  currentKey: RefObject<DraftKey | undefined>,
  attachments: readonly Attachment[],
  onRestore: (images: Question['images']) => void,
) {
  const latest = useRef(attachments)
  useEffect(() => {
    latest.current = attachments
  })
  /** False while the images of another draft are loading: those in the composer do not belong to it. */
  const areOwn = useRef(true)

  /** @param isLeft the user switches to another draft, so these images are final */
  const save = useCallback(
    async (isLeft = false) => {
      const draftKey = currentKey.current
      const now = latest.current
      if (draftKey === undefined || draftKey === null || !areOwn.current) return
      const ready = toQuestionImages(now)
      if (ready.length === 0 && readDraft(draftKey).pictures.length === 0) return
      try {
        const storage = await loadImageStorage()
        const pictures = await storage.saveDraftImages(ready)
        // The draft changed or moved in the meantime, which stores its own images.
        if (!isLeft && (latest.current !== now || currentKey.current !== draftKey)) return
        const before = readDraft(draftKey).pictures
        updateDraft(draftKey, { pictures })
        await storage.deleteDraftImages(before.filter(({ id }) => !pictures.some((each) => each.id === id)))
      } catch {
        // A browser without storage keeps no images.
      }
    },
    [currentKey],
  )
  // What changed are the attachments, which `save` reads from the ref.
  useEffect(() => void save(), [attachments, save])

  /** @param isFirst the composer may contain images already, which belong to this draft */
  const load = useCallback(
    async (key: DraftKey, stored: readonly DraftImage[], isFirst: boolean) => {
      areOwn.current = stored.length === 0
      if (areOwn.current) {
        if (isFirst) void save()
        return
      }
      const found = await loadImageStorage()
        .then(({ loadDraftImages }) => loadDraftImages(stored))
        .catch(() => [])
      if (currentKey.current !== key || areOwn.current) return
      areOwn.current = true
      onRestore(found)
    },
    [currentKey, onRestore, save],
  )

  return { save, load }
}

export function deleteImages(stored: readonly DraftImage[]): void {
  if (stored.length === 0) return
  void loadImageStorage()
    .then(({ deleteDraftImages }) => deleteDraftImages(stored))
    .catch(() => undefined)
}
