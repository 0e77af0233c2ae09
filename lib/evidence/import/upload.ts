/**
 * Streams an upload to disk: never held in memory as a whole, never larger than its limit, and under a safe name. The
 * user's facts about a guideline are written before its first line if it is text, and otherwise after its end, where
 * its reader looks for them.
 */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type DocumentFacts, formatFactsTrailer } from '@/lib/evidence/import/formats/document/document-facts'
import { foldSpaces } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

interface UploadOptions {
  bytesMax: number
  /** Used for files that hold one document. */
  about: DocumentFacts
  signal: AbortSignal
  onBytes: (count: number) => void
}

/** @throws ApiError `request_too_large`; the caller removes the partial file */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  file: string,
  { bytesMax, about, signal, onBytes }: UploadOptions,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  async function* counted() {
    let bytes = 0
    for await (const piece of body) {
      bytes += piece.byteLength
      if (bytes > bytesMax) throw toTooLargeError(bytesMax)
      onBytes(bytes)
      yield piece
    }
  }
  await pipeline(withFacts(file, counted(), about), createWriteStream(file, { mode: 0o600 }), { signal })
}

function withFacts(file: string, pieces: AsyncIterable<Uint8Array>, about: DocumentFacts): AsyncIterable<Uint8Array> {
  if (/\.(?:md|markdown|txt)$/i.test(file)) return prependFacts(pieces, about)
  return /\.(?:pdf|docx)$/i.test(file) ? appendFacts(pieces, about) : pieces
}

async function* appendFacts(pieces: AsyncIterable<Uint8Array>, about: DocumentFacts): AsyncGenerator<Uint8Array> {
  yield* pieces
  yield formatFactsTrailer(about)
}

export function toTooLargeError(bytesMax: number): ApiError {
  return new ApiError('request_too_large', serverMessage('file_too_large', { bytes: bytesMax }))
}

/** File systems allow 255 bytes; a Chinese character takes three in UTF-8. */
const fileNameBytesMax = 200

/**
 * Makes an uploaded file name safe to write: the last part of a path, without characters that an operating system
 * interprets, at most 200 bytes long. It keeps the extension, by which a guideline is recognised.
 */
export function sanitizeFileName(name: string): string {
  const plain = foldSpaces(name.split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]/g, '_')
  const bare = plain.replace(/^\.+/, '')
  const extension = /(?:\.[a-z\d]{1,10}){1,2}$/i.exec(bare)?.[0] ?? ''
  const stem = bare.slice(0, bare.length - extension.length)
  return (truncateBytes(stem, fileNameBytesMax - extension.length) || 'file') + extension
}

/** The beginning of a text in whole grapheme clusters, at most `bytesMax` bytes of UTF-8. */
function truncateBytes(text: string, bytesMax: number): string {
  let bytes = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > bytesMax) return text.slice(0, index)
  }
  return text
}

/** The guideline reader rejects longer values. */
const factCharactersMax = 200

async function* prependFacts(
  pieces: AsyncIterable<Uint8Array>,
  { title, owner, date }: DocumentFacts,
): AsyncGenerator<Uint8Array> {
  const lines = Object.entries({ title, owner, date })
    .map(([name, value]) => [name, foldSpaces(value).slice(0, factCharactersMax)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
  let isStart = true
  for await (const piece of pieces) {
    yield isStart && lines !== '' ? insertFacts(Buffer.from(piece), lines) : piece
    isStart = false
  }
}

/** A document may begin with such lines of its own; ours are inserted before them. */
function insertFacts(piece: Buffer, lines: string): Buffer {
  const mark = piece.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0
  const block = /^\s*---[ \t]*\r?\n/.exec(piece.subarray(mark, mark + 200).toString('latin1'))?.[0].length ?? 0
  const head = piece.subarray(mark, mark + block)
  return Buffer.concat([head, Buffer.from(block > 0 ? lines : `${lines}\n`), piece.subarray(mark + block)])
}
