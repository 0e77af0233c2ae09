import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SurfaceTable } from '@/lib/evidence/text/token-table'
import { eachWord, surfaceOf } from '@/lib/evidence/text/tokenizer'

test('each of many words is found by its own number, wherever it stands', () => {
  const words = Array.from(
    { length: 30_000 },
    (_, n) => `w${n.toString(36)}${n % 3 === 0 ? 'é' : ''}${n % 5 === 0 ? '𝒜' : ''}`,
  )
  const table = new SurfaceTable()
  const numbers = new Map<string, number>()
  eachWord(words.join(' '), (word) => {
    assert.equal(table.find(word), -1)
    numbers.set(surfaceOf(word), numbers.size + 70_000)
    table.add(word, numbers.size - 1 + 70_000)
  })
  assert.equal(table.size, words.length)
  let seen = 0
  eachWord(`(${words.toReversed().join('), (')})`, (word) => {
    assert.equal(table.find(word), numbers.get(surfaceOf(word)))
    seen += 1
  })
  assert.equal(seen, words.length)
})

test('a word longer than the table keeps is read all the same', () => {
  const long = 'x'.repeat(200_000)
  const table = new SurfaceTable()
  const lengths: number[] = []
  eachWord(`short ${long}-end`, (word) => {
    table.add(word, lengths.push(word.end - word.start))
    if (surfaceOf(word).length > 100_000) assert.equal(table.find(word), -1)
  })
  assert.deepEqual(lengths, [5, 200_000, 3, 200_003])
})
