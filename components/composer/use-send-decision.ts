import { useEffect, useState } from 'react'
import { toPlaceholder } from '@/components/attachments/image-identifiers'
import { redactHits } from '@/components/attachments/undecided-image-identifiers'
import type { Attachments } from '@/components/attachments/use-attachments'
import { useMessages } from '@/components/i18n/messages-provider'
import { removeIdentifiers } from '@/components/identifiers/confirm-identifiers'
import type { HeldQuestion, SendGate } from './use-send-gate'

interface SendDecisionOptions {
  text: string
  images: Attachments
  /** False while redactions are being drawn. */
  canSend: boolean
  onText(text: string): void
}

/** What the reader can choose for a held question: to send it as it is, or without the possible identifiers. */
export function useSendDecision(
  { kept, keep, release }: SendGate,
  { text, images, canSend, onText }: SendDecisionOptions,
) {
  const messages = useMessages()
  /** Removing identifiers changes the text; it is sent when the page has drawn it. */
  const [cleared, setCleared] = useState<{ text: string; proceed(): void } | null>(null)

  useEffect(() => {
    if (cleared === null || cleared.text !== text || !canSend) return
    setCleared(null)
    cleared.proceed()
  }, [cleared, text, canSend])

  async function remove({ text, inImages, proceed }: HeldQuestion) {
    const next = await removeIdentifiers(text, kept, messages.identifiers.kinds)
    for (const { id, hits } of inImages) {
      const attachment = images.attachments.find((each) => each.id === id)
      if (attachment?.state === 'ready') await redactHits(attachment, hits, images, toPlaceholder(messages))
    }
    release()
    setCleared({ text: next, proceed })
    onText(next)
  }

  function send({ found, inImages, proceed }: HeldQuestion) {
    release()
    keep((found ?? []).map(({ asWritten }) => asWritten))
    for (const { id, hits } of inImages)
      images.dismissIdentifiers(
        id,
        hits.map(({ asWritten }) => asWritten),
      )
    proceed()
  }

  return { remove, send }
}
