import { toolLabel } from '@/components/composer/composer-tools'
import { useMessages } from '@/components/i18n/messages-provider'
import { Icon } from '@/components/ui/icon'

/** Switches live search in PubMed and Europe PMC on or off; a live search sends the query to outside services. */
export function LiveSearchToggle({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  const { composer } = useMessages()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={composer.live}
      title={composer.liveHint}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-10 items-center gap-2 rounded-full border border-transparent px-2.5 py-2 text-muted text-sm hover:bg-sunken hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink"
    >
      <Icon name="globe" className="size-5" />
      <span className={toolLabel}>{composer.liveShort}</span>
    </button>
  )
}
