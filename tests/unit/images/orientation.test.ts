import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadImage } from '@/lib/images/load-image'
import { type Colour, dataUrl, draw, gradient, type Pixels, paint, pixelsOf } from '../../fixtures/sample-images'

// A photo of a limb that is shown mirrored or upside down puts the finding on the wrong side.

type Place = [x: number, y: number]

/** Where on the upright image the stored pixel (x, y) belongs. Source: CIPA DC-008 (Exif 3.0), tag 0112. */
const uprightPlace: Record<number, (x: number, y: number, right: number, bottom: number) => Place> = {
  1: (x, y) => [x, y],
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, right) => [right - y, x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, _right, bottom) => [y, bottom - x],
}

const upright = gradient(48, 40)

function colourAt({ data, width }: Pixels, [x, y]: Place): Colour {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3)
  return [red, green, blue]
}

function stored(orientation: number): Pixels {
  const place = uprightPlace[orientation]
  assert.ok(place)
  const [width, height] = orientation < 5 ? [48, 40] : [40, 48]
  return paint(width, height, (x, y) => colourAt(upright, place(x, y, 47, 39)))
}

describe('an image is turned upright as its camera recorded it', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    test(`orientation ${orientation}`, async () => {
      const image = () => draw(stored(orientation)).withMetadata({ orientation })
      const lossless = { png: image().png(), webp: image().webp({ lossless: true, exact: true }) }
      for (const [format, file] of Object.entries(lossless)) {
        const pixels = await turned(await file.toBuffer())
        assert.ok(pixels.data.equals(upright.data), format)
      }
      const jpeg = await turned(await image().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer())
      const farthest = jpeg.data.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (upright.data[at] ?? 0))),
        0,
      )
      assert.ok(farthest <= 12, `a JPEG's pixel is off by ${farthest}`)
    })
  }
})

async function turned(bytes: Buffer): Promise<Pixels> {
  const image = await loadImage(dataUrl(bytes), new AbortController().signal)
  assert.deepEqual([image.width, image.height], [48, 40])
  return pixelsOf(image.bytes)
}
