/** What becomes of every kind of file: the bytes that the model server received are read back. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type ReceivedRequest, streamed } from '@/tests/fakes/upstream'
import {
  bmp,
  type Colour,
  circularTiff,
  coloursOf,
  heic,
  height,
  picture,
  pngOfSize,
  quadrants,
  secret,
  width,
  withPlace,
} from '@/tests/pictures/samples'
import { ask, drop, expect, open, status, test, tiles } from './fixture'

test.use({ engine: 'upstream', settings: { UPSTREAM_VISION: 'on' } })

const [red, green, blue, white] = quadrants

/** Adds one file under a name and type that say nothing. */
async function add(page: Page, data: Buffer): Promise<void> {
  await open(page)
  await drop(page, [{ name: 'file', type: '', data }])
  await expect(tiles(page).getByRole('progressbar')).toHaveCount(0)
}

function imagesIn(request?: ReceivedRequest): { bytes: Buffer; detail: string | undefined }[] {
  return (request?.body.messages ?? []).flatMap(({ role, content }) => {
    if (role !== 'user' || !Array.isArray(content)) return []
    return content.flatMap((part) => {
      if (part.type !== 'image_url') return []
      const { url, detail } = part.image_url
      return [{ bytes: Buffer.from(url.split(',')[1] ?? '', 'base64'), detail }]
    })
  })
}

function expectColours(found: Colour[], wanted: Colour[]): void {
  const apart = found.flatMap((colour, index) =>
    colour.map((value, channel) => Math.abs(value - (wanted[index]?.[channel] ?? 999))),
  )
  // JPEG and video codecs move a flat colour by a few steps; a swapped channel or quadrant moves it by a hundred.
  expect(Math.max(...apart), JSON.stringify(found)).toBeLessThan(16)
}

const formats: Record<
  string,
  { file(): Promise<Buffer> | Buffer; sent: 'png' | 'jpeg'; note?: string; colours?: Colour[]; size?: [number, number] }
