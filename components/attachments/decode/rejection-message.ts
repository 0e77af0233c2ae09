/** Formats a rejection for the user; the worker reports only data. */

import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import type { Rejection } from './image-job'

export function formatRejection(messages: PageMessages, refusal: Rejection): string {
  const { refusals } = messages.images
  switch (refusal.code) {
    case 'tooMany':
      if (refusal.count === 1) return formatMessage(refusals.tooMany, refusal)
      return formatMessage(refusals.tooManyMore, { ...refusal, more: refusal.count - 1 })
    case 'tooLarge':
    case 'fileTooLarge':
      return formatMessage(refusals[refusal.code], { size: formatBytes(messages, refusal.bytesMax) })
    case 'tooManyPixels':
      return formatMessage(refusals.tooManyPixels, {
        width: formatNumber(messages, refusal.width),
        height: formatNumber(messages, refusal.height),
        side: formatNumber(messages, refusal.sideMax),
        megapixels: refusal.megapixelsMax,
      })
    case 'unsupported':
      return formatMessage(refusals.unsupported, refusal)
    default:
      return refusals[refusal.code]
  }
}

/** Whether a retry can succeed, for example once the network is back or another image is removed. */
export function canRetry({ code }: Rejection): boolean {
  return ['tooMany', 'tooLarge', 'notDecoded', 'stopped', 'notLoaded', 'damaged'].includes(code)
}
