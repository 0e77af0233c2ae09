import { useMessages } from '@/components/i18n/messages-provider'

/** States that the conversation is temporary and not stored. */
export function TemporaryNotice() {
  const { welcome: messages } = useMessages()
  return (
    <p className="mt-4 text-muted text-sm">
      <strong className="font-semibold text-ink">{messages.temporary}.</strong> {messages.temporaryHint}
    </p>
  )
}
