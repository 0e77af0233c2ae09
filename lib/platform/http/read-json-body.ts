/**
 * Reads a JSON body and checks everything that must hold before `JSON.parse` runs: type, encoding, bytes, UTF-8, depth
 * and number of values. It knows no fields; lib/wire/request.ts does.
 */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { receiveBody } from './receive-body'

/** Deeper than any real client's request; each level costs stack in every program that handles the value. */
const depthMax = 64
/** A 50 MB body of `[{},{},…]` would become gigabytes of objects. */
const valuesMax = 1_000_000

/** Initial buffer if the length is not declared; doubled as needed. */
const firstBytes = 65_536

interface BodyLimits {
  /** Applies to both the declared and the actual length. */
  bytesMax: number
  bytesPerSecondMin: number
  /** Called before this many more bytes are allocated; throws to refuse the request. */
  reserve: (bytes: number) => void
}

/**
 * @returns a JSON object; its fields are unchecked
 * @throws ApiError `unsupported_media_type`, `request_too_large`, `request_timeout`, `invalid_json`, or what `reserve`
 *   throws; the rest of the body stays unread
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<Record<string, unknown>> {
  checkHeaders(request.headers)
  const text = await readText(request, limits)
  checkStructure(text)
  return parseObject(text)
}

function checkHeaders(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/json') {
    throw new ApiError('unsupported_media_type', "The body must be JSON: send 'Content-Type: application/json'.")
  }
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1]).find(Boolean)
  if (charset && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw new ApiError('unsupported_media_type', 'The body must be encoded as UTF-8.')
  }
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding !== 'identity') {
    throw new ApiError(
      'unsupported_media_type',
      "Compressed bodies are not accepted. Remove 'Content-Encoding' and send the body uncompressed.",
    )
  }
}

async function readText(request: Request, limits: BodyLimits): Promise<string> {
  const declared = Number(request.headers.get('content-length'))
  if (declared > limits.bytesMax) throw tooLarge(limits.bytesMax)
  const body = new GrowingBytes(declared || Math.min(firstBytes, limits.bytesMax), limits)
  try {
    if (request.body) for await (const piece of receiveBody(request.body, limits.bytesPerSecondMin)) body.add(piece)
    return decode(body.written())
  } finally {
    body.free()
  }
}

/** A body in one buffer, which is freed immediately and not by the garbage collector. */
class GrowingBytes {
  private bytes: Uint8Array<ArrayBuffer>
  private length = 0
  private readonly limits: BodyLimits

  constructor(size: number, limits: BodyLimits) {
    limits.reserve(size)
    this.limits = limits
    this.bytes = new Uint8Array(size)
  }

  add(piece: Uint8Array): void {
    const length = this.length + piece.byteLength
    if (length > this.limits.bytesMax) throw tooLarge(this.limits.bytesMax)
    if (length > this.bytes.byteLength) this.grow(length)
    this.bytes.set(piece, this.length)
    this.length = length
  }

  private grow(needed: number): void {
    const size = Math.min(Math.max(needed, this.bytes.byteLength * 2), this.limits.bytesMax)
    this.limits.reserve(size - this.bytes.byteLength)
    this.bytes = new Uint8Array(this.bytes.buffer.transfer(size))
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  free(): void {
    this.bytes.buffer.transfer(0)
  }
}

function tooLarge(bytesMax: number): ApiError {
  return new ApiError('request_too_large', serverMessage('request_too_large', { bytes: bytesMax }))
}

function decode(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) throw notJson('The body is empty. Send a JSON object.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw notJson('The body is not valid UTF-8.', cause)
  }
}

/** Counts in the text, since a parser would already have built the nested value. Skips the contents of strings. */
function checkStructure(text: string): void {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: // "
        index = endOfString(text, index)
        break
      case 0x7b: // {
      case 0x5b: // [
        if (++depth > depthMax) throw notJson(`The body is nested too deeply; the limit is ${depthMax} levels.`)
        break
      case 0x7d: // }
      case 0x5d: // ]
        depth--
        break
      case 0x2c: // ,
        if (++values > valuesMax) throw notJson(`The body contains too many values; the limit is ${valuesMax}.`)
        break
    }
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, index: number): boolean {
  let before = index - 1
  while (text.charCodeAt(before) === 0x5c) before--
  return (index - before) % 2 === 0
}

function parseObject(text: string): Record<string, unknown> {
  const value = parse(text)
  if (isObject(value)) return value
  throw notJson('The body must be a JSON object.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's error quotes the body, which may contain patient data.
    throw notJson('The body is not valid JSON.')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As OpenAI, which sends no code for unreadable bodies. */
function notJson(message: string, cause?: unknown): ApiError {
  return new ApiError('invalid_json', message, { wireCode: null, cause })
}
