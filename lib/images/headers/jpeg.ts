/** Source: ITU-T T.81, B.1.1 markers, B.2.2 frame header, B.2.3 scan header. */
import type { ImageHeader } from './image-header'

/** Walks the segments up to the first scan; the frame header must precede it. */
export function readJpeg(bytes: Buffer): ImageHeader {
  let frame: Frame | undefined
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError(`JPEG has no marker at ${at}`)
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrameHeader(marker)) frame ??= readFrame(bytes, at)
    if (marker === 0xda && frame) return toHeader(frame, bytes.readUInt8(at + 4))
    if (marker === 0xda || marker === 0xd9) throw new RangeError('JPEG has no frame header before its image')
    at += 2 + bytes.readUInt16BE(at + 2)
  }
}

interface Frame {
  width: number
  height: number
  isProgressive: boolean
  /** Horizontal and vertical sampling factor of each component. */
  samplings: [number, number][]
}

/** SOF0 to SOF15; C4, C8 and CC are tables and an extension. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function readFrame(bytes: Buffer, at: number): Frame {
  const samplings = Array.from({ length: bytes.readUInt8(at + 9) }, (_, component): [number, number] => {
    const factors = bytes.readUInt8(at + 11 + 3 * component)
    return [factors >> 4, factors & 0x0f]
  })
  const isProgressive = (bytes.readUInt8(at + 1) & 0x03) === 2
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), isProgressive, samplings }
}

/** A decoder buffers a multi-scan image as coefficients, two bytes each, until the last scan. */
function toHeader(frame: Frame, componentsInScan: number): ImageHeader {
  const { width, height, samplings } = frame
  const isBuffered = frame.isProgressive || componentsInScan < samplings.length
  const across = Math.max(1, ...samplings.map(([horizontal]) => horizontal))
  const down = Math.max(1, ...samplings.map(([, vertical]) => vertical))
  const samples = samplings.reduce((sum, [x, y]) => sum + (x * y) / (across * down), 0)
  return {
    width,
    height,
    pixelBytes: isBuffered ? 2 * samples : samplings.length,
    isLossless: false,
    isAnimated: false,
  }
}
