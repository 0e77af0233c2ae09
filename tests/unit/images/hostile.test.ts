import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { readPng, stripTextChunks } from '@/lib/images/headers/png'
import { type LoadedImage, loadImage } from '@/lib/images/load-image'
import {
  dataUrl,
  draw,
  gradient,
  noise,
  type Pixels,
  paint,
  pixelsOf,
  pngChunk,
  pngOfSize,
  withPngChunk,
} from '../../fixtures/sample-images'
import { expectRefusal } from '../../support/expect-refusal'

const ongoing = new AbortController().signal

function load(bytes: Uint8Array | string): Promise<LoadedImage> {
  return loadImage(dataUrl(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes), ongoing)
}

describe('a file that is not an accepted image is refused with the type that it seems to have', () => {
  const header = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(200)])
  const files: Record<string, [file: Buffer | Promise<Buffer>, word: string]> = {
    BMP: [header('BM\x46\0\0\0'), 'BMP'],
    TIFF: [draw(gradient()).tiff().toBuffer(), 'TIFF'],
    'big-endian TIFF': [header('MM\0*'), 'TIFF'],
    AVIF: [draw(gradient()).avif({ effort: 0 }).toBuffer(), 'AVIF'],
    'a photo from an iPhone': [header('\0\0\0\x18ftypheic'), 'HEIC'],
    'a video': [header('\0\0\0\x18ftypmp42'), 'video'],
    'a DICOM file': [Buffer.concat([Buffer.alloc(128), header('DICM')]), 'DICOM.*Export'],
    'a PDF document': [header('%PDF-1.7'), 'PDF'],
    'a PDF document behind some other bytes': [header(`${' '.repeat(300)}%PDF-1.7`), 'PDF'],
    'an SVG drawing': [header('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'), 'SVG'],
    'a web page': [header('\n<!DOCTYPE html><html>'), 'web page'],
    'an Office document': [header('PK\x03\x04'), 'Office'],
    'a JPEG XL image': [header('\xff\x0a'), 'JPEG XL'],
    'a JPEG 2000 image': [header('\0\0\0\x0cjP  \r\n'), 'JPEG 2000'],
    'plain text': [header('not an image'), 'not an image'],
    zeros: [Buffer.alloc(1000), 'not an image'],
    'one byte': [Buffer.from([0x89]), 'not an image'],
  }
  for (const [name, [file, word]] of Object.entries(files)) {
    test(name, async () =>
      expectRefusal(load(await file), 'invalid_image_format', word, 'Accepted formats are PNG, JPEG, WebP'),
    )
  }
})

describe('a file that would unfold to more than the limits is refused from its header', () => {
  test('a PNG of 900 million pixels', () =>
    expectRefusal(load(pngOfSize(30_000, 30_000)), 'image_too_large', '30,000 x 30,000', '50,000,000'))

  test('a PNG as wide as the format allows', () =>
    expectRefusal(load(pngOfSize(0x7fffffff, 0x7fffffff)), 'image_too_large', '50,000,000'))

  test('a JPEG whose header says 65,500 pixels a side', async () => {
    const jpeg = await draw(gradient()).jpeg().toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(65_500, frame + 5)
    jpeg.writeUInt16BE(65_500, frame + 7)
    await expectRefusal(load(jpeg), 'image_too_large', '65,500 x 65,500')
  })

  test('a WebP canvas of 16 million pixels a side', async () => {
    const webp = await draw(gradient()).withMetadata({ orientation: 1 }).webp().toBuffer()
    assert.equal(webp.toString('latin1', 12, 16), 'VP8X')
    webp.fill(0xff, 24, 30)
    await expectRefusal(load(webp), 'image_too_large', '16,777,216 x 16,777,216')
  })

  test('a GIF with a small screen and a huge frame', async () => {
    const gif = await draw(paint(8, 8, () => [9, 9, 9]))
      .gif()
      .toBuffer()
    const frame = gif.indexOf(0x2c, 13)
    gif.fill(0xff, frame + 5, frame + 9)
    await expectRefusal(load(gif), 'image_too_large', '65,535 x 65,535')
  })

  test('a progressive JPEG in full colour, which is held whole, from two thirds of the limit', async () => {
    const jpeg = await draw(gradient()).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
    jpeg.writeUInt16BE(6000, frame + 5)
    jpeg.writeUInt16BE(6000, frame + 7)
    await expectRefusal(load(jpeg), 'image_too_large', '33,333,333')
  })

  test('compressed text of a PNG is never unfolded, and its image is read all the same', async () => {
    const still = gradient()
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000), { level: 1 })])
    const png = withPngChunk(await draw(still).png().toBuffer(), pngChunk('zTXt', text))
    assert.ok(png.length > 400_000)
    assert.ok(stripTextChunks(png).length < 10_000)
    assert.ok((await pixelsOf((await load(png)).bytes)).data.equals(still.data))
  })

  test('a PNG of millions of empty chunks', () => {
    const chunks = Buffer.concat(new Array(70_000).fill(pngChunk('teXt', Buffer.alloc(0))))
    return expectRefusal(load(withPngChunk(pngOfSize(40, 40), chunks)), 'invalid_image_format', 'damaged')
  })
})