> = {
  PNG: { file: () => withPlace(picture()).png().toBuffer(), sent: 'png', note: 'Location and camera details removed' },
  JPEG: {
    file: () => withPlace(picture()).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera details removed',
  },
  'a JPEG on its side': {
    file: () => picture().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [blue, red, white, green],
    size: [height, width],
  },
  'a mirrored JPEG': {
    file: () => picture().withMetadata({ orientation: 2 }).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [green, red, white, blue],
  },
  'a CMYK JPEG': {
    file: () => picture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [],
  },
  WebP: {
    file: () => withPlace(picture()).webp({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera details removed',
  },
  'lossless WebP': { file: () => picture().webp({ lossless: true }).toBuffer(), sent: 'png' },
  'animated WebP': {
    file: async () =>
      sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer(),
    sent: 'jpeg',
    note: 'First frame of a moving picture',
  },
  GIF: { file: () => picture().gif().toBuffer(), sent: 'png' },
  'animated GIF': {
    file: async () =>
      sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], { join: { animated: true } })
        .gif()
        .toBuffer(),
    sent: 'png',
    note: 'First frame of a moving picture',
  },
  AVIF: {
    file: () => withPlace(picture()).avif({ quality: 90 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera details removed',
  },
  BMP: { file: bmp, sent: 'png' },
  HEIC: { file: () => heic, sent: 'jpeg', note: 'Location and camera details removed' },
  'TIFF with LZW': { file: () => picture().tiff({ compression: 'lzw' }).toBuffer(), sent: 'png' },
  'TIFF with Deflate': {
    file: () => picture().tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
    sent: 'png',
  },
  'TIFF with JPEG': { file: () => picture().tiff({ compression: 'jpeg', quality: 95 }).toBuffer(), sent: 'png' },
  'a TIFF on its side': {
    file: () => picture().withMetadata({ orientation: 8 }).tiff({ compression: 'lzw' }).toBuffer(),
    sent: 'png',
    colours: [green, white, red, blue],
    size: [height, width],
  },
  'a fax': {
    file: () =>
      picture().toColourspace('b-w').threshold(100).tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
    sent: 'png',
    colours: [
      [255, 255, 255],
      [255, 255, 255],
      [0, 0, 0],
      [255, 255, 255],
    ],
  },
}

for (const [name, { file, sent, note, colours = quadrants, size = [width, height] }] of Object.entries(formats))
  test(`${name} arrives upright, in its colours, without what is private`, async ({ page, upstream }) => {
    upstream.always(streamed('Read [1].'))
    const data = await file()
    await add(page, data)
    const tile = tiles(page).first()
    await expect(tile.getByRole('textbox')).toBeVisible()
    if (note) await expect(tile).toContainText(note)
    else await expect(tile).not.toContainText('removed')
    const before = upstream.requests.length
    await ask(page)
    await upstream.received(before + 1)
    const [image] = imagesIn(upstream.requests[before])
    if (!image) throw new Error('The model server received no image.')
    expect(image.detail).toBe('high')
    const { bytes } = image
    const metadata = await sharp(bytes).metadata()
    expect([metadata.format, metadata.width, metadata.height, metadata.exif, metadata.xmp]).toEqual([
      sent,
      ...size,
      undefined,
      undefined,
    ])
    expect(bytes.includes(secret)).toBe(false)
    if (colours.length > 0) expectColours(await coloursOf(bytes), colours)
    await expect(status(page)).toHaveText(/^Answer ready/)
  })

const hostile: Record<string, [file: () => Promise<Buffer> | Buffer, said: RegExp]> = {
  'a bomb of 900 megapixels': [() => pngOfSize(30_000, 30_000), /30,000 × 30,000 pixels/],
  'a picture 30,000 pixels wide': [() => pngOfSize(30_000, 10), /30,000 × 10 pixels/],
  'a truncated JPEG': [async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 3000), /damaged or cut off/],
  'a truncated PNG': [async () => (await picture(800, 600).png().toBuffer()).subarray(0, 1200), /damaged or cut off/],
  'a JPEG header over a web page': [
    () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
    /damaged or cut off/,
  ],
  'an SVG named as a picture': [
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    /SVG and web files are not taken/,
  ],
  'a web page': [() => Buffer.from('<!doctype html><h1>hi</h1>'), /SVG and web files are not taken/],
  'an empty file': [() => Buffer.alloc(0), /This file is empty/],
  'a text': [() => Buffer.from('HR 0.39'), /not a picture/],
  'a TIFF that leads in a circle': [circularTiff, /damaged or cut off/],
  'a HEIC that ends after its header': [() => heic.subarray(0, 300), /damaged or cut off/],
}

for (const [name, [file, said]] of Object.entries(hostile))
  test(`${name} is refused in its tile, and a good picture beside it stays`, async ({ page }) => {
    await open(page)
    await drop(page, [
      { name: 'bad.png', type: 'image/png', data: Buffer.from(await file()) },
      { name: 'good.png', type: 'image/png', data: await picture().png().toBuffer() },
    ])
    await expect(tiles(page).first()).toContainText(said)
    await expect(page.getByRole('img', { name: 'good.png' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled()
  })

test('a large photo hidden behind a web page’s first bytes is judged by what it is', async ({ page }) => {
  const png = await picture().png().toBuffer()
  await open(page)
  await drop(page, [
    { name: 'a.html', type: 'text/html', data: Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]) },
  ])
  await expect(tiles(page).getByRole('textbox')).toBeVisible()
})

test('thirty files at once are all sent, in the order they were added', async ({ page, upstream }) => {
  upstream.always(streamed('Read.'))
  await open(page)
  const greys = Array.from({ length: 30 }, (_, index) => 8 * (index + 1))
  const files = await Promise.all(
    greys.map(async (grey, index) => ({
      name: `${index}.png`,
      type: 'image/png',
      data: await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
        .png()
        .toBuffer(),
    })),
  )
  await drop(page, files)
  await expect(tiles(page).getByRole('textbox')).toHaveCount(30)
  const before = upstream.requests.length
  await ask(page)
  await upstream.received(before + 1)
  const sent = imagesIn(upstream.requests[before])
  const found = await Promise.all(sent.map(async ({ bytes }) => (await coloursOf(bytes))[0]?.[0]))
  expect(found).toEqual(greys)
  await expect(status(page)).toHaveText(/^Answer ready/)
})
