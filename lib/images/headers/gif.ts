/** Source: GIF89a specification (CompuServe, 1990), 18 to 27. */
import type { ImageHeader } from './image-header'

/** A frame may exceed the logical screen, so the size covers both. Stops at the second frame. */
export function readGif(bytes: Buffer): ImageHeader {
  let width = bytes.readUInt16LE(6)
  let height = bytes.readUInt16LE(8)
  let frames = 0
  let at = 13 + colourTableBytes(bytes.readUInt8(10))
  for (let block = bytes.readUInt8(at); block !== 0x3b && frames < 2; block = bytes.readUInt8(at)) {
    if (block === 0x2c) {
      frames += 1
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5))
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7))
      at = endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes.readUInt8(at + 9)))
    } else if (block === 0x21) at = endOfSubBlocks(bytes, at + 2)
    else throw new RangeError(`GIF has an unknown block at ${at}`)
  }
  if (frames === 0) throw new RangeError('GIF holds no image')
  return { width, height, pixelBytes: 4, isLossless: true, isAnimated: frames > 1 }
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

function endOfSubBlocks(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}
