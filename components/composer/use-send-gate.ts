import { useCallback, useEffect, useRef, useState } from 'react'
import type { DetectedIdentifier } from './use-identifiers'

/** Loaded with the first typed character, like the notice of possible identifiers. */
const loadCheck = () => import('./confirm-identifiers')

const noTexts: ReadonlySet<string> = new Set()

/** A question that waits for the reader's choice. `found` is null when it could not be checked. */
export interface HeldQuestion {
  text: string
  found: readonly DetectedIdentifier[] | null
  proceed(): void
}

export type SendGate = ReturnType<typeof useSendGate>

/** Holds a question with possible identifiers until the reader has chosen. A question that changes is no longer held. */
export function useSendGate(text: string) {
  const [kept, setKept] = useState(noTexts)
  const [held, setHeld] = useState<HeldQuestion | null>(null)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })

  const keep = useCallback((texts: readonly string[]) => setKept((now) => new Set([...now, ...texts])), [])

  /** Calls `proceed` when nothing in the text needs a decision; otherwise holds it. */
  const pass = useCallback(
    async (proceed: () => void) => {
      const asked = latest.current
      const check = await loadCheck().catch(() => null)
      const found = check && (await check.findUndecided(asked, kept))
      // Sent or changed in the meantime.
      if (latest.current !== asked) return
      if (found?.length === 0) proceed()
      else setHeld({ text: asked, found, proceed })
    },
    [kept],
  )

  return { kept, keep, held: held?.text === text ? held : null, pass, release: () => setHeld(null) }
}
