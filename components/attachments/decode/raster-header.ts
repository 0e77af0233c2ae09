/** Reads image headers before decoding, above all the size: a decompression bomb is small until it is decoded. */
import {
  detectAnywhere,
  detectInText,
  detectInTiff,
  mergeMetadata,
  noMetadata,
  type PrivateMetadata,
} from './detect-metadata'

export type RasterType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic'

export interface RasterHeader {
  width: number
  height: number
  /** True for formats that keep every pixel: screenshots, line art, text, scans. */
  isLossless: boolean
  isAnimated: boolean
  metadata: PrivateMetadata
}

/** @throws RangeError for a truncated or malformed file */
export function readRasterHeader(kind: RasterType, bytes: Uint8Array): RasterHeader {
  return readers[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

type Reader = (bytes: Uint8Array, view: DataView) => RasterHeader

const readers: Record<RasterType, Reader> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  bmp: readBmp,
  avif: readIsobmff,
  heic: readIsobmff,
}

/** Source: ITU-T T.81, B.1.1 markers, B.2.2 frame header. Walks the segments up to the first scan. */
function readJpeg(bytes: Uint8Array, view: DataView): RasterHeader {
  let size: { width: number; height: number } | undefined
  let details = noMetadata
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError(`JPEG has no marker at ${at}`)
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) throw new RangeError('JPEG ends before its image')
    const end = at + 2 + view.getUint16(at + 2)
    if (marker === 0xda) break
    if (isFrameHeader(marker)) size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    details = mergeMetadata(details, detectInSegment(marker, bytes.subarray(at + 4, end)))
    at = end
  }
  if (!size) throw new RangeError('JPEG has no frame header before its image')
  // A JPEG without an end marker is truncated; browsers would silently draw the missing rows grey.
  if (!hasJpegEnd(bytes, at)) throw new RangeError('JPEG has no end')
  return { ...size, isLossless: false, isAnimated: false, metadata: details }
}

/** SOF0 to SOF15; C4, C8 and CC are tables and an extension. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function detectInSegment(marker: number, data: Uint8Array): PrivateMetadata {
  const [app1, app13, comment] = [0xe1, 0xed, 0xfe]
  if (marker === app1 && ascii(data, 0, 4) === 'Exif') return detectInTiff(data, 6)
  if (marker === app1 || marker === app13 || marker === comment) return detectInText(data)
  return noMetadata
}

/**
 * Searched after the first scan, since an embedded preview has an end marker too, and backwards, since phones append a
 * video.
 */
function hasJpegEnd(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > scan; at = bytes.lastIndexOf(0xd9, at - 1))
    if (bytes[at - 1] === 0xff) return true
  return false
}

/** Source: PNG, third edition (W3C), 5.3, 11.2.1, 11.3.3. */
function readPng(bytes: Uint8Array, view: DataView): RasterHeader {
  if (ascii(bytes, 12, 16) !== 'IHDR') throw new RangeError('PNG does not begin with IHDR')
  let isAnimated = false
  let details = noMetadata
  for (let at = 8; ascii(bytes, at + 4, at + 8) !== 'IEND'; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at))
    if (type === 'acTL' && view.getUint32(at + 8) > 1) isAnimated = true
    if (type === 'eXIf') details = mergeMetadata(details, detectInTiff(data))
    if (type === 'tEXt' || type === 'iTXt' || type === 'zTXt') details = mergeMetadata(details, detectInText(data))
  }
  return { width: view.getUint32(16), height: view.getUint32(20), isLossless: true, isAnimated, metadata: details }
}

/** Source: RFC 9649, 2.3 to 2.7 (container) and 3.4 (lossless header); RFC 6386, 9.1. */
function readWebp(bytes: Uint8Array, view: DataView): RasterHeader {
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) throw new RangeError(`WebP says ${end} bytes but has ${bytes.length}`)
  let size: { width: number; height: number } | undefined
  let frames = 0
  let isLossless = false
  let details = noMetadata
  for (let at = 12; at + 8 <= end; ) {
    const type = ascii(bytes, at, at + 4)
    const length = view.getUint32(at + 4, true)
    if (type === 'ANMF') frames += 1
    if (type === 'VP8L') isLossless = true
    if (type === 'EXIF')
      details = mergeMetadata(details, detectInTiff(bytes.subarray(at + 8, at + 8 + length), exifStart(bytes, at + 8)))
    if (type === 'XMP ') details = mergeMetadata(details, detectInText(bytes.subarray(at + 8, at + 8 + length)))
    size ??= webpSize(view, type, at + 8)
    at += 8 + length + (length % 2)
  }
  if (!size) throw new RangeError('WebP holds no image')
  return { ...size, isLossless, isAnimated: frames > 1, metadata: details }
}

