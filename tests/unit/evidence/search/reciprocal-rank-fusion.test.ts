import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuseRanks } from '@/lib/evidence/search/candidates/reciprocal-rank-fusion'

test('an item that ranks high in two lists precedes one that is first in one list', () => {
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
