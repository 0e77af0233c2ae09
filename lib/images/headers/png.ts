/** Source: PNG, third edition (W3C), 5.3 chunk layout, 11.2.1 IHDR, 11.3.6 animation. */
import { blocksMax, type ImageHeader, startsWith } from './image-header'

/** Samples per pixel by colour type; 3 is a palette, expanded to red, green, blue and alpha. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

export function readPng(bytes: Buffer): ImageHeader {
  if (!startsWith(bytes, 'IHDR', 12)) throw new RangeError('PNG does not begin with IHDR')
  let isAnimated = false
  for (const { type, start } of readChunks(bytes)) {
    if (type === 'acTL' && bytes.readUInt32BE(start + 8) > 1) isAnimated = true
  }
  const sampleBytes = bytes.readUInt8(24) > 8 ? 2 : 1
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixelBytes: sampleBytes * (channels[bytes.readUInt8(25)] ?? 4),
    isLossless: true,
    isAnimated,
  }
}

/** Chunks that affect how pixels look; every other ancillary chunk is text, time or private data. */
const retainedChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf'])

/**
 * Removes text chunks, private chunks and any data after the end of the PNG. The decoder would decompress text before
 * the first pixel: 100 KB can become 100 MB.
 *
 * @param bytes a PNG that `readPng` accepted
 */
export function stripTextChunks(bytes: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(bytes.length)
  let length = bytes.copy(kept, 0, 0, 8)
  for (const { type, start, end } of readChunks(bytes)) {
    const isCritical = /^[A-Z]/.test(type)
    if (isCritical || retainedChunks.has(type)) length += bytes.copy(kept, length, start, end)
  }
  return kept.subarray(0, length)
}

interface Chunk {
  type: string
  /** Offsets of the whole chunk: length, type, data and CRC. */
  start: number
  end: number
}

/** Ends at `IEND`, whatever follows it. */
function* readChunks(bytes: Buffer): Generator<Chunk> {
  let start = 8
  for (let count = 0; count < blocksMax; count += 1) {
    const end = start + 12 + bytes.readUInt32BE(start)
    const type = bytes.toString('latin1', start + 4, start + 8)
    if (end > bytes.length) throw new RangeError(`PNG chunk ${type} ends at ${end} of ${bytes.length} bytes`)
    yield { type, start, end }
    if (type === 'IEND') return
    start = end
  }
  throw new RangeError(`PNG has more than ${blocksMax} chunks`)
}
