import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOutPageWords, type PageView, type TextRun } from '@/components/attachments/decode/pdf-text'

/** A page 100 units high, drawn at two pixels per unit, from the top. */
const view: PageView = {
  toImage: (x, y) => [2 * x, 2 * (100 - y)],
  // An i is half as wide as other letters.
  measureText: (text) => [...text].reduce((sum, letter) => sum + (letter === 'i' ? 1 : 2), 0),
}

function run(str: string, x: number, y: number, hasEOL = false): TextRun {
  return { str, transform: [10, 0, 0, 10, x, y], width: 2.5 * view.measureText(str, 'f'), hasEOL, fontName: 'f' }
}

function round({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) {
  return [left, top, right, bottom].map(Math.round)
}

test('words of a page have the boxes of their text runs, also when several runs form one word', () => {
  const page = layOutPageWords(
    [
      run('Patient: Ma', 10, 80),
      run('ria', 65, 80),
      run(' ', 80, 80),
      run('Lopez', 85, 80, true),
      run('K 5.7', 10, 60),
    ],
    view,
  )
  assert.equal(page.text, 'Patient: Maria Lopez\nK 5.7')
  assert.deepEqual(
    page.identifiers.map(({ start, end }) => page.text.slice(start, end)),
    ['Maria Lopez'],
  )
  const [patient, maria, lopez, , value] = page.words.map(({ box }) => round(box))
  assert.deepEqual(patient, [20, 21, 95, 46])
  assert.deepEqual(maria, [105, 21, 155, 46])
  assert.deepEqual(lopez, [170, 21, 220, 46])
  assert.deepEqual(value, [40, 61, 70, 86])
})

test('vertical words have vertical boxes', () => {
  const upwards = { str: 'MRN', transform: [0, 10, -10, 0, 50, 20], width: 15, hasEOL: false, fontName: 'f' }
  const [word] = layOutPageWords([upwards], view).words
  assert.deepEqual(word && round(word.box), [81, 130, 106, 160])
})

test('a page without text has no words, and a very long one ends with a whole line', () => {
  assert.equal(layOutPageWords([run(' ', 0, 0, true)], view).text, '')
  const long = layOutPageWords(
    Array.from({ length: 3000 }, () => run('ten letter', 0, 0, true)),
    view,
  )
  assert.ok(long.text.length <= 20_000)
  assert.match(long.text, /ten letter$/)
})
