/** Decodes a base64 `data:` URL of an image, or refuses it if any byte would be lost. */
import { ApiError } from '@/lib/wire/errors'
import { acceptedFormats, imageTooLargeError } from './image-errors'

/** `image/jpg` is not a registered type, but many clients send it. */
const typesAllowed = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif'])

/** No valid client needs more between `data:` and the comma; bounds the work on a URL without a comma. */
const mediaTypeCharactersMax = 200

/**
 * @param url starts with `data:` in any case
 * @returns at least one byte, at most `bytesMax`; their real type is for `sniffImage` to detect
 * @throws ApiError `invalid_image_format` or `image_too_large`
 */
export function decodeDataUrl(url: string, bytesMax: number): Buffer {
  const comma = url.slice(0, mediaTypeCharactersMax).indexOf(',')
  if (comma < 0) throw unreadableError('it has no comma after its type')
  const [type = '', ...parameters] = url
    .slice('data:'.length, comma)
    .split(';')
    .map((field) => field.trim().toLowerCase())
  if (!typesAllowed.has(type)) throw wrongTypeError(type)
  if (parameters.at(-1) !== 'base64') throw unreadableError('it is not marked as base64')
  return decodeBase64(url.slice(comma + 1), bytesMax)
}

/**
 * Accepts base64 with line breaks, without padding, and in the URL-safe alphabet. Node's decoder silently skips invalid
 * characters, so the length is checked: each skipped character makes the result shorter than expected.
 */
function decodeBase64(text: string, bytesMax: number): Buffer {
  const encoded = text.replace(/\s+/g, '')
  if (encoded === '') throw unreadableError('it is empty')
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0
  const characters = encoded.length - padding
  const size = Math.floor((characters * 3) / 4)
  if (size > bytesMax) throw imageTooLargeError(size, bytesMax)
  const isWhole = characters % 4 !== 1 && (padding === 0 || encoded.length % 4 === 0)
  const bytes = Buffer.from(encoded, 'base64')
  if (!isWhole || bytes.length !== size) throw unreadableError('the text after the comma is not base64, or is cut off')
  return bytes
}

function unreadableError(reason: string): ApiError {
  const message = `The data URL of the image cannot be read: ${reason}. Send data:image/png;base64,… followed by the complete file.`
  return new ApiError('invalid_image_format', message)
}

function wrongTypeError(type: string): ApiError {
  const named = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? `has the type ${type.slice(0, 60)}` : 'has no type'
  return new ApiError('invalid_image_format', `The data URL of the image ${named}. ${acceptedFormats}`)
}