/** Some writers prepend JPEG's "Exif\0\0", which WebP does not require. */
function exifStart(bytes: Uint8Array, at: number): number {
  return ascii(bytes, at, at + 4) === 'Exif' ? 6 : 0
}

function webpSize(view: DataView, type: string, at: number): { width: number; height: number } | undefined {
  const uint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000
  if (type === 'VP8X') return { width: 1 + uint24(at + 4), height: 1 + uint24(at + 7) }
  if (type === 'VP8 ')
    return { width: view.getUint16(at + 6, true) % 0x4000, height: view.getUint16(at + 8, true) % 0x4000 }
  if (type !== 'VP8L') return undefined
  const packed = view.getUint32(at + 1, true)
  return { width: 1 + (packed % 0x4000), height: 1 + ((packed >>> 14) % 0x4000) }
}

/** Source: GIF89a specification (CompuServe, 1990), 18 to 27. A frame may be larger than the screen it is drawn on. */
function readGif(_bytes: Uint8Array, view: DataView): RasterHeader {
  let width = view.getUint16(6, true)
  let height = view.getUint16(8, true)
  let frames = 0
  let details = noMetadata
  for (let at = 13 + colourTableBytes(view.getUint8(10)); view.getUint8(at) !== 0x3b && frames < 2; ) {
    const block = view.getUint8(at)
    if (block === 0x2c) {
      frames += 1
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at = endOfSubBlocks(view, at + 11 + colourTableBytes(view.getUint8(at + 9)))
    } else if (block === 0x21) {
      if (view.getUint8(at + 1) === 0xfe) details = { location: false, other: true }
      at = endOfSubBlocks(view, at + 2)
    } else throw new RangeError(`GIF has an unknown block at ${at}`)
  }
  if (frames === 0) throw new RangeError('GIF holds no image')
  return { width, height, isLossless: true, isAnimated: frames > 1, metadata: details }
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

function endOfSubBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}

/** Source: Windows GDI, BITMAPCOREHEADER and BITMAPINFOHEADER. A negative height means that the first row is on top. */
function readBmp(_bytes: Uint8Array, view: DataView): RasterHeader {
  const isCore = view.getUint32(14, true) === 12
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  const height = isCore ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
  return { width, height, isLossless: true, isAnimated: false, metadata: noMetadata }
}

/** Source: ISO 14496-12 (boxes) and 23008-12, 6.5.3 (`ispe`). Tiles and previews have sizes too: the largest counts. */
function readIsobmff(bytes: Uint8Array, view: DataView): RasterHeader {
  let largest = { width: 0, height: 0 }
  for (const [at, end] of boxes(view, 0, bytes.length, ['meta', 'iprp', 'ipco', 'ispe'])) {
    if (at + 12 > end) continue
    const size = { width: view.getUint32(at + 4), height: view.getUint32(at + 8) }
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  if (largest.width === 0) throw new RangeError('The container holds no size of an image')
  return { ...largest, isLossless: false, isAnimated: false, metadata: detectAnywhere(bytes) }
}

/** Yields the content ranges of all boxes at the end of `path`. */
function* boxes(view: DataView, start: number, end: number, [type, ...inner]: string[]): Generator<[number, number]> {
  for (let at = start; at + 8 <= end; ) {
    const length = view.getUint32(at) || end - at
    if (length < 8 || at + length > end) return
    const name = String.fromCharCode(
      view.getUint8(at + 4),
      view.getUint8(at + 5),
      view.getUint8(at + 6),
      view.getUint8(at + 7),
    )
    // `meta` starts with version and flags.
    const content = at + 8 + (name === 'meta' ? 4 : 0)
    if (name === type) {
      if (inner.length === 0) yield [content, at + length]
      else yield* boxes(view, content, at + length, inner)
    }
    at += length
  }
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
