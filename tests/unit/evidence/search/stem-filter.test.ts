import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStemFilter, mayHold, placeStem } from '@/lib/evidence/search/article/stem-filter'

const listStems = (start: number, count: number) => Array.from({ length: count }, (_, index) => `stem${start + index}`)

test('a stem filter contains each stem it was made from, and few others', () => {
  const held = [...listStems(0, 200), 'vitamin d', '', 'β-blocker']
  const filter = createStemFilter(held)
  for (const stem of held) assert.ok(mayHold(filter, placeStem(stem)), stem)
  const others = listStems(1000, 1000).filter((stem) => mayHold(filter, placeStem(stem)))
  assert.ok(others.length < 200, `${others.length} of 1,000 others`)
})
