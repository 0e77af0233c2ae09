import { useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment } from '@/components/attachments/attachment-reducer'
import type { CheckedQuestion } from './check-question'

const loadCheck = () => import('./check-question')

/** Loads the check with the first typed character: a connection that is lost later must not keep it from running. */
export function preloadCheck(): void {
  void loadCheck().catch(() => undefined)
}

const noTexts: ReadonlySet<string> = new Set()

/** A question that waits for the reader's choice. */
export interface HeldQuestion extends CheckedQuestion {
  text: string
  proceed(): void
}

export type SendGate = ReturnType<typeof useSendGate>

/**
 * Holds a question with possible identifiers until the reader has chosen. A question that changes is no longer held.
 */
export function useSendGate(text: string, attachments: readonly Attachment[]) {
  const [kept, setKept] = useState(noTexts)
  const [held, setHeld] = useState<HeldQuestion | null>(null)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })

  const keep = useCallback((texts: readonly string[]) => setKept((now) => new Set([...now, ...texts])), [])

  /** Calls `proceed` when nothing in the question needs a decision; otherwise holds it. */
  const pass = useCallback(
    async (proceed: () => void) => {
      const asked = latest.current
      const unchecked = { found: null, inImages: [] }
      const toDecide = await loadCheck().then(
        ({ checkQuestion }) => checkQuestion(asked, kept, attachments),
        () => unchecked,
      )
      // Sent or changed in the meantime.
      if (latest.current !== asked) return
      if (toDecide) setHeld({ ...toDecide, text: asked, proceed })
      else proceed()
    },
    [kept, attachments],
  )

  return { kept, keep, held: held?.text === text ? held : null, pass, release: () => setHeld(null) }
}
