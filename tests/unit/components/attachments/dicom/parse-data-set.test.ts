import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decodeRle } from '@/components/attachments/dicom/decode-rle'
import { DicomFile } from '@/components/attachments/dicom/dicom-file'
import { buildModalityLut, mapToGrey } from '@/components/attachments/dicom/render-frame'
import { toGrey, type WindowShape } from '@/components/attachments/dicom/window-level'
import { dicom, type Element, packRle, samples16, sequence, syntaxes } from '../../../../fixtures/images/dicom'

const values = Array.from({ length: 12 }, (_, index) => index * 100 - 500)
const plain = { rows: 3, columns: 4, pixels: samples16(values) }

function open(bytes: Buffer): Promise<DicomFile> {
  return DicomFile.open(new Uint8Array(bytes))
}

describe('a DICOM file', () => {
  for (const syntax of ['implicit', 'explicit', 'deflated', 'bigEndian'] as const)
    test(`written ${syntax} yields its image attributes and lists its patient data`, async () => {
      const { attributes: facts, patientTags: identities } = await open(dicom({ ...plain, syntax }))
      assert.deepEqual(
        [facts.rows, facts.columns, facts.bitsStored, facts.isSigned, facts.modality],
        [3, 4, 16, true, 'CT'],
      )
      assert.deepEqual(identities, ['patientName', 'patientId', 'birthDate', 'institution', 'people', 'dates'])
    })

  for (const syntax of ['implicit', 'explicit'] as const)
    test(`without preamble and header (${syntax}) is still read`, async () => {
      assert.equal((await open(dicom({ ...plain, syntax, isBare: true }))).attributes.columns, 4)
    })

  test('lists its own windows first, then those of its modality, then the full range', async () => {
    const more = [
      { tag: 0x00281050, type: 'DS', value: '40\\-600' },
      { tag: 0x00281051, type: 'DS', value: '350\\1500' },
    ]
    const presets = await (await open(dicom({ ...plain, more }))).presets(0)
    assert.deepEqual(
      presets.slice(0, 2).map(({ name, center, width }) => [name, center, width]),
      [
        ['file', 40, 350],
        ['file', -600, 1500],
      ],
    )
    assert.ok(presets.some(({ name }) => name === 'lung'))
    assert.deepEqual(presets.at(-1), { name: 'whole', center: 50.5, width: 1101 })
  })

  test('states its spacing in millimetres, and whether it applies at the detector', async () => {
    const spacing = (tag: number) => [{ tag, type: 'DS', value: '0.5\\0.25' }]
    const at = async (tag: number) => (await open(dicom({ ...plain, more: spacing(tag) }))).attributes.spacing
    assert.deepEqual(await at(0x00280030), { down: 0.5, across: 0.25, isAtDetector: false })
    assert.deepEqual(await at(0x00181164), { down: 0.5, across: 0.25, isAtDetector: true })
  })
})

/** A table of three entries from 100 on, in a sequence as modality and grey tables are stored. */
function tableAt(tag: number, values: number[], bits = 16): Element {
  const descriptor = { tag: 0x00283002, type: 'US', value: [values.length, 100, bits] }
  const label = { tag: 0x00283003, type: 'LO', value: 'BREAST' }
  return { tag, type: 'SQ', value: sequence([descriptor, label, { tag: 0x00283006, type: 'US', value: values }]) }
}

describe('the look-up tables of a DICOM file', () => {
  const stored = [50, 100, 101, 102, 500, 0]
  const image = { rows: 2, columns: 3, pixels: samples16(stored) }

  test('map stored to measured values, and values beyond the table to its first and last entry', async () => {
    const { attributes } = await open(dicom({ ...image, more: [tableAt(0x00283000, [7, 8, 9])] }))
    const measured = buildModalityLut(attributes)
    assert.deepEqual(
      stored.map((value) => measured[value]),
      [7, 7, 8, 9, 9, 7],
    )
  })

  test('map measured values to grey where the file has one, as a preset under its label', async () => {
    const file = await open(dicom({ ...image, more: [tableAt(0x00283010, [0, 2048, 4095], 12)] }))
    const [preset] = await file.presets(0)
    assert.deepEqual(preset, { name: 'file', center: 101.5, width: 3, usesTable: true, label: 'BREAST' })
    const toGreyLevel = mapToGrey(file.attributes, preset ?? { center: 0, width: 1 })
    assert.deepEqual([99, 100, 101, 102, 103].map(toGreyLevel), [0, 0, 128, 255, 255])
  })
})

