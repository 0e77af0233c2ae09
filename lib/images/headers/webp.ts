/** Source: RFC 9649, 2.3 to 2.7 (container) and 3.4 (lossless header); RFC 6386, 9.1 (`VP8 ` frame header). */
import { blocksMax, type ImageHeader } from './image-header'

export function readWebp(bytes: Buffer): ImageHeader {
  const fileEnd = 8 + bytes.readUInt32LE(4)
  if (fileEnd > bytes.length) throw new RangeError(`WebP says ${fileEnd} bytes but has ${bytes.length}`)
  let size: { width: number; height: number } | undefined
  let frames = 0
  let isLossless = false
  let at = 12
  for (let count = 0; at + 8 <= fileEnd; count += 1) {
    if (count === blocksMax) throw new RangeError(`WebP has more than ${blocksMax} chunks`)
    const type = bytes.toString('latin1', at, at + 4)
    if (type === 'ANMF') frames += 1
    if (type === 'VP8L') isLossless = true
    // The first size is the canvas; a frame that disagrees fails to decode.
    size ??= readSize(bytes, type, at + 8)
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  if (!size) throw new RangeError('WebP holds no image')
  return { ...size, pixelBytes: 4, isLossless, isAnimated: frames > 1 }
}

function readSize(bytes: Buffer, type: string, at: number): { width: number; height: number } | undefined {
  if (type === 'VP8X') return { width: 1 + bytes.readUIntLE(at + 4, 3), height: 1 + bytes.readUIntLE(at + 7, 3) }
  if (type === 'VP8 ')
    return { width: bytes.readUInt16LE(at + 6) % 0x4000, height: bytes.readUInt16LE(at + 8) % 0x4000 }
  if (type !== 'VP8L') return undefined
  const packed = bytes.readUInt32LE(at + 1)
  return { width: 1 + (packed % 0x4000), height: 1 + ((packed >>> 14) % 0x4000) }
}
