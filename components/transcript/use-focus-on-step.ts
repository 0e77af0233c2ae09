'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { takeFocus } from './take-focus'

/**
 * Another version of a question is another turn, whose buttons are new: the focus goes to its heading.
 *
 * @param turns those on the screen
 * @returns `onStep`, which remembers where it leads
 */
export function useFocusOnStep(turns: readonly Turn[], onStep: ((id: string) => void) | undefined) {
  const steppedTo = useRef<string | null>(null)
  useEffect(() => {
    if (!turns.some(({ id }) => id === steppedTo.current)) return
    takeFocus(document.getElementById(`question-${steppedTo.current}`))
    steppedTo.current = null
  }, [turns])
  const step = useCallback(
    (id: string) => {
      steppedTo.current = id
      onStep?.(id)
    },
    [onStep],
  )
  return onStep && step
}
