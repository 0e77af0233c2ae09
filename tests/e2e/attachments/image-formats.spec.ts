/** Every kind of file, checked by the bytes that the model server received. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type FakeUpstream, type ReceivedRequest, streamAnswer } from '../../fakes/upstream'
import { dicom, identity, packJpeg2000, packJpegLs, packRle, samples16 } from '../../fixtures/images/dicom'
import { lockedPdf, pdf } from '../../fixtures/images/pdf'
import {
  bmp,
  type Colour,
  circularTiff,
  coloursOf,
  heic,
  height,
  pngOfSize,
  quadrantPixels,
  quadrants,
  sampleImage,
  secret,
  width,
  withPlace,
} from '../../fixtures/images/samples'
import { expectAccessibleInBothThemes } from '../../support/browser/accessible'
import { ask, attachments, drop, expect, open, status, test } from '../../support/browser/fixture'
import { everyNth, isFull } from '../../support/full'

test.use({ engine: 'upstream' })

const [red, green, blue, white] = quadrants

const slice = { rows: 2, columns: 2, pixels: samples16([1, 2, 3, 4]) }

/** Each file under a meaningless name and type. */
function createFiles(
  files: readonly (readonly [string, { file(): Promise<Buffer> | Buffer }])[],
): Promise<{ name: string; type: string; data: Buffer }[]> {
  return Promise.all(
    files.map(async ([, { file }], index) => ({ name: `file ${index}`, type: '', data: await file() })),
  )
}

function imagesIn(request?: Pick<ReceivedRequest, 'body'>): { bytes: Buffer; detail: string | undefined }[] {
  return (request?.body.messages ?? []).flatMap(({ role, content }) => {
    if (role !== 'user' || !Array.isArray(content)) return []
    return content.flatMap((part) => {
      if (part.type !== 'image_url') return []
      const { url, detail } = part.image_url
      return [{ bytes: Buffer.from(url.split(',')[1] ?? '', 'base64'), detail }]
    })
  })
}

function expectColours(found: Colour[], wanted: Colour[], name = 'the image'): void {
  const apart = found.flatMap((colour, index) =>
    colour.map((value, channel) => Math.abs(value - (wanted[index]?.[channel] ?? 999))),
  )
  // JPEG and video codecs move a flat colour by a few steps; a swapped channel or quadrant moves it by a hundred.
  expect(Math.max(...apart), `${name}: ${JSON.stringify(found)}`).toBeLessThan(16)
}

const formats: Record<
  string,
  { file(): Promise<Buffer> | Buffer; sent: 'png' | 'jpeg'; note?: string; colours?: Colour[]; size?: [number, number] }