describe('the pixels of a DICOM file', () => {
  const aspectOf = async (more: Element[]) => (await open(dicom({ ...plain, more }))).attributes.pixelAspect

  test('have the aspect of their spacing, or else the one stated', async () => {
    assert.equal(await aspectOf([{ tag: 0x00280030, type: 'DS', value: '1\\0.5' }]), 2)
    assert.equal(await aspectOf([{ tag: 0x00280034, type: 'IS', value: '3\\4' }]), 0.75)
    assert.equal(await aspectOf([]), 1)
  })

  test('are square if the file states an absurd ratio', async () => {
    for (const value of ['1\\0', '0\\1', '1000\\1', 'a\\b'])
      assert.equal(await aspectOf([{ tag: 0x00280034, type: 'IS', value }]), 1, value)
  })
})

describe('a malformed DICOM file', () => {
  const good = dicom(plain)

  test('with a wrong element length is rejected', async () => {
    const bad = Buffer.from(good)
    // The four bytes before the pixels are their length.
    bad.writeUInt32LE(0x7ffffff0, good.length - plain.pixels.length - 4)
    await assert.rejects(open(bad), RangeError)
  })

  test('with too few pixels is rejected', async () => {
    await assert.rejects(open(dicom({ ...plain, rows: 3000 })), RangeError)
    await assert.rejects(open(dicom({ ...plain, rows: 60_000, columns: 60_000 })), { message: 'tooManyPixels' })
    await assert.rejects(open(dicom({ ...plain, rows: 0 })), { message: 'noImage' })
  })

  test('truncated anywhere never hangs and never yields an image', async () => {
    for (let length = 140; length < good.length - 24; length += 7) await assert.rejects(open(good.subarray(0, length)))
  })

  test('with endlessly nested sequences is rejected', async () => {
    const nested = Buffer.concat(
      Array.from({ length: 400 }, () =>
        Buffer.from('0800401153510000ffffffffffffe0ff00e0ffffffff'.replace('ffffe0ff00e0', 'fffffeff00e0'), 'hex'),
      ),
    )
    await assert.rejects(open(Buffer.concat([good.subarray(0, 160), nested])))
  })

  test('with more elements than an image needs is rejected before all of them are read', async () => {
    const more = Array.from({ length: 50_001 }, (_, index) => ({ tag: 0x00090000 + index, type: 'LO', value: '' }))
    await assert.rejects(open(dicom({ ...plain, more })), /too many elements/)
  })

  test('in an unsupported transfer syntax is rejected by name', async () => {
    const video = dicom({ ...plain, syntax: 'mpeg', pixels: [Buffer.alloc(8)] })
    await assert.rejects(open(video), (error: { refusal?: object }) => {
      assert.deepEqual(error.refusal, { code: 'unsupported', what: 'MPEG video' })
      return true
    })
    assert.ok(syntaxes.mpeg.endsWith('.102'))
  })
})

describe('a run-length encoded image', () => {
  test('is decoded one byte plane after the other, the high bytes first, with its runs and literals', () => {
    const high = Buffer.from([1, 1, 1, 2])
    const low = Buffer.from([5, 6, 7, 8])
    assert.deepEqual([...decodeRle(packRle([high, low]), 4, 1, 2)], [5, 1, 6, 1, 7, 1, 8, 2])
    const run = Buffer.concat([packRle([Buffer.alloc(0)]).subarray(0, 64), Buffer.from([253, 9])])
    assert.deepEqual([...decodeRle(run, 4, 1, 1)], [9, 9, 9, 9])
  })

  test('that ends before its image is rejected', () => {
    assert.throws(() => decodeRle(packRle([Buffer.from([1, 2])]), 40, 1, 1), RangeError)
  })
})

test('a window maps its lower end to black, its middle to grey and its upper end to white', () => {
  const brain = { center: 40, width: 80 }
  assert.deepEqual(
    [-1000, 0, 40, 79, 80, 3000].map((value) => toGrey(value, brain)),
    [0, 0, 129, 255, 255, 255],
  )
  // One value wide: a threshold.
  assert.deepEqual(
    [39, 40].map((value) => toGrey(value, { center: 40, width: 1 })),
    [0, 255],
  )
})

test('a window is exact or sigmoid if the file says so', () => {
  const window = { center: 100, width: 100 }
  const levels = (shape: WindowShape) => [49, 50, 100, 150, 151].map((value) => toGrey(value, window, shape))
  assert.deepEqual(levels('LINEAR_EXACT'), [0, 0, 128, 255, 255])
  assert.deepEqual(levels('SIGMOID'), [29, 30, 128, 225, 226])
})
