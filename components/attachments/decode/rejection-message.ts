/** Why a file can't be used, as a sentence; what the worker says is data. */

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

/** Where another try can go better: after the network is back, after another image was removed. */
export function canRetry({ code }: Rejection): boolean {
  return ['tooMany', 'tooLarge', 'notDrawn', 'stopped', 'notLoaded', 'damaged'].includes(code)
}
