/**
 * Real picture files for the browser's tests, made pixel by pixel: red, green, blue and white quadrants, so that size,
 * colour, turning and mirroring show in what comes back.
 */
import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const width = 96
export const height = 64

export type Colour = [red: number, green: number, blue: number]

/** Top left, top right, bottom left, bottom right. */
export const quadrants: [Colour, Colour, Colour, Colour] = [
  [220, 30, 30],
  [30, 180, 40],
  [30, 60, 220],
  [240, 240, 240],
]

export function quadrantPixels(across = width, down = height): Buffer {
  const pixels = Buffer.alloc(across * down * 3)
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const colour = quadrants[(y < down / 2 ? 0 : 2) + (x < across / 2 ? 0 : 1)]
      pixels.set(colour ?? [], (y * across + x) * 3)
    }
  }
  return pixels
}

export function picture(across = width, down = height): Sharp {
  return sharp(quadrantPixels(across, down), { raw: { width: across, height: down, channels: 3 } })
}

/** A phone's details: who made it, and where it was taken. */
export const secret = 'SecretPhone'

export function withPlace(image: Sharp): Sharp {
  return image.withExif({
    IFD0: { Make: secret },
    IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
  })
}

/** Made with `heif-enc -q 95` (libheif 1.15, x265) from a JPEG of these quadrants with these details. */
export const heic = readFileSync(new URL('./quadrants.heic', import.meta.url))

/** The colours in the middle of each quadrant of a picture that was sent. */
export async function coloursOf(bytes: Buffer): Promise<Colour[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [1, 3].flatMap((down) =>
    [1, 3].map((across): Colour => {
      const at = (Math.floor((info.height * down) / 4) * info.width + Math.floor((info.width * across) / 4)) * 3
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    }),
  )
}

export function bmp(): Buffer {
  const rowBytes = width * 3
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + rowBytes * height, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  const pixels = quadrantPixels()
  const rows = Array.from({ length: height }, (_, row) =>
    pixels.subarray((height - 1 - row) * rowBytes, (height - row) * rowBytes),
  )
  // Blue comes first in a BMP.
  return Buffer.concat([
    header,
    Buffer.concat(rows).map((_, index, all) => all[index - (index % 3) + 2 - (index % 3)] ?? 0),
  ])
}

/** A PNG whose header promises any size, over the image data of a few rows. */
export function pngOfSize(across: number, down: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(across, 0)
  header.writeUInt32BE(down, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1000), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), chunk.length - 4)
  return chunk
}

/** Thirty bytes of TIFF whose second page is its first. */
export function circularTiff(): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(256, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(8, 18)
  tiff.writeUInt32LE(8, 22)
  return tiff
}