> = {
  PNG: { file: () => withPlace(sampleImage()).png().toBuffer(), sent: 'png', note: 'Location and camera data removed' },
  JPEG: {
    file: () => withPlace(sampleImage()).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera data removed',
  },
  'a JPEG on its side': {
    file: () => sampleImage().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [blue, red, white, green],
    size: [height, width],
  },
  'a mirrored JPEG': {
    file: () => sampleImage().withMetadata({ orientation: 2 }).jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [green, red, white, blue],
  },
  'a CMYK JPEG': {
    file: () => sampleImage().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    colours: [],
  },
  WebP: {
    file: () => withPlace(sampleImage()).webp({ quality: 95 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera data removed',
  },
  'lossless WebP': { file: () => sampleImage().webp({ lossless: true }).toBuffer(), sent: 'png' },
  'animated WebP': {
    file: async () =>
      sharp([await sampleImage().png().toBuffer(), await sampleImage().negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp({ lossless: true })
        .toBuffer(),
    sent: 'jpeg',
    note: 'First frame of an animation',
  },
  GIF: { file: () => sampleImage().gif().toBuffer(), sent: 'png' },
  'animated GIF': {
    file: async () =>
      sharp([await sampleImage().png().toBuffer(), await sampleImage().negate().png().toBuffer()], {
        join: { animated: true },
      })
        .gif()
        .toBuffer(),
    sent: 'png',
    note: 'First frame of an animation',
  },
  AVIF: {
    file: () => withPlace(sampleImage()).avif({ quality: 90 }).toBuffer(),
    sent: 'jpeg',
    note: 'Location and camera data removed',
  },
  BMP: { file: bmp, sent: 'png' },
  HEIC: { file: () => heic, sent: 'jpeg', note: 'Location and camera data removed' },
  'TIFF with LZW': { file: () => sampleImage().tiff({ compression: 'lzw' }).toBuffer(), sent: 'png' },
  'TIFF with Deflate': {
    file: () => sampleImage().tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
    sent: 'png',
  },
  'TIFF with JPEG': { file: () => sampleImage().tiff({ compression: 'jpeg', quality: 95 }).toBuffer(), sent: 'png' },
  'a TIFF on its side': {
    file: () => sampleImage().withMetadata({ orientation: 8 }).tiff({ compression: 'lzw' }).toBuffer(),
    sent: 'png',
    colours: [green, white, red, blue],
    size: [height, width],
  },
  'a fax': {
    file: () =>
      sampleImage().toColourspace('b-w').threshold(100).tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
    sent: 'png',
    colours: [
      [255, 255, 255],
      [255, 255, 255],
      [0, 0, 0],
      [255, 255, 255],
    ],
  },
}

const hostile: Record<string, [file: () => Promise<Buffer> | Buffer, said: RegExp]> = {
  'a bomb of 900 megapixels': [() => pngOfSize(30_000, 30_000), /30,000 × 30,000 pixels/],
  'an image 30,000 pixels wide': [() => pngOfSize(30_000, 10), /30,000 × 10 pixels/],
  'a truncated JPEG': [
    async () => (await sampleImage(800, 600).jpeg().toBuffer()).subarray(0, 3000),
    /damaged or incomplete/,
  ],
  'a truncated PNG': [
    async () => (await sampleImage(800, 600).png().toBuffer()).subarray(0, 1200),
    /damaged or incomplete/,
  ],
  'a JPEG header over a web page': [
    () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
    /damaged or incomplete/,
  ],
  'a DICOM file with an absurd length': [
    () => Buffer.concat([dicom(slice).subarray(0, -12), Buffer.from('ffffff7f0000000000000000', 'hex')]),
    /damaged or incomplete/,
  ],
  'a DICOM file that is a video': [
    () => dicom({ ...slice, syntax: 'mpeg', pixels: [Buffer.alloc(8)] }),
    /compressed with MPEG video cannot be opened/,
  ],
  'a locked PDF': [lockedPdf, /password-protected/],
  'a PDF that breaks off': [() => pdf(['one']).subarray(0, 400), /damaged or incomplete/],
  'an SVG named as an image': [
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    /SVG and web files are not accepted/,
  ],
  'a web page': [() => Buffer.from('<!doctype html><h1>hi</h1>'), /SVG and web files are not accepted/],
  'an empty file': [() => Buffer.alloc(0), /This file is empty/],
  'a text': [() => Buffer.from('HR 0.39'), /not a readable image/],
  'a TIFF that leads in a circle': [circularTiff, /damaged or incomplete/],
  'a HEIC that ends after its header': [() => heic.subarray(0, 300), /damaged or incomplete/],
}

/** Four grey quadrants of a CT: air, water, liver, bone, seen through the file's own window of 400 around 40. */
const hounsfield = [-1000, 0, 60, 1000]
const ct = (() => {
  const values = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return hounsfield[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? 0
  })
  return {
    rows: height,
    columns: width,
    pixels: samples16(values),
    more: [
      { tag: 0x00281050, type: 'DS', value: '40' },
      { tag: 0x00281051, type: 'DS', value: '400' },
    ],
  }
})()
const ctColours = [0, 102, 141, 255].map((grey): Colour => [grey, grey, grey])
const plane = (byte: 0 | 1) => Buffer.from(ct.pixels.filter((_, index) => index % 2 === byte))
const grey8 = { rows: height, columns: width, bits: 8, more: [{ tag: 0x00080060, type: 'CS', value: 'US' }] } as const
const inColour = { rows: height, columns: width, bits: 8, samples: 3 } as const
/** Blue difference, red difference: PS3.3, C.7.6.3.1.2, the other way round. */
const ybr = Buffer.from(quadrantPixels()).map((_, at, all) => {
  const [r = 0, g = 0, b = 0] = all.subarray(at - (at % 3), at - (at % 3) + 3)
  const y = 0.299 * r + 0.587 * g + 0.114 * b
  return Math.round([y, (b - y) / 1.772 + 128, (r - y) / 1.402 + 128][at % 3] ?? 0)
})

const dicomFiles: Record<string, { file(): Promise<Buffer> | Buffer; colours: Colour[] }> = {
  ...Object.fromEntries(
    (['implicit', 'explicit', 'deflated', 'bigEndian'] as const).map((syntax) => [
      `DICOM, ${syntax}`,
      { file: () => dicom({ ...ct, syntax }), colours: ctColours },
    ]),
  ),
  'DICOM, RLE': {
    file: () => dicom({ ...ct, syntax: 'rle', pixels: [packRle([plane(1), plane(0)])] }),
    colours: ctColours,
  },
  'DICOM, JPEG 2000': {
    file: async () => dicom({ ...ct, syntax: 'jpeg2000', pixels: [await packJpeg2000(ct.pixels)] }),
    colours: ctColours,
  },
  'DICOM, JPEG-LS': {
    file: async () => dicom({ ...ct, syntax: 'jpegLs', pixels: [await packJpegLs(ct.pixels)] }),
    colours: ctColours,
  },
  'DICOM, JPEG baseline': {
    file: async () =>
      dicom({
        ...inColour,
        syntax: 'jpeg',
        photometric: 'YBR_FULL_422',
        pixels: [await sampleImage().jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer()],
      }),
    colours: quadrants,
  },
  'DICOM, inverted grey': {
    file: () => dicom({ ...ct, photometric: 'MONOCHROME1' }),
    colours: ctColours.map(([grey]): Colour => [255 - grey, 255 - grey, 255 - grey]),
  },
  'DICOM, rescaled': {
    file: () =>
      dicom({
        ...ct,
        pixels: samples16(
          Array.from({ length: width * height }, (_, at) => (ct.pixels.readInt16LE(2 * at) + 1024) / 2),
        ),
        more: [
          ...ct.more,
          { tag: 0x00281052, type: 'DS', value: '-1024' },
          { tag: 0x00281053, type: 'DS', value: '2' },
        ],
      }),
    colours: ctColours,
  },
  'DICOM, RGB': {
    file: () => dicom({ ...inColour, photometric: 'RGB', pixels: quadrantPixels() }),
    colours: quadrants,
  },
  'DICOM, luminance and colour difference': {
    file: () => dicom({ ...inColour, photometric: 'YBR_FULL', pixels: Buffer.from(ybr) }),
    colours: quadrants,
  },
  'DICOM, palette': {
    file: () => {
      const table = (channel: number) =>
        Buffer.concat(quadrants.map((colour) => Buffer.from([0, colour[channel] ?? 0])))
      const pixels = Buffer.from(
        Array.from(
          { length: width * height },
          (_, at) => (at < (width * height) / 2 ? 0 : 2) + (at % width < width / 2 ? 0 : 1),
        ),
      )
      const more = [0, 1, 2].flatMap((channel) => [
        { tag: 0x00281101 + channel, type: 'US', value: [4, 0, 16] },
        { tag: 0x00281201 + channel, type: 'OW', value: table(channel) },
      ])
      return dicom({ ...grey8, photometric: 'PALETTE COLOR', pixels, more: [...grey8.more, ...more] })
    },
    colours: quadrants,
  },
}

/** Slices that need no choice of a frame or window. */
const scans = Object.entries({
  // It opens as TIFF, and its pixels are oblong.
  oblong: dicom({
    ...ct,
    preamble: Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    more: [...ct.more, { tag: 0x00280030, type: 'DS', value: '1\\0.5' }],
  }),
  // The package's own sample: a real slice as sent by an archive, in lossless JPEG.
  real: readFileSync('node_modules/jpeg-lossless-decoder-js/tests/data/jpeg_lossless_sel1.dcm'),
}).map(([name, data]) => ({ name, type: '', data }))

test('an image of any format is sent in order, upright, in its colours, without private metadata or patient data', async ({
  page,
  upstream,
}) => {
  upstream.always(streamAnswer('Read [1].'))
  await open(page)
  await test.step('of any format', () => sendFormats(page, upstream))
  await page.getByRole('button', { name: 'New question' }).click()
  await test.step('a DICOM image of any encoding with its window, and more files at once than are decoded at a time', () =>
    sendDicomAndMany(page))
  await test.step('a file that cannot be opened is rejected in its own tile, and valid images beside it stay, whatever they are called', () =>
    addHostile(page))
})

async function sendFormats(page: Page, upstream: FakeUpstream): Promise<void> {
  const tried = everyNth(Object.entries(formats), 4)
  await drop(page, await createFiles(tried))
  for (const [index, [name, { note }]] of tried.entries()) {
    const tile = attachments(page).nth(index)
    await expect(tile.getByRole('textbox'), name).toBeVisible()
    if (note) await expect(tile, name).toContainText(note)
    else await expect(tile, name).not.toContainText('removed')
  }
  const before = upstream.requests.length
  await ask(page)
  await upstream.received(before + 1)
  const images = imagesIn(upstream.requests[before])
  expect(images).toHaveLength(tried.length)
  for (const [name, { sent, colours = quadrants, size = [width, height] }] of tried) {
    const { bytes, detail } = images.shift() ?? { bytes: Buffer.alloc(0), detail: undefined }
    const metadata = await sharp(bytes).metadata()
    expect([detail, metadata.format, metadata.width, metadata.height, metadata.exif, metadata.xmp], name).toEqual([
      'high',
      sent,
      ...size,
      undefined,
      undefined,
    ])
    expect(bytes.includes(secret), name).toBe(false)
    if (colours.length > 0) expectColours(await coloursOf(bytes), colours, name)
  }
  await expect(status(page)).toHaveText(/^Answer ready/)
}

async function sendDicomAndMany(page: Page): Promise<void> {
  const tried = everyNth(Object.entries(dicomFiles), 3)
  const greys = Array.from({ length: isFull ? 30 : 10 }, (_, index) => 8 * (index + 1))
  const files = await Promise.all(
    greys.map(async (grey, index) => ({
      name: `${index}.png`,
      type: 'image/png',
      data: await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
        .png()
        .toBuffer(),
    })),
  )
  await drop(page, [...(await createFiles(tried)), ...scans, ...files])
  for (const [index, [name]] of tried.entries()) {
    const tile = attachments(page).nth(index)
    await expect(tile, name).toContainText('Not sent: patient name, patient ID, date of birth or age')
    await expect(tile, name).toContainText('Check whether the image itself shows patient data.')
  }
  for (const { name } of scans)
    await expect(page.getByRole('button', { name: `Frame and window of ${name}` })).toBeVisible()
  await expect(attachments(page).getByRole('textbox')).toHaveCount(tried.length + scans.length + greys.length)
  await expect(attachments(page).getByRole('progressbar')).toHaveCount(0)
  const request = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page)
  const body = (await request).postData() ?? ''
  const images = imagesIn({ body: JSON.parse(body) })
  expect(images).toHaveLength(tried.length + scans.length + greys.length)
  for (const [name, { colours }] of tried) {
    const { bytes } = images.shift() ?? { bytes: Buffer.alloc(0) }
    const { format, width: across, height: down } = await sharp(bytes).metadata()
    expect([format, across, down], name).toEqual(['png', width, height])
    expectColours(await coloursOf(bytes), colours, name)
    for (const { value } of identity) expect(bytes.includes(String(value)), name).toBe(false)
  }
  for (const { value } of identity) expect(body).not.toContain(String(value))
  const [oblong] = images.splice(0, scans.length)
  const sent = await sharp(oblong?.bytes).metadata()
  expect([sent.width, sent.height], 'square pixels').toEqual([width, 2 * height])
  const found = await Promise.all(images.map(async ({ bytes }) => (await coloursOf(bytes))[0]?.[0]))
  expect(found).toEqual(greys)
  await expect(status(page)).toHaveText(/^Answer ready/)
}

async function addHostile(page: Page): Promise<void> {
  const tried = everyNth(Object.entries(hostile), 3)
  const files = await Promise.all(
    tried.map(async ([name, [file]]) => ({
      name: `${name}.png`,
      type: 'image/png',
      data: Buffer.from(await file()),
    })),
  )
  const png = await sampleImage().png().toBuffer()
  const likePage = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])
  await drop(page, [
    ...files,
    { name: 'good.png', type: 'image/png', data: png },
    { name: 'good.html', type: 'text/html', data: likePage },
  ])
  for (const name of ['good.png', 'good.html']) await expect(page.getByRole('img', { name })).toBeVisible()
  for (const [index, [name, [, said]]] of tried.entries())
    await expect(attachments(page).nth(index), name).toContainText(said)
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled()
}

