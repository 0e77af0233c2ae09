/** Reads the bytes out of a base64 `data:` URL of an image, exactly or not at all. */
import { ApiError } from '@/lib/wire/errors'
import { accepted, imageTooLarge } from './refusals'

/** `image/jpg` is no registered type, but many clients send it. */
const typesAllowed = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif'])

/** No honest client needs more between `data:` and the comma; it bounds the work on a URL without a comma. */
const headCharactersMax = 200

/**
 * @param url starts with `data:` in any case
 * @returns at least one byte, at most `bytesMax`; what they really are is for `inspectImage`
 * @throws ApiError `invalid_image_format` or `image_too_large`
 */
export function bytesFromDataUrl(url: string, bytesMax: number): Buffer {
  const comma = url.slice(0, headCharactersMax).indexOf(',')
  if (comma < 0) throw notReadable('it has no comma after its type')
  const [type = '', ...parameters] = url
    .slice('data:'.length, comma)
    .split(';')
    .map((field) => field.trim().toLowerCase())
  if (!typesAllowed.has(type)) throw wrongType(type)
  if (parameters.at(-1) !== 'base64') throw notReadable('it is not marked as base64')
  return bytesFromBase64(url, comma + 1, bytesMax)
}

/**
 * Node's decoder skips what is not base64 and takes the URL-safe alphabet for granted, so the length tells: each character
 * it skipped makes the result shorter than the text promised. No regular expression walks over 27 MB.
 */
function bytesFromBase64(url: string, start: number, bytesMax: number): Buffer {
  const characters = url.length - start
  if (characters === 0) throw notReadable('it is empty')
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const size = (characters * 3) / 4 - padding
  if (size > bytesMax) throw imageTooLarge(Math.floor(size), bytesMax)
  const isUrlSafe = url.indexOf('-', start) >= 0 || url.indexOf('_', start) >= 0
  if (characters % 4 !== 0 || isUrlSafe) throw notBase64()
  const bytes = Buffer.from(url.slice(start), 'base64')
  if (bytes.length !== size || size === 0) throw notBase64()
  return bytes
}

function notBase64(): ApiError {
  return notReadable('what follows the comma is not plain base64 (no line breaks, no blanks, padded with "=")')
}

function notReadable(reason: string): ApiError {
  const message = `The image's data URL cannot be read: ${reason}. Send it as data:image/png;base64,… with the whole file.`
  return new ApiError('invalid_image_format', message)
}

function wrongType(type: string): ApiError {
  const named = /^[\w.+-]+\/[\w.+-]+$/.test(type)
    ? `is marked as ${type.slice(0, 60)}`
    : 'does not say which type it is'
  return new ApiError('invalid_image_format', `The image's data URL ${named}. ${accepted}`)
}
