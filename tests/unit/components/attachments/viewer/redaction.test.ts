import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assert as always, array, constantFrom, nat, property } from 'fast-check'
import { type Box, type OcrResult, toOcrResult } from '@/components/attachments/decode/ocr-result'
import { initialPanZoom, toImagePoint } from '@/components/attachments/viewer/pan-zoom'
import {
  addMargin,
  clampToImage,
  findUnredactedHits,
  removeRedactedWords,
} from '@/components/attachments/viewer/redaction'

/** Lines of words with a box each: ten pixels per letter, forty per line. */
function read(...lines: string[]): OcrResult {
  return toOcrResult(
    lines.map((line, row) => {
      let left = 0
      const words = line.split(' ').map((text) => {
        const box = { left, top: row * 40, right: left + text.length * 10, bottom: row * 40 + 30 }
        left = box.right + 10
        return { text, box }
      })
      return [words]
    }),
  )
}

const report = read('Patient name: Maria Lopez', 'MRN: 00482913', 'Potassium 5.7 mmol/L')
const placeholder = (kind: string | null) => `[${kind ?? 'black'}]`

function boxesOf(recognised: OcrResult, ...written: string[]): Box[] {
  return recognised.words
    .filter(({ start, end }) => written.includes(recognised.text.slice(start, end)))
    .map(({ box }) => box)
}

function redacted(text: string, added: Box[], before: Box[] = []): string {
  return removeRedactedWords(report, text, { before, added }, placeholder)
}

describe('identifiers in an image', () => {
  test('each has the boxes of its words, one per line', () => {
    const name = { kind: 'name', asWritten: 'Maria Lopez', boxes: [{ left: 140, top: 0, right: 250, bottom: 30 }] }
    const number = {
      kind: 'record-number',
      asWritten: '00482913',
      boxes: [{ left: 50, top: 40, right: 130, bottom: 70 }],
    }
    assert.deepEqual(findUnredactedHits(report, []), [name, number])
  })

  test('one counts as redacted only when it is fully covered', () => {
    const [name] = findUnredactedHits(report, [])
    assert.ok(name)
    assert.deepEqual(
      findUnredactedHits(report, name.boxes).map(({ asWritten }) => asWritten),
      ['00482913'],
    )
    assert.equal(findUnredactedHits(report, boxesOf(report, 'Maria')).length, 2)
  })

  test('a box gets a margin and stays inside the image', () => {
    assert.deepEqual(addMargin({ left: 1, top: 1, right: 40, bottom: 21 }, { width: 52, height: 100 }), {
      left: 0,
      top: 0,
      right: 45,
      bottom: 24,
    })
    // Of a line that runs downwards: the next line, 8 pixels away, is not covered.
    assert.deepEqual(addMargin({ left: 40, top: 10, right: 60, bottom: 150 }, { width: 100, height: 200 }), {
      left: 35,
      top: 5,
      right: 65,
      bottom: 155,
    })
    assert.deepEqual(clampToImage({ left: -5, top: 2.6, right: 7.2, bottom: 300 }, { width: 100, height: 80 }), {
      left: 0,
      top: 2,
      right: 8,
      bottom: 80,
    })
  })
})

test('a point of the view maps to the same image pixel at any rotation, pan and zoom', () => {
  const size = { width: 600, height: 400, fit: 0.5 }
  assert.deepEqual(toImagePoint({ x: 100, y: -50 }, initialPanZoom, size), { x: 500, y: 100 })
  // A quarter turn right: the top of the image is at the right.
  assert.deepEqual(toImagePoint({ x: 50, y: 100 }, { ...initialPanZoom, rotation: 90 }, size), { x: 500, y: 100 })
  assert.deepEqual(toImagePoint({ x: 110, y: 220 }, { ...initialPanZoom, rotation: 90, zoom: 2, x: 10, y: 20 }, size), {
    x: 500,
    y: 100,
  })
})

// A name redacted in the image but left in its text is not redacted.
describe('the text of a redacted image', () => {
  test('loses the words under the boxes only', () => {
    assert.equal(
      redacted(report.text, boxesOf(report, 'Maria', 'Lopez', '5.7')),
      'Patient name: [name]\nMRN: 00482913\nPotassium [black] mmol/L',
    )
  })

  test('loses them in their corrected form too', () => {
    const corrected = report.text.replace('Maria Lopez', 'Marla  van Lopez').replace('Potassium', 'Potassium (K)')
    assert.equal(
      redacted(corrected, boxesOf(report, 'Maria', 'Lopez')),
      'Patient name: [name]\nMRN: 00482913\nPotassium (K) 5.7 mmol/L',
    )
  })

  test('keeps earlier redactions', () => {
    const before = boxesOf(report, 'Maria', 'Lopez')
    const once = redacted(report.text, before)
    assert.equal(
      redacted(once, [...before, ...boxesOf(report, '00482913')], before),
      once.replace('00482913', '[record-number]'),
    )
  })

  test('is unchanged by a box that covers no word', () => {
    assert.equal(redacted('my own words', [{ left: 500, top: 500, right: 600, bottom: 600 }]), 'my own words')
  })

  test('never contains a word under a box, even if it was corrected', () => {
    const words = ['Ann', 'Bo', 'Cyd', '5.7', '12', 'mmol/L']
    always(
      property(
        array(constantFrom(...words), { minLength: 1, maxLength: 12 }),
        array(nat(11), { maxLength: 4 }),
        array(nat(11), { maxLength: 3 }),
        (written, covered, changed) => {
          const unique = written.map((word, at) => `${word}${at};`)
          const recognised = read(unique.join(' '))
          const text = unique.map((word, at) => (changed.includes(at) ? `new${word}` : word)).join(' ')
          const added = covered.flatMap((at) => recognised.words[at]?.box ?? [])
          const left = removeRedactedWords(recognised, text, { before: [], added }, placeholder)
          for (const at of covered) if (unique[at]) assert.ok(!left.includes(unique[at]))
          const isNear = (at: number) => covered.some((each) => Math.abs(each - at) <= changed.length + 1)
          for (const [at, word] of unique.entries())
            if (!changed.includes(at) && !covered.includes(at) && !isNear(at)) assert.ok(left.includes(word))
        },
      ),
    )
  })
})
