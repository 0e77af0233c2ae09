import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { readLabValues } from '@/lib/shared/lab-values/read-lab-values'

/** Names the laboratory values in which OCR probably lost the decimal point. */
export function DoubtfulFigures({ text }: { text: string }) {
  const { tag, imageText: labels } = useMessages()
  const doubtful = readLabValues(text).flatMap(({ name, value, perhaps }) =>
    perhaps === null ? [] : [formatMessage(labels.doubtfulFigure, { name, value, perhaps })],
  )
  if (doubtful.length === 0) return null
  const figures = new Intl.ListFormat(tag).format(doubtful)
  return <p className="mt-1 text-caution text-xs">{formatMessage(labels.doubtful, { figures })}</p>
}
