/** Why a file can't be used, as a sentence; what the worker says is data. */

import { fill } from '@/components/i18n/format-message'
import { formatBytes, formatNumber } from '@/components/i18n/format-values'
import type { PageWords } from '@/components/i18n/messages-en'
import type { Rejection } from './image-job'

export function formatRejection(words: PageWords, refusal: Rejection): string {
  const { refusals } = words.images
  switch (refusal.code) {
    case 'tooMany':
      if (refusal.count === 1) return fill(refusals.tooMany, refusal)
      return fill(refusals.tooManyMore, { ...refusal, more: refusal.count - 1 })
    case 'tooLarge':
    case 'fileTooLarge':
      return fill(refusals[refusal.code], { size: formatBytes(words, refusal.bytesMax) })
    case 'tooManyPixels':
      return fill(refusals.tooManyPixels, {
        width: formatNumber(words, refusal.width),
        height: formatNumber(words, refusal.height),
        side: formatNumber(words, refusal.sideMax),
        megapixels: refusal.megapixelsMax,
      })
    case 'unsupported':
      return fill(refusals.unsupported, refusal)
    default:
      return refusals[refusal.code]
  }
}

/** Where another try can go better: after the network is back, after another image was removed. */
export function canRetry({ code }: Rejection): boolean {
  return ['tooMany', 'tooLarge', 'notDrawn', 'stopped', 'notLoaded', 'damaged'].includes(code)
}