describe('an image that moves is refused', () => {
  const frames = () => Promise.all([gradient(), noise(48, 40)].map((frame) => draw(frame).png().toBuffer()))
  const moving = async () => sharp(await frames(), { join: { animated: true } })
  const files: Record<string, () => Promise<Buffer>> = {
    GIF: async () => (await moving()).gif().toBuffer(),
    WebP: async () => (await moving()).webp().toBuffer(),
    PNG: async () => {
      const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
      return withPngChunk(await draw(gradient()).png().toBuffer(), pngChunk('acTL', control))
    },
  }
  for (const [format, file] of Object.entries(files)) {
    test(format, async () => expectRefusal(load(await file()), 'invalid_image_format', 'animated', 'single image'))
  }
})

describe('a damaged image is refused rather than read in part', () => {
  const files: Record<string, () => Promise<Buffer>> = {
    PNG: () => draw(noise(120, 90)).png().toBuffer(),
    JPEG: () => draw(noise(120, 90)).jpeg().toBuffer(),
    'progressive JPEG': () => draw(noise(120, 90)).jpeg({ progressive: true }).toBuffer(),
    WebP: () => draw(noise(120, 90)).webp().toBuffer(),
    'lossless WebP': () => draw(noise(120, 90)).webp({ lossless: true }).toBuffer(),
    GIF: () => draw(noise(120, 90)).gif().toBuffer(),
  }
  for (const [format, file] of Object.entries(files)) {
    test(`${format}, cut anywhere`, async () => {
      const whole = await file()
      await load(whole)
      for (const part of [0.02, 0.1, 0.5, 0.9, 0.98]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part))
        if (cut.length > 12) await expectRefusal(load(cut), 'invalid_image_format', 'damaged')
      }
    })
  }

  test('PNG with one bit flipped in its image', async () => {
    const png = await draw(noise(120, 90)).png().toBuffer()
    png[png.length >> 1] = (png[png.length >> 1] ?? 0) ^ 1
    await expectRefusal(load(png), 'invalid_image_format', 'PNG', 'damaged')
  })

  test('PNG without an image behind its header', () =>
    expectRefusal(load(pngOfSize(64, 64)), 'invalid_image_format', 'damaged'))

  test('PNG, JPEG and GIF of no pixels', async () => {
    await expectRefusal(load(pngOfSize(0, 10)), 'invalid_image_format', 'damaged')
    const jpeg = await draw(gradient()).jpeg().toBuffer()
    jpeg.writeUInt16BE(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    await expectRefusal(load(jpeg), 'invalid_image_format', 'damaged')
    await expectRefusal(load('GIF89a\0\0\0\0\0\0\0;'), 'invalid_image_format', 'damaged')
  })

  test('only the magic bytes of each format', async () => {
    for (const magic of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\xff\xd8\xff\xd9', 'RIFF\0\0\0\0WEBP', 'GIF89a'])
      await expectRefusal(load(magic), 'invalid_image_format', 'damaged')
  })
})

describe('an image that is also another file type is reduced to the image', () => {
  const payload = '<script>alert(1)</script>'
  const appended = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(`PK\x03\x04${payload}`)])
  const files: Record<string, () => Promise<Buffer>> = {
    'PNG with a page behind its end': async () => appended(await draw(gradient()).png().toBuffer()),
    'JPEG with an archive behind its end': async () => appended(await draw(gradient()).jpeg().toBuffer()),
    'GIF with a script behind its end': async () => appended(await draw(gradient()).gif().toBuffer()),
    'JPEG with a script in its comment': async () => {
      const jpeg = await draw(gradient()).jpeg().toBuffer()
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)])
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    },
  }
  for (const [name, file] of Object.entries(files)) {
    test(name, async () => {
      const image = await load(await file())
      assert.ok(!Buffer.from(image.bytes).includes('script'))
      assert.deepEqual(sizeOf(await pixelsOf(image.bytes)), [48, 40])
    })
  }

  test('a script that begins like a GIF is refused', () =>
    expectRefusal(load(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`), 'invalid_image_format', 'damaged'))
})

function sizeOf({ width, height }: Pixels): [number, number] {
  return [width, height]
}

test('loaders of formats that are refused are shut in the decoder too', async () => {
  for (const file of [draw(gradient()).tiff(), draw(gradient()).avif({ effort: 0 })])
    await assert.rejects(sharp(await file.toBuffer()).metadata(), /unsupported image format/)
  await assert.rejects(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata())
})

test('a header reader stops at the end of any prefix of a file', async () => {
  const png = await draw(gradient()).png().toBuffer()
  for (let length = 8; length < png.length; length += 1)
    assert.throws(() => readPng(png.subarray(0, length)), RangeError)
})
