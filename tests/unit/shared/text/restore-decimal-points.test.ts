import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restoreDecimalPoints } from '@/lib/shared/text/restore-decimal-points'

const height = 30
/** Advance and drawn boxes (left, top, right, bottom) of each character, with the baseline at 25. */
const glyphs: Record<string, { advance: number; boxes: [number, number, number, number][] }> = {
  digit: { advance: 14, boxes: [[1, 5, 12, 25]] },
  // Two digits that touch.
  pair: { advance: 26, boxes: [[1, 5, 24, 25]] },
  // A thin digit of which a part is too faint.
  broken: {
    advance: 14,
    boxes: [
      [1, 5, 12, 10],
      [5, 13, 8, 25],
    ],
  },
  point: { advance: 6, boxes: [[2, 22, 5, 25]] },
  comma: { advance: 6, boxes: [[2, 22, 5, 30]] },
  speck: { advance: 6, boxes: [[2, 10, 5, 13]] },
  dash: { advance: 12, boxes: [[2, 15, 10, 18]] },
}

/** What OCR read as `text`, and what is printed there. */
function restore(text: string, printed: string, { ink = 20, ground = 250 } = {}): string {
  const names = printed.split(' ')
  const width = 4 + names.reduce((sum, name) => sum + (glyphs[name]?.advance ?? 0), 0)
  const pixels = new Uint8Array(width * height).fill(ground)
  let x = 2
  for (const name of names) {
    const { advance = 0, boxes = [] } = glyphs[name] ?? {}
    for (const [left, top, right, bottom] of boxes)
      for (let row = top; row < bottom; row += 1) pixels.fill(ink, row * width + x + left, row * width + x + right)
    x += advance
  }
  const word = { text, confidence: 80, block: 1, line: 1, left: 1, top: 1, right: width - 1, bottom: height - 1 }
  return restoreDecimalPoints([word], { pixels, width, height })[0]?.text ?? ''
}

test('a point that the image shows between two digits is restored in its place', () => {
  assert.equal(restore('57', 'digit point digit'), '5.7')
  assert.equal(restore('684', 'digit digit point digit'), '68.4')
  assert.equal(restore('57', 'digit point digit', { ink: 240, ground: 10 }), '5.7')
  assert.equal(restore('57', 'broken point digit'), '5.7')
})

test('both ends of a range are restored, also where OCR joined them', () => {
  assert.equal(restore('35-53', 'digit point digit dash digit point digit'), '3.5-5.3')
  assert.equal(restore('2.5–78', 'digit point digit dash digit point digit'), '2.5–7.8')
})

test('a point that was read as a digit becomes a point', () => {
  assert.equal(restore('25-738', 'digit point digit dash digit point digit'), '2.5-7.8')
})

test('digits that touch count as two', () => {
  assert.equal(restore('110', 'pair point digit'), '11.0')
  assert.equal(restore('110', 'digit point pair'), '1.10')
})

test('a figure without a point stays as it was read, and so does one that cannot be compared', () => {
  assert.equal(restore('57', 'digit digit'), '57')
  assert.equal(restore('5.7', 'digit point digit'), '5.7')
  assert.equal(restore('57', 'digit speck digit'), '57')
  assert.equal(restore('57', 'digit comma digit'), '57')
  // Two points: a date.
  assert.equal(restore('120326', 'digit digit point digit digit point digit digit'), '120326')
  assert.equal(restore('5708', 'digit point digit'), '5708')
  assert.equal(restore('57', 'digit digit point'), '57')
  assert.equal(restore('Sodium', 'digit point digit'), 'Sodium')
})

test('a word outside the image is left alone', () => {
  const word = { text: '57', confidence: 80, block: 1, line: 1, left: 90, top: 90, right: 99, bottom: 99 }
  assert.deepEqual(restoreDecimalPoints([word], { pixels: new Uint8Array(4), width: 2, height: 2 }), [word])
})
