'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { DraftKey } from './draft-storage'

interface DraftChanges {
  /** The draft in the composer is about to be replaced by another. */
  leave(): void
  /** The draft in the composer has another key. */
  move(from: DraftKey, to: DraftKey): void
  /** @param isFirst nothing was in the composer but what was typed since the page opened */
  load(to: DraftKey, isFirst: boolean): void
}

/**
 * Puts the draft of the conversation on the screen into the composer.
 *
 * @param draftKey undefined until the user is known
 * @param currentKey key of the draft in the composer; undefined until the first draft is loaded
 * @returns call it before the key changes, so that the content of the composer moves along
 */
export function useDraftKey(
  draftKey: DraftKey | undefined,
  currentKey: RefObject<DraftKey | undefined>,
  { leave, move, load }: DraftChanges,
) {
  /** The composer's content moves to this key instead of being replaced by its draft. */
  const moveTarget = useRef<{ draftKey: DraftKey }>(undefined)
  useEffect(() => {
    if (draftKey === undefined) return
    const from = currentKey.current
    const isMoved = moveTarget.current?.draftKey === draftKey
    moveTarget.current = undefined
    if (!isMoved) leave()
    currentKey.current = draftKey
    if (from !== undefined && isMoved) move(from, draftKey)
    else load(draftKey, from === undefined)
  }, [draftKey, currentKey, leave, move, load])

  return useCallback(
    (to: DraftKey) => {
      if (to !== currentKey.current) moveTarget.current = { draftKey: to }
    },
    [currentKey],
  )
}
