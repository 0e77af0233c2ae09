import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { detectAnywhere, detectInTiff } from '@/components/attachments/decode/detect-metadata'
import { readRasterHeader } from '@/components/attachments/decode/raster-header'
import { sniffFileType } from '@/components/attachments/decode/sniff-file-type'
import { checkDirectories } from '@/components/attachments/decode/tiff-directories'
import { computeScaleBar, initialPanZoom, panZoomReducer } from '@/components/attachments/viewer/pan-zoom'
import { dicom, samples16 } from '../../../../fixtures/images/dicom'
import { pdf } from '../../../../fixtures/images/pdf'
import { bmp, circularTiff, heic, pngOfSize, sampleImage, withPlace } from '../../../../fixtures/images/samples'

const text = (value: string) => new TextEncoder().encode(value)
const slice = { rows: 1, columns: 2, pixels: samples16([1, 2]) }

describe('the type of a file', () => {
  test('is read from its bytes', async () => {
    const files = {
      jpeg: await sampleImage().jpeg().toBuffer(),
      png: await sampleImage().png().toBuffer(),
      webp: await sampleImage().webp().toBuffer(),
      gif: await sampleImage().gif().toBuffer(),
      tiff: await sampleImage().tiff().toBuffer(),
      avif: await sampleImage().avif().toBuffer(),
      bmp: bmp(),
      heic,
      dicom: dicom(slice),
      pdf: pdf(['a']),
    }
    for (const [kind, bytes] of Object.entries(files)) assert.equal(sniffFileType(new Uint8Array(bytes)), kind)
  })

  test('is found in DICOM without a preamble, and in a PDF after leading bytes', () => {
    assert.equal(sniffFileType(new Uint8Array(dicom({ ...slice, isBare: true }))), 'dicom')
    assert.equal(sniffFileType(new Uint8Array(dicom({ ...slice, isBare: true, syntax: 'implicit' }))), 'dicom')
    assert.equal(sniffFileType(text(`${'\n'.repeat(900)}%PDF-1.7`)), 'pdf')
  })

  test('is DICOM even if its preamble is that of another format', () => {
    for (const preamble of ['II*\0\x08\0\0\0', 'MM\0*', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP', 'BM'])
      assert.equal(
        sniffFileType(new Uint8Array(dicom({ ...slice, preamble: Buffer.from(preamble, 'latin1') }))),
        'dicom',
      )
  })

  test('is reported when it is unsupported', () => {
    assert.equal(sniffFileType(text('')), 'empty')
    assert.equal(sniffFileType(text('  <svg xmlns="http://www.w3.org/2000/svg">')), 'svg')
    assert.equal(sniffFileType(text('<?xml version="1.0"?><svg/>')), 'svg')
    for (const other of ['RIFF\0\0\0\0WAVE', 'GIF80a', 'BM is how this text begins', 'hello', '\0\0\0\u0018ftypmp42'])
      assert.equal(sniffFileType(text(other)), 'unknown')
  })
})

describe('the header', () => {
  test('states the size of a decompression bomb before decoding', () => {
    const { width, height } = readRasterHeader('png', new Uint8Array(pngOfSize(30_000, 30_000)))
    assert.deepEqual([width, height], [30_000, 30_000])
  })

  test('reports whether location and device are stored beside the pixels', async () => {
    const of = async (kind: 'jpeg' | 'png' | 'webp' | 'avif', image: Buffer) =>
      readRasterHeader(kind, new Uint8Array(image)).metadata
    assert.deepEqual(await of('jpeg', await withPlace(sampleImage()).jpeg().toBuffer()), {
      location: true,
      other: true,
    })
    assert.deepEqual(await of('png', await withPlace(sampleImage()).png().toBuffer()), { location: true, other: true })
    assert.deepEqual(await of('webp', await withPlace(sampleImage()).webp().toBuffer()), {
      location: true,
      other: true,
    })
    assert.deepEqual(await of('avif', await withPlace(sampleImage()).avif().toBuffer()), {
      location: true,
      other: true,
    })
    assert.deepEqual(await of('jpeg', await sampleImage().jpeg().toBuffer()), { location: false, other: false })
    assert.deepEqual(detectAnywhere(new Uint8Array(heic)), { location: true, other: true })
  })

  test('of a truncated JPEG is rejected, even if its metadata contains a whole preview', async () => {
    const preview = await sampleImage(16, 16).jpeg().toBuffer()
    const details = Buffer.concat([Buffer.from([0xff, 0xe1, 0, preview.length + 2]), preview])
    details.writeUInt16BE(preview.length + 2, 2)
    const photo = await sampleImage(400, 300).jpeg().toBuffer()
    const whole = Buffer.concat([photo.subarray(0, 2), details, photo.subarray(2)])
    assert.equal(readRasterHeader('jpeg', new Uint8Array(whole)).width, 400)
    assert.throws(() => readRasterHeader('jpeg', new Uint8Array(whole.subarray(0, -200))), /no end/)
  })

  test('that is truncated counts as private', () => {
    assert.deepEqual(detectInTiff(text('II*')), { location: false, other: true })
  })

  test('of a TIFF may not be cyclic or exceed the file', async () => {
    assert.throws(() => checkDirectories(new Uint8Array(circularTiff())), /do not end/)
    const large = circularTiff()
    large.writeUInt32LE(0x7fffffff, 14)
    large.writeUInt32LE(0, 22)
    assert.throws(() => checkDirectories(new Uint8Array(large)), /larger than its file/)
    checkDirectories(new Uint8Array(await sampleImage().tiff().toBuffer()))
  })
})

describe('the viewer', () => {
  test('keeps the point under the pointer in place while zooming', () => {
    const near = panZoomReducer(initialPanZoom, { type: 'zoomed', by: 2, at: { x: 100, y: 40 } })
    assert.deepEqual([near.zoom, near.x, near.y], [2, -100, -40])
    const far = panZoomReducer(near, { type: 'zoomed', by: 0.01 })
    assert.deepEqual([far.zoom, far.x, far.y], [1, 0, 0])
  })

  test('shows a round length, at most a fifth of the view', () => {
    assert.deepEqual(computeScaleBar(0.5, 1000), { mm: 100, pixels: 200 })
    assert.deepEqual(computeScaleBar(0.07, 1000), { mm: 10, pixels: 10 / 0.07 })
  })
})
