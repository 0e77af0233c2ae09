import { useMessages } from '@/components/i18n/messages-provider'

/** Explains what sending does while the user edits an earlier question. */
export function EditingBanner({ onCancel }: { onCancel(): void }) {
  const { transcript: messages } = useMessages()
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3 py-2 text-sm">
      <span className="min-w-0 flex-1">{messages.editing}</span>
      <button type="button" onClick={onCancel} className="prose-link py-1 font-medium">
        {messages.cancelEdit}
      </button>
    </p>
  )
}
