'use client'

import { createContext, useContext, useId } from 'react'

/** Ids of what names the part of the page that a landmark belongs to, such as the question of an answer. */
export const PartHeadingContext = createContext<string | null>(null)

/**
 * Names a landmark that each part of the page may have, so that no two have the same name: its own name, then the
 * heading of its part.
 *
 * @returns `id` for the element with the landmark's own name, which may be the landmark itself, and `labelledBy` for
 *   `aria-labelledby` of the landmark
 */
export function useLandmarkName(): { id: string; labelledBy: string } {
  const id = useId()
  const part = useContext(PartHeadingContext)
  return { id, labelledBy: part === null ? id : `${id} ${part}` }
}
