/**
 * The words in which images are refused. `param` stays null in all of them, as OpenAI answers for images; which image
 * it was is said in the message by `inlineImages`.
 */

import { say } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

export const accepted = 'Accepted are PNG, JPEG and WebP images, and GIF images that do not move.'

/** @param bytes the size when it is known, else what was counted before giving up */
export function imageTooLarge(bytes: number, bytesMax: number): ApiError {
  return new ApiError('image_too_large', say('imageBytes', { size: bytes, bytes: bytesMax }))
}

export function tooManyPixels(width: number, height: number, pixelsMax: number): ApiError {
  const message = say('imagePixels', { width, height, pixels: width * height, limit: pixelsMax })
  return new ApiError('image_too_large', message)
}

/** As printed. */
const names = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', gif: 'GIF' } as const

export function damaged(format: keyof typeof names, cause?: unknown): ApiError {
  return new ApiError('invalid_image_format', say('imageDamaged', { format: names[format] }), { cause })
}

export function moves(): ApiError {
  return new ApiError('invalid_image_format', say('imageMoves'))
}
