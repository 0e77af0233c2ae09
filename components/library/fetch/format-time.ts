import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'

/** A duration in its largest fitting unit, such as "50 s" or "7 h". */
export function formatTime(seconds: number, messages: Messages['library'], tag: string): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 100) return formatMessage(messages.import.seconds, { count: formatNumber({ tag }, seconds) })
  if (minutes < 100) return formatMessage(messages.import.minutes, { count: formatNumber({ tag }, minutes) })
  return formatMessage(messages.fetch.hours, { count: formatNumber({ tag }, Math.ceil(minutes / 60)) })
}
