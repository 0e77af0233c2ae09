import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { loadImage } from '@/lib/images/load-image'
import { dataUrl, draw, gradient, paint, pixelsOf, pngChunk, withPngChunk } from '../../fixtures/sample-images'

// A phone's photo of a ward holds the place, the time and sometimes a name. None of it may leave the server.

const exif = {
  IFD0: { ImageDescription: 'Jane Roe bed 7', Artist: 'Ward Seven', Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 7/1 0/1' },
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Jane Roe bed 7</rdf:RDF></x:xmpmeta>'
const traces = ['Jane Roe', 'Ward Seven', 'Camera', 'Exif', 'eXIf', 'xmpmeta', 'ICC_PROFILE', 'iCCP', 'tEXt', 'zTXt']

function labelled(): Sharp {
  return draw(gradient()).withExif(exif).withXmp(xmp).withIccProfile('p3')
}

describe('metadata is gone from the bytes', () => {
  const files = {
    jpeg: () => labelled().jpeg().toBuffer(),
    png: () => labelled().png().toBuffer(),
    webp: () => labelled().webp().toBuffer(),
    'png with text': async () => {
      const named = withPngChunk(
        await draw(gradient()).png().toBuffer(),
        pngChunk('tEXt', Buffer.from('Author\0Jane Roe')),
      )
      const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from('Jane Roe bed 7'))])
      return withPngChunk(named, pngChunk('zTXt', packed))
    },
    'jpeg with a comment': async () => {
      const jpeg = await draw(gradient()).jpeg().toBuffer()
      const comment = Buffer.from('\xff\xfe\0\x0aJane Roe', 'latin1')
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    },
  }
  for (const [name, file] of Object.entries(files)) {
    test(name, async () => {
      const bytes = await file()
      assert.ok(
        traces.some((trace) => bytes.includes(trace)),
        'the file sent does carry metadata',
      )
      const image = await loadImage(dataUrl(bytes), new AbortController().signal)
      for (const trace of traces) assert.ok(!Buffer.from(image.bytes).includes(trace), trace)
      const { exif, xmp, icc, iptc, comments, orientation } = await sharp(image.bytes).metadata()
      assert.deepEqual([exif, xmp, icc, iptc, comments, orientation], new Array(6).fill(undefined))
    })
  }
})

test('colours are those that the image had under its own profile', async () => {
  const red = paint(40, 40, () => [200, 60, 50])
  const wide = await draw(red).withIccProfile('p3').png().toBuffer()
  const asStored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  assert.ok(Math.abs((asStored[0] ?? 0) - 200) > 8, 'the stored numbers differ from the sRGB ones')
  const { data } = await pixelsOf((await loadImage(dataUrl(wide), new AbortController().signal)).bytes)
  for (const [at, value] of [200, 60, 50].entries()) assert.ok(Math.abs((data[at] ?? 0) - value) <= 2)
})
