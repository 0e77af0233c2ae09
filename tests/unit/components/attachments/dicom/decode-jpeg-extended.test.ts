/** Our own decoder, against what was encoded and against libjpeg. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { RejectedFileError } from '@/components/attachments/decode/image-job'
import { decodeFrame } from '@/components/attachments/dicom/decode-frame'
import { decodeExtendedJpeg } from '@/components/attachments/dicom/decode-jpeg-extended'
import type { ImageAttributes } from '@/components/attachments/dicom/image-attributes'
import { deepHeight, deepJpeg, deepWidth, drawDeepPixel } from '../../../../fixtures/images/jpeg-12-bit'

test('an image of 12 bits is decoded to the values that were encoded', () => {
  const { width, height, samples } = decodeExtendedJpeg(deepJpeg)
  assert.deepEqual([width, height], [deepWidth, deepHeight])
  const errors = Array.from(samples, (value, at) => Math.abs(value - drawDeepPixel(at % width, Math.floor(at / width))))
  assert.ok(Math.max(...errors) <= 8, String(Math.max(...errors)))
  assert.ok(Math.max(...samples) > 3400)
})

test('a DICOM frame of 12 bits in JPEG is one sample a pixel, and one of another size is refused', async () => {
  const attributes: ImageAttributes = {
    ...{ rows: deepHeight, columns: deepWidth, frames: 1, samples: 1, bitsAllocated: 16, bitsStored: 12, highBit: 11 },
    ...{ isSigned: false, photometric: 'MONOCHROME2', isPlanar: false, modality: 'DX', slope: 1, intercept: 0 },
    ...{ modalityTable: null, windows: [], windowShape: 'LINEAR', greyTable: null, pixelAspect: 1, spacing: null },
    burnedIn: 'no',
  }
  const { data } = await decodeFrame(deepJpeg, 'jpeg', true, attributes)
  assert.deepEqual(data, decodeExtendedJpeg(deepJpeg).samples)
  await assert.rejects(decodeFrame(deepJpeg, 'jpeg', true, { ...attributes, rows: deepHeight + 1 }), RangeError)
})

/** The same on every run, and hard to predict. */
function createNoise(length: number): Buffer {
  let state = 7
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state >> 16
    }),
  )
}

test('grey and colour of 8 bits are decoded as libjpeg does', async () => {
  const raw = { width: 45, height: 31 }
  const grey = await sharp(createNoise(45 * 31), { raw: { ...raw, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 90 })
    .toBuffer()
  const expected = await sharp(grey).toColourspace('b-w').raw().toBuffer()
  const { samples } = decodeExtendedJpeg(grey)
  assert.equal(samples.length, expected.length)
  assert.ok(samples.every((value, at) => Math.abs(value - (expected[at] ?? 0)) <= 1))

  const colour = await sharp(createNoise(45 * 31 * 3), { raw: { ...raw, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const rgb = await sharp(colour).raw().toBuffer()
  const ycc = decodeExtendedJpeg(colour).samples
  for (let at = 0; at < rgb.length; at += 3) {
    const [y = 0, blue = 0, red = 0] = ycc.subarray(at, at + 3)
    const green = y - 0.344136 * (blue - 128) - 0.714136 * (red - 128)
    assert.ok(Math.abs(Math.min(255, Math.max(0, green)) - (rgb[at + 1] ?? 0)) <= 3)
  }
})

test('a damaged frame is refused wherever it ends, and so is another process', async () => {
  for (let length = 0; length < deepJpeg.length - 4; length += 1)
    assert.throws(() => decodeExtendedJpeg(deepJpeg.subarray(0, length)), RangeError, String(length))
  const raw = { width: 16, height: 16, channels: 3 as const }
  const progressive = await sharp(createNoise(768), { raw }).jpeg({ progressive: true }).toBuffer()
  assert.throws(() => decodeExtendedJpeg(progressive), RejectedFileError)
})
