import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { type LoadedImage, loadImage } from '@/lib/images/load-image'
import { dataUrl, draw, gradient, noise, type Pixels, paint, pixelsOf } from '../../fixtures/sample-images'
import { expectRefusal } from '../../support/expect-refusal'

const ongoing = new AbortController().signal

function load(bytes: Uint8Array, type?: string): Promise<LoadedImage> {
  return loadImage(dataUrl(bytes, type), ongoing)
}

describe('an image within the limits', () => {
  const still = gradient()

  test('has the same pixels when its format is lossless', async () => {
    const files = { png: draw(still).png(), webp: draw(still).webp({ lossless: true, exact: true }) }
    for (const [format, file] of Object.entries(files)) {
      const image = await load(await file.toBuffer(), `image/${format}`)
      assert.deepEqual([image.mimeType, image.width, image.height], ['image/png', still.width, still.height])
      assert.ok((await pixelsOf(image.bytes)).data.equals(still.data), format)
    }
  })

  test('is returned as JPEG when it was a photo', async () => {
    for (const [format, file] of Object.entries({ jpeg: draw(still).jpeg(), webp: draw(still).webp() })) {
      const image = await load(await file.toBuffer(), `image/${format}`)
      assert.deepEqual([image.mimeType, image.width, image.height], ['image/jpeg', still.width, still.height], format)
      assert.ok(meanDifference(await pixelsOf(image.bytes), still) < 6, format)
    }
  })

  test('is read as GIF when it does not move', async () => {
    const four = paint(40, 40, (x, y) => [x < 20 ? 255 : 0, y < 20 ? 255 : 0, 0])
    const image = await load(await draw(four).gif().toBuffer(), 'image/gif')
    assert.equal(image.mimeType, 'image/png')
    assert.ok((await pixelsOf(image.bytes)).data.equals(four.data))
  })

  test('is known by its bytes, not by its label', async () => {
    const image = await load(await draw(still).jpeg().toBuffer(), 'image/png')
    assert.equal(image.mimeType, 'image/jpeg')
  })

  test('may be labelled in capitals, as jpg, or with more parameters', async () => {
    const bytes = await draw(still).jpeg().toBuffer()
    for (const type of ['IMAGE/JPEG', 'image/jpg', 'image/jpeg;charset=utf-8', ' image/jpeg '])
      assert.equal((await load(bytes, type)).mimeType, 'image/jpeg', type)
    assert.equal((await loadImage(dataUrl(bytes).replace('data:', 'DATA:'), ongoing)).mimeType, 'image/jpeg')
  })

  // MIME encoders break lines, and many Base64 libraries leave out the padding or encode for addresses.
  test('may come in any usual form of base64', async () => {
    const bytes = await draw(noise(40, 30)).png().toBuffer()
    const plain = bytes.toString('base64')
    assert.match(plain, /\+.*\/.*=$|\/.*\+.*=$/)
    const forms = {
      'in lines': plain.replace(/.{76}/g, '$&\r\n'),
      'in lines, ended by one': `${plain.replace(/.{64}/g, '$&\n')}\n`,
      'without padding': plain.replace(/=+$/, ''),
      'URL-safe': bytes.toString('base64url'),
      'URL-safe with padding': plain.replaceAll('+', '-').replaceAll('/', '_'),
    }
    const expected = await pixelsOf((await loadImage(`data:image/png;base64,${plain}`, ongoing)).bytes)
    for (const [form, encoded] of Object.entries(forms)) {
      const image = await loadImage(`data:image/png;base64,${encoded}`, ongoing)
      assert.ok((await pixelsOf(image.bytes)).data.equals(expected.data), form)
    }
  })

  test('is scaled down only above the longest side that models read', async () => {
    const wide = await load(
      await draw(paint(4096, 1024, () => [200, 0, 0]))
        .png()
        .toBuffer(),
    )
    assert.deepEqual([wide.width, wide.height], [2048, 512])
    const exact = await load(
      await draw(paint(2048, 64, () => [200, 0, 0]))
        .png()
        .toBuffer(),
    )
    assert.deepEqual([exact.width, exact.height], [2048, 64])
  })

  test('may be thirty thousand pixels wide', async () => {
    const strip = await load(
      await draw(paint(30_000, 600, () => [255, 255, 255]))
        .png()
        .toBuffer(),
    )
    assert.deepEqual([strip.width, strip.height], [2048, 41])
  })

  test('gets a white margin when a model server could not cut it into patches', async () => {
    const dot = await load(
      await draw(paint(1, 1, () => [0, 0, 0]))
        .png()
        .toBuffer(),
    )
    assert.deepEqual([dot.width, dot.height], [32, 32])
    const { data } = await pixelsOf(dot.bytes)
    assert.deepEqual([...data.subarray(0, 6)], [0, 0, 0, 255, 255, 255])
  })

  test('has a white background in place of transparency, so that black lines stay readable', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { data } = await pixelsOf((await load(await clear.png().toBuffer())).bytes)
    assert.ok(data.every((value) => value === 255))
  })

  test('becomes JPEG when it is a photo kept as PNG, and stays PNG when it is a drawing of the same size', async () => {
    const photo = await load(await draw(noise(1000, 800)).png({ compressionLevel: 1 }).toBuffer())
    assert.equal(photo.mimeType, 'image/jpeg')
    const drawing = paint(1000, 800, (x, y) => (x % 50 === 0 || y % 50 === 0 ? [0, 0, 0] : [255, 255, 255]))
    const lines = await load(await draw(drawing).png().toBuffer())
    assert.equal(lines.mimeType, 'image/png')
    assert.ok((await pixelsOf(lines.bytes)).data.equals(drawing.data))
  })

  test('is read in grey, in 16 bits, in CMYK and interlaced', async () => {
    const kinds = {
      grey: draw(still).greyscale().png(),
      deep: draw(still).toColourspace('rgb16').png(),
      print: draw(still).toColourspace('cmyk').jpeg(),
      interlaced: draw(still).png({ progressive: true }),
      progressive: draw(still).jpeg({ progressive: true }),
      palette: draw(still).png({ palette: true }),
    }
    for (const [kind, file] of Object.entries(kinds)) {
      const image = await load(await file.toBuffer())
      assert.deepEqual([image.width, image.height], [still.width, still.height], kind)
      assert.equal((await sharp(image.bytes).metadata()).space, 'srgb', kind)
    }
  })
})

