/**
 * Decodes a file piece by piece: gunzips it if needed, reads UTF-8 with or without a BOM and UTF-16 with one. A line
 * that is not valid UTF-8 is read as Windows-1252, and a note reports it.
 */
import { isUtf8 } from 'node:buffer'
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { RefusedFile } from './reader'

interface TextFile {
  name: string
  /** Size of the file on disk. */
  bytes: number
  bytesRead: () => number
  /** The beginning of the text, used to detect the format. */
  head: string
  /**
   * The whole text, including `head`. Can be read once; reading it to the end or calling `return()` closes the file.
   */
  text: AsyncGenerator<string>
  /** Notes on lines that were not UTF-8; complete once the text is read. */
  notes: () => ServerMessage[]
}

const pieceBytes = 256 * 1024
/** A piece without a line end is cut at this size, so that a one-line file still streams. */
const lineBytesMax = 1024 * 1024

/** @throws RefusedFile when the file is missing, not a regular file, empty, unreadable or not text */
export async function openTextFile(file: string): Promise<TextFile> {
  const name = basename(file)
  const { bytes, isGzip } = inspect(file)
  const stream = createReadStream(file, { highWaterMark: pieceBytes })
  const otherLines: Windows1252Lines = { count: 0, first: 0 }
  const text = decode(isGzip ? gunzip(stream, name) : stream, otherLines)
  try {
    const first = await text.next()
    const head = first.done ? '' : first.value
    refuseNonText(head, name)
    return {
      name,
      bytes,
      bytesRead: () => stream.bytesRead,
      head,
      text: prependHead(head, text),
      notes: () => toNotes(otherLines),
    }
  } catch (error) {
    stream.destroy()
    throw error instanceof RefusedFile
      ? error
      : new RefusedFile(serverMessage('file_unreadable', { name, what: reasonOf(error) }), error)
  }
}

interface OpenBytes {
  name: string
  /** Size of the file on disk. */
  bytes: number
  bytesRead: () => number
  /** What the file holds, unpacked if it is packed with gzip; an error of it is a RefusedFile. */
  stream: Readable
}

/** @throws RefusedFile when the file is missing, not a regular file or empty */
export function openBytes(file: string): OpenBytes {
  const name = basename(file)
  const { bytes, isGzip } = inspect(file)
  const packed = createReadStream(file, { highWaterMark: pieceBytes })
  const stream = isGzip ? Readable.from(gunzip(packed, name), { objectMode: false }) : packed
  return { name, bytes, bytesRead: () => packed.bytesRead, stream }
}

function inspect(file: string): { bytes: number; isGzip: boolean } {
  const name = basename(file)
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) throw new RefusedFile(serverMessage('file_is_folder', { name }))
    if (!stats.isFile()) throw new RefusedFile(serverMessage('file_not_regular', { name }))
    if (stats.size === 0) throw new RefusedFile(serverMessage('file_empty', { name }))
    const start = Buffer.alloc(2)
    const descriptor = openSync(file, 'r')
    try {
      readSync(descriptor, start)
    } finally {
      closeSync(descriptor)
    }
    return { bytes: stats.size, isGzip: start[0] === 0x1f && start[1] === 0x8b }
  } catch (error) {
    throw error instanceof RefusedFile
      ? error
      : new RefusedFile(serverMessage('file_unreadable', { name, what: reasonOf(error) }), error)
  }
}

const reasons: Record<string, ServerMessage> = {
  ENOENT: serverMessage('no_such_file'),
  EACCES: serverMessage('no_permission'),
  EPERM: serverMessage('no_permission'),
  EIO: serverMessage('disk_error'),
}

function reasonOf(error: unknown): ServerMessage | string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return reasons[code] ?? error.message.replace(/\.$/, '')
}

async function* gunzip(stream: Readable, name: string): AsyncGenerator<Buffer> {
  try {
    // `pipeline` requires a callback; an error of either stream ends the loop below.
    yield* pipeline(stream, createGunzip({ chunkSize: pieceBytes }), () => {})
  } catch (error) {
    throw new RefusedFile(serverMessage('gzip_damaged', { name, what: reasonOf(error) }), error)
  }
}

