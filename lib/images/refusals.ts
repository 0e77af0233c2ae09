/**
 * The words in which images are refused. `param` stays null in all of them, as OpenAI answers for images; which image
 * it was is said in the message by `inlineImages`.
 */
import { ApiError } from '@/lib/wire/errors'

export const accepted = 'Accepted are PNG, JPEG and WebP images, and GIF images that do not move.'

/** @param bytes the size when it is known, else what was counted before giving up */
export function imageTooLarge(bytes: number, bytesMax: number): ApiError {
  const message = `Image is ${bytes} bytes; the limit is ${bytesMax} bytes. Send a smaller copy, for example a JPEG.`
  return new ApiError('image_too_large', message)
}

export function tooManyPixels(width: number, height: number, pixelsMax: number): ApiError {
  const size = `Image is ${width} x ${height} pixels, ${width * height} in all`
  return new ApiError('image_too_large', `${size}; the limit is ${pixelsMax} pixels. Send a smaller copy.`)
}

/** As printed. */
const names = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', gif: 'GIF' } as const

export function damaged(format: keyof typeof names, cause?: unknown): ApiError {
  const message = `This ${names[format]} file is damaged or incomplete and cannot be shown. Save it again, or take a screenshot of it, and send that.`
  return new ApiError('invalid_image_format', message, { cause })
}

export function moves(): ApiError {
  const message = `This image moves: it holds more than one frame. Send a single image of the frame you mean. ${accepted}`
  return new ApiError('invalid_image_format', message)
}
