import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { Icon } from '@/components/ui/icon'

/** Shown while files are dragged over the page. Rendered on the server, so that it adds no code to the first view. */
export function DropNotice({ imagesMax, messages: { images } }: { imagesMax: number; messages: Messages }) {
  return (
    <div className="flex max-w-md flex-col items-center gap-2 rounded-2xl border-2 border-accent border-dashed bg-surface px-8 py-10 text-center">
      <Icon name="image" className="size-10 text-accent" />
      <p className="font-semibold text-lg">{images.drop}</p>
      <p className="text-muted text-sm">{formatMessage(images.dropHint, { count: imagesMax })}</p>
    </div>
  )
}
