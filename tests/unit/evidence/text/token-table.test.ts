import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TokenTable } from '@/lib/evidence/text/token-table'
import { decodeWord, forEachWord } from '@/lib/evidence/text/tokenizer'

test('each of many words is found with its own number, at any position', () => {
  const words = Array.from(
    { length: 30_000 },
    (_, n) => `w${n.toString(36)}${n % 3 === 0 ? 'é' : ''}${n % 5 === 0 ? '𝒜' : ''}`,
  )
  const table = new TokenTable()
  const numbers = new Map<string, number>()
  forEachWord(words.join(' '), (word) => {
    assert.equal(table.find(word), -1)
    numbers.set(decodeWord(word), numbers.size + 70_000)
    table.add(word, numbers.size - 1 + 70_000)
  })
  assert.equal(table.size, words.length)
  let seen = 0
  forEachWord(`(${words.toReversed().join('), (')})`, (word) => {
    assert.equal(table.find(word), numbers.get(decodeWord(word)))
    seen += 1
  })
  assert.equal(seen, words.length)
})

test('a word longer than the table stores is still read', () => {
  const long = 'x'.repeat(200_000)
  const table = new TokenTable()
  const lengths: number[] = []
  forEachWord(`short ${long}-end`, (word) => {
    table.add(word, lengths.push(word.end - word.start))
    if (decodeWord(word).length > 100_000) assert.equal(table.find(word), -1)
  })
  assert.deepEqual(lengths, [5, 200_000, 3, 200_003])
})
