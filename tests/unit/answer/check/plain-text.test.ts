import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { locateSpans, type TextPart, toPlainText } from '@/lib/answer/check/plain-text'

test('a difference in the plain sentence is located in the answer, past markers, links, marks and escapes', () => {
  const raw = '- **Deaths** [fell](https://x.example/a) by \\*16% &lt; 21% [1].'
  const parts: TextPart[] = ['In adults: ', { raw, start: 100 }]
  const plain = toPlainText(parts)
  assert.equal(plain, 'In adults: Deaths fell by *16% < 21%.')
  for (const [word, written] of [
    ['Deaths', 'Deaths'],
    ['fell', 'fell'],
    ['fell by *16%', 'fell](https://x.example/a) by \\*16%'],
    ['% <', '% &lt;'],
    ['.', '.'],
  ] as const) {
    const from = plain.lastIndexOf(word)
    const [span] = locateSpans(parts, [[from, from + word.length]])
    assert.equal(raw.slice((span?.[0] ?? 0) - 100, (span?.[1] ?? 0) - 100), written)
  }
  assert.deepEqual(locateSpans(parts, [[0, 9]]), [], 'added words are nowhere in the answer')
})

const pieces = [
  '**',
  '__',
  ' [1]',
  '\\*',
  '\\[',
  '&lt;',
  '[link](a)',
  'https://a.b/c ',
  '- ',
  '1. ',
  '😀',
  'fell',
  ' 0.74',
  '\n',
  '[',
  ')',
]

test('every character of a plain sentence is located at the same character, whatever the Markdown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (chosen) => {
      const raw = chosen.join('')
      const parts = [{ raw, start: 0 }]
      const plain = toPlainText(parts)
      for (let index = 0; index < plain.length; index += 1) {
        const [span] = locateSpans(parts, [[index, index + 1]])
        const written = raw.slice(span?.[0], span?.[1])
        assert.equal(written === '&lt;' ? '<' : written, plain[index])
      }
    }),
  )
})
