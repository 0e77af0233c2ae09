/**
 * The errors for refused images. `param` is always null, as in OpenAI's image errors; `inlineImages` names the image in
 * the message.
 */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

export const acceptedFormats = 'Accepted formats are PNG, JPEG, WebP and static GIF.'

/** @param bytes the size if known, otherwise the bytes counted before giving up */
export function imageTooLargeError(bytes: number, bytesMax: number): ApiError {
  return new ApiError('image_too_large', serverMessage('image_too_many_bytes', { size: bytes, bytes: bytesMax }))
}

export function tooManyPixelsError(width: number, height: number, pixelsMax: number): ApiError {
  const message = serverMessage('image_too_many_pixels', { width, height, pixels: width * height, limit: pixelsMax })
  return new ApiError('image_too_large', message)
}

/** As shown in messages. */
const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', gif: 'GIF' } as const

export function damagedImageError(format: keyof typeof formatNames, cause?: unknown): ApiError {
  return new ApiError('invalid_image_format', serverMessage('image_damaged', { format: formatNames[format] }), {
    cause,
  })
}

export function animatedImageError(): ApiError {
  return new ApiError('invalid_image_format', serverMessage('image_animated'))
}
