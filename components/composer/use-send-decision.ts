import { useEffect, useState } from 'react'
import { toPlaceholder } from '@/components/attachments/image-identifiers'
import { redactHits } from '@/components/attachments/undecided-image-identifiers'
import { useMessages } from '@/components/i18n/messages-provider'
import { removeIdentifiers } from '@/components/identifiers/confirm-identifiers'
import type { ComposerDraft } from './use-draft'
import type { HeldQuestion, SendGate } from './use-send-gate'

/**
 * What the reader can choose for a held question: to send it as it is, or without the possible identifiers.
 *
 * @param canSend false while redactions are being drawn
 */
export function useSendDecision(
  { kept, keep, release }: SendGate,
  { text, images, write }: ComposerDraft,
  canSend: boolean,
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
    write(next)
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