/** On a phone axe finds nothing in it in either theme, and nothing overflows it. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessibleInBothThemes(page)
  const overflow = await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('another frame and window of a DICOM series, and the selected pages of a PDF with their text, are sent; a PDF of one page needs no choice', async ({
  page,
  upstream,
}) => {
  upstream.always(streamAnswer('Read.'))
  await open(page)
  await test.step('a frame and its window', () => chooseFrame(page))
  await page.getByRole('button', { name: 'New question' }).click()
  await test.step('pages', () => choosePages(page, upstream))
})

async function chooseFrame(page: Page): Promise<void> {
  const frames = [0, 40].map((value) => samples16(Array.from({ length: width * height }, () => value)))
  const more = [
    ...ct.more,
    { tag: 0x00280008, type: 'IS', value: '2' },
    { tag: 0x00280030, type: 'DS', value: '0.5\\0.5' },
  ]
  await drop(page, [{ name: 'run', type: '', data: dicom({ ...ct, pixels: Buffer.concat(frames), more }) }])
  await page.getByRole('button', { name: 'Frame and window of run' }).click()
  const dialog = page.getByRole('dialog')
  const frame = dialog.getByRole('spinbutton', { name: 'Frame' })
  const windowWidth = dialog.getByRole('spinbutton', { name: 'Width' })
  const level = dialog.getByRole('spinbutton', { name: 'Level' })
  await expect(frame).toBeVisible()
  await expectFitsPhone(page)
  await dialog.getByRole('img', { name: 'run' }).hover()
  await page.mouse.wheel(0, 120)
  await expect(frame).toHaveValue('2')
  await page.keyboard.press('PageUp')
  await expect(frame).toHaveValue('1')
  const before = [Number(await windowWidth.inputValue()), Number(await level.inputValue())] as const
  await page.mouse.down()
  await page.mouse.move(700, 300)
  await page.mouse.move(760, 270)
  await page.mouse.up()
  await expect.poll(async () => Number(await windowWidth.inputValue())).not.toBe(before[0])
  await expect.poll(async () => Number(await level.inputValue())).not.toBe(before[1])
  const dragged = Number(await windowWidth.inputValue())
  await page.keyboard.press(']')
  await expect.poll(async () => Number(await windowWidth.inputValue())).toBeGreaterThan(dragged)
  await frame.fill('2')
  await dialog.getByRole('combobox').selectOption({ label: 'Brain (80 / 40)' })
  await expect(dialog.getByText(/^\d+ mm$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send this view' }).click()
  await expect(attachments(page).getByRole('textbox')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove run' })).toBeFocused()
  const request = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page)
  const [image] = imagesIn({ body: (await request).postDataJSON() })
  expectColours(
    await coloursOf(image?.bytes ?? Buffer.alloc(0)),
    Array.from({ length: 4 }, (): Colour => [129, 129, 129]),
  )
  await expect(status(page)).toHaveText(/^Answer ready/)
}

async function choosePages(page: Page, upstream: FakeUpstream): Promise<void> {
  await drop(page, [
    { name: 'Doe, Jane.pdf', type: 'application/pdf', data: pdf(['Alpha page', 'Apixaban 5 mg', 'Gamma']) },
  ])
  const dialog = page.getByRole('dialog', { name: 'Pages of Doe, Jane.pdf' })
  await expect(dialog.getByRole('checkbox', { name: 'Page 3' })).toBeVisible()
  await expectFitsPhone(page)
  await expect(dialog.getByRole('link', { name: /library instead/ })).toHaveAttribute('href', '/library')
  await dialog.getByRole('checkbox', { name: 'Page 3' }).check()
  await dialog.getByRole('checkbox', { name: 'Page 2' }).check()
  await dialog.getByRole('button', { name: 'Add 2 pages' }).click()
  await expect(attachments(page).getByRole('textbox')).toHaveCount(2)
  await expect(attachments(page).first()).toContainText('Page 2 of 3, with text')
  await drop(page, [{ name: 'one.pdf', type: '', data: pdf(['Only page']) }])
  await expect(attachments(page).nth(2)).toContainText('Page 1 of 1, with text')
  const before = upstream.requests.length
  await ask(page)
  await upstream.received(before + 1)
  const request = upstream.requests[before]
  const sent = imagesIn(request)
  expect(sent).toHaveLength(3)
  expectColours(await coloursOf(sent[0]?.bytes ?? Buffer.alloc(0)), quadrants)
  const body = JSON.stringify(request?.body)
  expect(body).toContain('Text of image 1, page 2 of a document:\\n<image-text>\\nApixaban 5 mg')
  expect(body).toContain('Text of image 2, page 3 of a document:\\n<image-text>\\nGamma')
  expect(body).toContain('Only page')
  expect(body).not.toContain('Alpha page')
  expect(body).not.toContain('Doe, Jane')
  await expect(status(page)).toHaveText(/^Answer ready/)
}
