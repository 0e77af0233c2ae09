import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MarkReader } from '@/lib/answer/citation-marks'

function read(text: string, pieces: string[] = [text]) {
  const reader = new MarkReader([1, 2, 3])
  const out = pieces.map((piece) => reader.push(piece)).join('') + reader.close()
  return { out, marks: reader.marks }
}

const cases: [promise: string, text: string, out: string][] = [
  ['a known mark stays', 'Fell by a third [1].', 'Fell by a third [1].'],
  ['an unknown mark goes with the blank before it', 'Fell [9]. Rose [1].', 'Fell. Rose [1].'],
  ['an unknown mark in mid-sentence leaves one blank', 'Fell [9] and rose.', 'Fell and rose.'],
  ['a list is taken apart', 'Fell [1, 2].', 'Fell [1][2].'],
  ['a range is taken apart', 'Fell [1-3].', 'Fell [1][2][3].'],
  ['an en dash makes a range as well', 'Fell [1–3].', 'Fell [1][2][3].'],
  ['of a mixed list the known part stays', 'Fell [2, 7].', 'Fell [2].'],
  ['double brackets become single ones', 'Fell [[1]].', 'Fell [1].'],
  ['adjacent marks stay adjacent', 'Fell [1][2].', 'Fell [1][2].'],
  ['a link that a model put on a mark is dropped', 'Fell [1](https://invented.example/x).', 'Fell [1].'],
  ['an unknown mark takes its link along', 'Fell [8](https://invented.example/x).', 'Fell.'],
  ['an interval of figures is no mark', 'Median age 75 [65-85] years.', 'Median age 75 [65-85] years.'],
  ['two figures after a number are no mark', 'Median 6 [4, 9] days.', 'Median 6 [4, 9] days.'],
  ['a decimal interval is no mark', 'HR 0.74 [0.65, 0.85].', 'HR 0.74 [0.65, 0.85].'],
  ['a year in brackets is no mark', 'Published [2023].', 'Published [2023].'],
  ['isotopes are no marks', '[18F]FDG and [99mTc]', '[18F]FDG and [99mTc]'],
  ['an escaped bracket is text', 'As in \\[9\\] of the record.', 'As in \\[9\\] of the record.'],
  ['inline code is untouched', 'Read `a[9]` and [1].', 'Read `a[9]` and [1].'],
  ['fenced code is untouched', '```\nx[9] = y[1]\n```\nFell [1].', '```\nx[9] = y[1]\n```\nFell [1].'],
  ['a lone backtick does not switch marks off for good', 'A ` here.\nFell [9].', 'A ` here.\nFell.'],
  [
    'a link of another kind stays as written',
    'See [guideline](https://x.example).',
    'See [guideline](https://x.example).',
  ],
  ['an open bracket at the end comes out', 'Fell [1', 'Fell [1'],
]

for (const [promise, text, out] of cases) {
  test(promise, () => assert.equal(read(text).out, out))
}

test('spans point at the marks in the output, also after emoji', () => {
  const { out, marks } = read('Schmerz 😀 é [1], dann [2-3] und [7].')
  assert.deepEqual(
    marks.map(({ n, start, end }) => [n, out.slice(start, end)]),
    [
      [1, '[1]'],
      [2, '[2]'],
      [3, '[3]'],
    ],
  )
})

test('the output does not depend on how the text is split', () => {
  const texts = fc.stringMatching(/^(?:[a b.\n]|\[|\]|\(|\)|`|\\|-|,|[1-9]){0,40}$/)
  fc.assert(
    fc.property(texts, fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), (text, sizes) => {
      const pieces: string[] = []
      for (let at = 0, i = 0; at < text.length; i += 1) {
        const size = sizes[i % sizes.length] ?? 1
        pieces.push(text.slice(at, at + size))
        at += size
      }
      assert.deepEqual(read(text, pieces), read(text))
    }),
    { numRuns: 3000 },
  )
})

test('an interval after a figure stays, even if the figure came in an earlier piece', () => {
  assert.equal(read('', ['Median 6', ' [4,', ' 9] days.']).out, 'Median 6 [4, 9] days.')
})

test('the blanks at the start of a line are removed with an unknown mark, even if they came in an earlier piece', () => {
  assert.equal(read('', ['Fell.\n ', '[9] Rose.']).out, read('Fell.\n [9] Rose.').out)
})

test('no mark without a source is ever sent outside code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:[ab .\n]|\[[1-9]\]|\[[1-9], ?[1-9]\]){0,30}$/), (text) => {
      for (const [, n] of read(text).out.matchAll(/\[(\d)\]/g)) assert.ok(Number(n) <= 3)
    }),
  )
})

test('text without brackets is sent without delay', () => {
  const reader = new MarkReader([1])
  assert.equal(reader.push('Mortality fell'), 'Mortality fell')
  assert.equal(reader.push(' by a third.'), ' by a third.')
})