async function* prependHead(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield head
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

// ---------------------------------------------------------------------------------------------------------- decoding

interface Windows1252Lines {
  count: number
  /** Line number of the first, from 1. */
  first: number
}

async function* decode(bytes: AsyncIterable<Buffer>, otherLines: Windows1252Lines): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0)
  let utf16: TextDecoder | undefined
  let isStart = true
  let line = 1
  for await (const piece of bytes) {
    let data = held.length > 0 ? Buffer.concat([held, piece]) : piece
    if (isStart) {
      if (data.length < 3) {
        held = data
        continue
      }
      isStart = false
      utf16 = utf16Decoder(data)
      if (data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf) data = data.subarray(3)
    }
    if (utf16) {
      held = Buffer.alloc(0)
      yield utf16.decode(data, { stream: true })
      continue
    }
    const end = completeEnd(data)
    held = Buffer.from(data.subarray(end))
    if (end === 0) continue
    const complete = data.subarray(0, end)
    yield isUtf8(complete) ? complete.toString('utf8') : decodeByLine(complete, line, otherLines)
    line += countLineEnds(complete)
  }
  if (utf16) yield utf16.decode()
  else if (held.length > 0) yield isUtf8(held) ? held.toString('utf8') : decodeByLine(held, line, otherLines)
}

function utf16Decoder(data: Buffer): TextDecoder | undefined {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder('utf-16le')
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder('utf-16be')
  return undefined
}

/** The end of the last complete line; in a very long line, of the last complete character. */
function completeEnd(data: Buffer): number {
  const end = data.lastIndexOf(0x0a) + 1
  if (end > 0 || data.length < lineBytesMax) return end
  for (let at = data.length - 1; at > data.length - 4; at -= 1) {
    const byte = data[at] ?? 0
    if (byte < 0x80) return at + 1
    if (byte >= 0xc0) return at
  }
  return data.length
}

/** Files concatenated from several exports mix encodings, so the encoding is chosen line by line. */
function decodeByLine(data: Buffer, firstLine: number, otherLines: Windows1252Lines): string {
  const windows1252 = new TextDecoder('windows-1252')
  let text = ''
  let line = firstLine
  for (let start = 0; start < data.length; line += 1) {
    const lineEnd = data.indexOf(0x0a, start)
    const end = lineEnd < 0 ? data.length : lineEnd + 1
    const bytes = data.subarray(start, end)
    if (isUtf8(bytes)) text += bytes.toString('utf8')
    else {
      text += windows1252.decode(bytes)
      if (otherLines.count === 0) otherLines.first = line
      otherLines.count += 1
    }
    start = end
  }
  return text
}

function countLineEnds(data: Buffer): number {
  let count = 0
  for (let at = data.indexOf(0x0a); at >= 0; at = data.indexOf(0x0a, at + 1)) count += 1
  return count
}

function toNotes({ count, first }: Windows1252Lines): ServerMessage[] {
  if (count === 0) return []
  return [
    count === 1 ? serverMessage('latin1_line', { line: first }) : serverMessage('latin1_lines', { count, line: first }),
  ]
}

// -------------------------------------------------------------------------------------------------------- not a text

const signatures: [start: string, what: ServerMessage][] = [
  ['%PDF-', serverMessage('pdf')],
  ['PK\u0003\u0004', serverMessage('zip')],
  ['ÐÏ\u0011à¡±\u001aá', serverMessage('word_97')],
  ['SQLite format 3', serverMessage('sqlite')],
  ['\u2030PNG', serverMessage('image')],
  ['ÿØÿ', serverMessage('image')],
  ['BZh', serverMessage('bzip2')],
  ['7z¼¯', serverMessage('seven_zip')],
]

function refuseNonText(head: string, name: string): void {
  const known = signatures.find(([start]) => head.startsWith(start))
  if (known) throw new RefusedFile(serverMessage('file_not_text', { name, what: known[1] }))
  if (/[\u0000-\u0008\u000e-\u0019]/.test(head)) {
    throw new RefusedFile(serverMessage('file_not_text', { name, what: serverMessage('binary') }))
  }
  if (head.trim() === '') throw new RefusedFile(serverMessage('file_without_text', { name }))
}
