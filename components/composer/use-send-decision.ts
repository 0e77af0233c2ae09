import { useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { removeIdentifiers } from './confirm-identifiers'
import type { HeldQuestion, SendGate } from './use-send-gate'

/** What the reader can choose for a held question: to send it as it is, or without the possible identifiers. */
export function useSendDecision({ kept, keep, release }: SendGate, text: string, onText: (text: string) => void) {
  const { identifiers } = useMessages()
  /** Removing identifiers changes the text; it is sent when the page has drawn it. */
  const [cleared, setCleared] = useState<{ text: string; proceed(): void } | null>(null)

  useEffect(() => {
    if (cleared === null || cleared.text !== text) return
    setCleared(null)
    cleared.proceed()
  }, [cleared, text])

  async function remove({ text, proceed }: HeldQuestion) {
    const next = await removeIdentifiers(text, kept, identifiers.kinds)
    release()
    setCleared({ text: next, proceed })
    onText(next)
  }

  function send({ found, proceed }: HeldQuestion) {
    release()
    keep((found ?? []).map(({ asWritten }) => asWritten))
    proceed()
  }

  return { remove, send }
}
