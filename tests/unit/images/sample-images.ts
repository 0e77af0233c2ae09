/** Real images for the tests of this folder, made pixel by pixel so that what comes back can be compared. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 3
}

export type Colour = [red: number, green: number, blue: number]

export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 3)
  }
  return { data, width, height, channels: 3 }
}

/** Every pixel differs from its neighbours and from its mirror images. */
export function gradient(width = 48, height = 40): Pixels {
  return paint(width, height, (x, y) => [x * 5, y * 6, (x + 2 * y) * 2])
}

export function noise(width: number, height: number): Pixels {
  let state = 1
  return paint(width, height, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return [(state >> 8) & 0xff, (state >> 14) & 0xff, (state >> 20) & 0xff]
  })
}

export function draw(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: pixels })
}

export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`expected three channels, got ${info.channels}`)
  return { data, width: info.width, height: info.height, channels: 3 }
}

export function dataUrl(bytes: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), chunk.length - 4)
  return chunk
}

/** The chunk put where text stands in a PNG: right behind the header. */
export function withPngChunk(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** A PNG whose header promises any size, over the image data of a few rows. */
export function pngOfSize(width: number, height: number, rows = Buffer.alloc(1000)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
