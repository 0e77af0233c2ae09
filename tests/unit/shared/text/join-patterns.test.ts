import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinAfter, joinPatterns } from '@/lib/shared/text/join-patterns'

const sources = [
  String.raw`\bearly[- ]onset|\bold\b`,
  String.raw`(?<!non[- ])\bacute (?:or|and|[|]) chronic`,
  String.raw`-resistant\b|x?ray`,
  String.raw`\bs?core`,
]
const texts = [
  'early onset',
  'nearly onset',
  'older',
  'old',
  'non-acute or chronic',
  'acute or chronic',
  'acute | chronic',
]
const more = ['treatment-resistant', 'ray', 'core', 'a score', 'encore', 'nothing', 'Éarly-onset', '_old']

test('a joined pattern finds something in the same texts as the patterns', () => {
  const each = sources.map((source) => new RegExp(source, 'iu'))
  const joined = new RegExp(joinPatterns(sources), 'iu')
  for (const text of [...texts, ...more])
    assert.equal(
      joined.test(text),
      each.some((pattern) => pattern.test(text)),
      text,
    )
})

test('patterns joined after a condition are found only where it holds', () => {
  const joined = new RegExp(joinAfter(String.raw`(?<!\w)`, ['men|man', 'm?others', 'women']), 'i')
  assert.deepEqual(
    ['Man', 'woman', 'women', 'others', 'brothers'].map((text) => joined.test(text)),
    [true, false, true, true, false],
  )
})
