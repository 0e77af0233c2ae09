import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
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

/**
 * Holds a question with possible identifiers until the reader has chosen to send it as it is, to remove them, or to go
 * back. A question that changes is no longer held.
 */
export function useSendGate(text: string, onText: (text: string) => void) {
  const { identifiers } = useMessages()
  const [kept, setKept] = useState(noTexts)
  const [held, setHeld] = useState<HeldQuestion | null>(null)
  /** Removing identifiers changes the text; it is sent when the page has drawn it. */
  const [cleared, setCleared] = useState<{ text: string; proceed(): void } | null>(null)
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

  useEffect(() => {
    if (cleared === null || cleared.text !== text) return
    setCleared(null)
    cleared.proceed()
  }, [cleared, text])

  async function remove({ text, proceed }: HeldQuestion) {
    const { removeIdentifiers } = await loadCheck()
    const next = await removeIdentifiers(text, kept, identifiers.kinds)
    setHeld(null)
    setCleared({ text: next, proceed })
    onText(next)
  }

  function send({ found, proceed }: HeldQuestion) {
    setHeld(null)
    keep((found ?? []).map(({ asWritten }) => asWritten))
    proceed()
  }

  return { kept, keep, held: held?.text === text ? held : null, pass, remove, send, back: () => setHeld(null) }
}
