import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuseRanks } from '@/lib/evidence/search/reciprocal-rank-fusion'

test('what stands high in two lists comes before what stands first in one', () => {
  assert.deepEqual(
    fuseRanks([
      ['a', 'b', 'c'],
      ['d', 'b'],
    ]),
    ['b', 'a', 'd', 'c'],
  )
})

test('ties keep the order of the lists, and an item repeated in a list counts once', () => {
  assert.deepEqual(fuseRanks([['a', 'a', 'b'], ['c']]), ['a', 'c', 'b'])
  assert.deepEqual(fuseRanks([[], []]), [])
})
