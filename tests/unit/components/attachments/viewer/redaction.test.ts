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

/** Lines of words, each word in a box of its own: ten pixels a letter, forty a line. */
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

describe('identifiers on a picture', () => {
  test('each stands where its words stand, one box a line', () => {
    const name = { kind: 'name', asWritten: 'Maria Lopez', boxes: [{ left: 140, top: 0, right: 250, bottom: 30 }] }
    const number = {
      kind: 'record-number',
      asWritten: '00482913',
      boxes: [{ left: 50, top: 40, right: 130, bottom: 70 }],
    }
    assert.deepEqual(findUnredactedHits(report, []), [name, number])
  })

  test('one is gone when all of it is under black, and not before', () => {
    const [name] = findUnredactedHits(report, [])
    assert.ok(name)
    assert.deepEqual(
      findUnredactedHits(report, name.boxes).map(({ asWritten }) => asWritten),
      ['00482913'],
    )
    assert.equal(findUnredactedHits(report, boxesOf(report, 'Maria')).length, 2)
  })

  test('a box gets a margin, and never leaves the picture', () => {
    assert.deepEqual(addMargin({ left: 1, top: 1, right: 40, bottom: 21 }, { width: 52, height: 100 }), {
      left: 0,
      top: 0,
      right: 45,
      bottom: 24,
    })
    assert.deepEqual(clampToImage({ left: -5, top: 2.6, right: 7.2, bottom: 300 }, { width: 100, height: 80 }), {
      left: 0,
      top: 2,
      right: 8,
      bottom: 80,
    })
  })
})

test('a point of the view lies on the same pixel of the picture however that is turned, moved and near', () => {
  const size = { width: 600, height: 400, fit: 0.5 }
  assert.deepEqual(toImagePoint({ x: 100, y: -50 }, initialPanZoom, size), { x: 500, y: 100 })
  // A quarter to the right: the picture's top is at the right.
  assert.deepEqual(toImagePoint({ x: 50, y: 100 }, { ...initialPanZoom, rotation: 90 }, size), { x: 500, y: 100 })
  assert.deepEqual(toImagePoint({ x: 110, y: 220 }, { ...initialPanZoom, rotation: 90, zoom: 2, x: 10, y: 20 }, size), {
    x: 500,
    y: 100,
  })
})

// A name that is black on the picture and stands in the text beside it has not been taken out.
describe('the text of a picture that is partly black', () => {
  test('loses the words under the boxes and nothing else', () => {
    assert.equal(
      redacted(report.text, boxesOf(report, 'Maria', 'Lopez', '5.7')),
      'Patient name: [name]\nMRN: 00482913\nPotassium [black] mmol/L',
    )
  })

  test('loses them as they were corrected, too', () => {
    const corrected = report.text.replace('Maria Lopez', 'Marla  van Lopez').replace('Potassium', 'Potassium (K)')
    assert.equal(
      redacted(corrected, boxesOf(report, 'Maria', 'Lopez')),
      'Patient name: [name]\nMRN: 00482913\nPotassium (K) 5.7 mmol/L',
    )
  })

  test('keeps what was taken out before', () => {
    const before = boxesOf(report, 'Maria', 'Lopez')
    const once = redacted(report.text, before)
    assert.equal(
      redacted(once, [...before, ...boxesOf(report, '00482913')], before),
      once.replace('00482913', '[record-number]'),
    )
  })

  test('is left alone by a box that touches no word', () => {
    assert.equal(redacted('my own words', [{ left: 500, top: 500, right: 600, bottom: 600 }]), 'my own words')
  })

  test('never holds a word under a box, whatever else was corrected', () => {
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
