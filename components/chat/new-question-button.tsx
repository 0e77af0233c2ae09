import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { Icon } from '@/components/ui/icon'

export function NewQuestionButton({ onPress }: { onPress(): void }) {
  const { header } = useMessages()
  return (
    <HeaderActions slot="primary">
      <button
        type="button"
        onClick={onPress}
        className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-accent px-3 py-1.5 font-semibold text-on-accent text-sm hover:bg-accent-strong"
      >
        <Icon name="plus" className="size-4" />
        <span className="@max-[21rem]:sr-only">{header.newQuestion}</span>
      </button>
    </HeaderActions>
  )
}
