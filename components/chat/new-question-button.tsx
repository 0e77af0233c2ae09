import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { Icon } from '@/components/ui/icon'

export function NewQuestionButton({ onPress }: { onPress(): void }) {
  const { header } = useMessages()
  return (
    <HeaderActions>
      <button
        type="button"
        onClick={onPress}
        className="inline-flex items-center gap-1.5 rounded-full border border-line px-2 py-1.5 font-medium md:px-3 text-sm hover:border-edge hover:bg-sunken"
      >
        <Icon name="plus" className="size-4" />
        <span className="max-md:sr-only">{header.newQuestion}</span>
      </button>
    </HeaderActions>
  )
}
