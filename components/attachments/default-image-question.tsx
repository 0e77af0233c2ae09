import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'

/** The default question for images sent without text, with a button to edit it. */
export function DefaultImageQuestion({ onUse }: { onUse(question: string): void }) {
  const { composer } = useMessages()
  return (
    <p className="px-3 pb-2 text-muted text-sm">
      {formatMessage(composer.imageOnly, { question: composer.imageQuestion })}{' '}
      <button type="button" className="prose-link font-medium" onClick={() => onUse(composer.imageQuestion)}>
        {composer.edit}
      </button>
    </p>
  )
}
