import { useMessages } from '@/components/i18n/messages-provider'

/** Says while it is read that nothing of the conversation is kept. */
export function TemporaryNotice() {
  const { welcome: messages } = useMessages()
  return (
    <p className="mt-4 text-muted text-sm">
      <strong className="font-semibold text-ink">{messages.temporary}.</strong> {messages.temporaryHint}
    </p>
  )
}
