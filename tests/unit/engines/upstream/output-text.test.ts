import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OutputText } from '@/lib/engines/upstream/output-text'

test('every character is returned, wherever the pieces were cut', () => {
  const written = new OutputText()
  const text = 'ab💊終é'.repeat(10_000)
  for (let at = 0; at < text.length; at += 7) written.add(text.slice(at, at + 7))
  assert.equal(written.text, text)
  assert.equal(written.characters, text.length)
})

test('an answer that never ends is counted on, and no more of it kept than is ever read', () => {
  const written = new OutputText()
  for (let turn = 0; turn < 3000; turn++) written.add('x'.repeat(1000))
  assert.deepEqual([written.characters, written.text.length], [3_000_000, 262_144])
})
