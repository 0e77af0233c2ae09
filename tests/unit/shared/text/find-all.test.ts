import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAll } from '@/lib/shared/text/find-all'

function assertAsMatchAll(text: string, pattern: RegExp): void {
  const expected = Array.from(text.matchAll(pattern), ({ index, ...groups }) => [index, groups])
  const found = findAll(text, pattern).map(({ index, ...groups }) => [index, groups])
  assert.deepEqual(found, expected, `${pattern} in ${text}`)
}

test('finds what matchAll finds', () => {
  for (const text of ['', '12 of 40 (30%)', 'a𝟙b', '𝟙𝟚'])
    for (const pattern of [/\d+/g, /(?<figure>\d+)(%)?/gu, /\p{Nd}*/gu, /x*/g, /$/g, /(?=\d)/gu])
      assertAsMatchAll(text, pattern)
})

test('searches from the start, wherever the pattern was left', () => {
  const pattern = /\d/g
  pattern.test('1 2')
  assert.equal(findAll('1 2', pattern).length, 2)
  assert.equal(pattern.lastIndex, 0)
})