function meanDifference(a: Pixels, b: Pixels): number {
  assert.equal(a.data.length, b.data.length)
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length
}

describe('anything but a data URL of an image', () => {
  const refused: Record<string, [url: string, ...words: string[]]> = {
    'nothing behind the comma': ['data:image/png;base64,', 'empty'],
    'no comma': ['data:image/png;base64', 'comma'],
    'no base64 mark': ['data:image/png,%89PNG', 'base64'],
    'text instead of base64': ['data:image/png;base64,not base64 at all!', 'base64'],
    'one bad character in the middle': ['data:image/png;base64,iVBORw0K*goA', 'base64'],
    'a missing character': ['data:image/png;base64,iVBORw0KG', 'cut off'],
    'padding without need': ['data:image/png;base64,iVBO=', 'base64'],
    'padding only': ['data:image/png;base64,====', 'base64'],
    'padding in the middle': ['data:image/png;base64,iVBORw==iVBORw==', 'base64'],
    'a percent-encoded end': ['data:image/png;base64,iVBORw%3D%3D', 'base64'],
    'a type that is no image': ['data:text/html;base64,PGh0bWw+', 'text/html', 'PNG'],
    'no type': ['data:;base64,iVBORw0KGgo=', 'PNG'],
    'an SVG type': ['data:image/svg+xml;base64,PHN2Zz4=', 'image/svg\\+xml', 'PNG'],
    'an SVG type in disguise': ['data:image/svg+xml; x;base64,PHN2Zz4=', 'image/svg\\+xml'],
    'a type that is markup': ['data:<script>;base64,PHN2Zz4=', 'has no type'],
  }
  for (const [name, [url, ...words]] of Object.entries(refused)) {
    test(`${name} is refused`, () => expectRefusal(loadImage(url, ongoing), 'invalid_image_format', ...words))
  }

  test('more bytes than the limit are refused before they are decoded, and the limit is named', () =>
    expectRefusal(
      loadImage(`data:image/png;base64,${'A'.repeat(28_000_000)}`, ongoing),
      'image_too_large',
      '20,971,520',
    ))
})
