import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { loadImage } from '@/lib/images/load-image'
import { OcrPool } from '@/lib/images/ocr/ocr'
import { locateOcrFiles } from '@/lib/images/ocr/tesseract-files'
import {
  decimalRanges,
  film,
  labReport,
  landscape,
  photographed,
  rangeTable,
  shareFound,
} from '../../../fixtures/images/text-image'
import { everyNth, reportRows } from '../../../support/full'

const { signal } = new AbortController()

async function loaded(file: Buffer) {
  const { format } = await sharp(file).metadata()
  return loadImage(`data:image/${format};base64,${file.toString('base64')}`, signal)
}

/**
 * One pool for the tests that read: a thread takes a second to load the recognition data. What they say does not depend
 * on how busy the machine is, so the limit is far beyond what reading takes.
 */
const threads = new OcrPool({ readTimeoutMs: 300_000 })

test('the figures of a laboratory report are read, each on the line of its name', async () => {
  const { png, numbers, rows } = await labReport(7, reportRows)
  const text = (await threads.read(await loaded(png), 'ward', signal)) ?? ''
  assert.ok(shareFound(numbers, text) >= 0.95, text)
  const lines = text.split('\n')
  for (const [name = '', value = ''] of rows.filter(([each]) => !/^(MCV|HbA1c)$/.test(each ?? '')))
    assert.ok(
      lines.some((line) => line.includes(name) && line.split(/\s/).includes(value)),
      `${name} ${value} in:\n${text}`,
    )
})

test('so are those of a photo of it that is soft, grainy and not quite straight', async () => {
  const { png, numbers } = await labReport(99, reportRows)
  const text = await threads.read(await loaded(await photographed(png)), 'ward', signal)
  assert.ok(shareFound(numbers, text ?? '') >= 0.85, String(text))
})

for (const degrees of everyNth([90, 180, 270], 3))
  test(`a report scanned at ${degrees}° is read like a straight one`, async () => {
    const { png, numbers } = await labReport(7, reportRows)
    const turned = await sharp(png).rotate(degrees).png().toBuffer()
    const text = await threads.read(await loaded(turned), 'ward', signal)
    assert.ok(shareFound(numbers, text ?? '') >= 0.95, String(text))
  })

for (const font of everyNth(['DejaVu Sans Condensed', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans'], 4))
  test(`ranges printed in ${font} keep their decimal points`, async () => {
    const text = (await threads.read(await loaded(await rangeTable(font)), 'ward', signal)) ?? ''
    const numbers = decimalRanges.flatMap((range) => range.split(' - '))
    assert.equal(shareFound(numbers, text), 1, text)
  })

// A field or a film has shapes that OCR takes for letters; a clinician must not be shown those as text.
test('an image without text gives no text', async () => {
  for (const draw of everyNth([film, () => landscape(800, 600)], 2))
    assert.equal(await threads.read(await loaded(await draw()), 'ward', signal), '')
})

// Tesseract takes over a minute to find no letter in it, and every question would wait as long as it may.
test('an image of noise is recognised as having no text without OCR', async () => {
  const side = 1800
  const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  assert.equal(await threads.read(await loaded(noise), 'ward', signal), '')
})

/** A thread that runs this script for each image instead of reading it. */
const scripted = (onImage: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (image) => { ${onImage} })`,
    { eval: true },
  )
const word = `{ text: 'Sodium' + image.width, confidence: 90, block: 1, line: 1, left: 0, top: 0, right: 9, bottom: 9 }`
/** Never returns, as a thread that reads a large image; waiting takes no processor time. */
const blocks = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
const replies = `parentPort.postMessage([${word}])`
const image = async (width: number) => {
  const bytes = await sharp({ create: { width, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return { mimeType: 'image/png', bytes, width, height: 40 }
}

test('an image that takes too long is abandoned, and the next one is read', async () => {
  const threads = new OcrPool({
    startWorker: scripted(`if (image.width === 100) ${blocks}; ${replies}`),
    // Long enough for the next image's thread to start on a busy machine.
    readTimeoutMs: 3_000,
  })
  assert.equal(await threads.read(await image(50), 'ward', signal), null)
  assert.equal(await threads.read(await image(60), 'ward', signal), 'Sodium120')
})

test('a thread that fails loses only its own image', async () => {
  const threads = new OcrPool({
    startWorker: scripted(`if (image.width === 100) throw new Error('broken'); ${replies}`),
  })
  const texts = await Promise.all([50, 60].map(async (width) => threads.read(await image(width), 'ward', signal)))
  assert.deepEqual(texts, [null, 'Sodium120'])
})

test('one owner’s images do not delay another’s', async () => {
  // Those of the first are never done; they would hold every thread if they could.
  const threads = new OcrPool({
    startWorker: scripted(`if (image.width > 100) ${replies}`),
  })
  const left = new AbortController()
  const heavy = [30, 31, 32, 33].map(async (width) => threads.read(await image(width), 'heavy', left.signal))
  assert.equal(await threads.read(await image(60), 'ward', signal), 'Sodium120')
  left.abort(new Error('left'))
  for (const { status } of await Promise.allSettled(heavy)) assert.equal(status, 'rejected')
})

test('a caller who disconnects frees the thread at once', async () => {
  const threads = new OcrPool({ startWorker: scripted(`if (image.width === 100) ${blocks}; ${replies}`) })
  const left = new AbortController()
  const reading = threads.read(await image(50), 'ward', left.signal)
  left.abort(new Error('left'))
  await assert.rejects(reading, /left/)
  assert.equal(await threads.read(await image(60), 'ward', signal), 'Sodium120')
})

test('the same image is read once', async () => {
  let started = 0
  const start = scripted(`${replies}; process.exit()`)
  const threads = new OcrPool({
    startWorker: () => {
      started += 1
      return start()
    },
  })
  for (const _ of ['first question', 'second question'])
    assert.equal(await threads.read(await image(60), 'ward', signal), 'Sodium120')
  assert.equal(started, 1)
})

test('a language is read with the data that the operator provides, and named in the error when that is missing', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-ocr-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const settings = { DATA_DIR: folder, OCR_LANGUAGES: ['eng', 'chi_sim'] }
  assert.throws(() => locateOcrFiles(settings), /names chi_sim, but its data is not there\. Put chi_sim\.traineddata/)
  mkdirSync(join(folder, 'ocr'))
  writeFileSync(join(folder, 'ocr', 'chi_sim.traineddata'), '')
  const { languages } = locateOcrFiles(settings)
  assert.deepEqual(
    languages.map(({ code }) => code),
    ['eng', 'chi_sim'],
  )
  assert.equal(languages[1]?.data, join(folder, 'ocr', 'chi_sim.traineddata'))
})
