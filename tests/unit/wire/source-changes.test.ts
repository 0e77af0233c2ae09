import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { compareSources } from '@/lib/wire/source-changes'
import { study } from '../../fixtures/study-item'

function compare(before: EvidenceItem[], now: EvidenceItem[]) {
  const { added, gone, retracted } = compareSources({ items: before, searched: [] }, { items: now })
  return [added, gone, retracted].map((items) => items.map(({ n }) => n).join(' '))
}

describe('the sources of a regenerated answer', () => {
  test('are split into new ones and missing ones, each with its number', () => {
    const before = [study(1), study(2), study(3)]
    const now = [study(1, [], { id: 'card:new' }), study(2, [], { id: 'card:study-1' }), study(3)]
    assert.deepEqual(compare(before, now), ['1', '2', ''])
    assert.deepEqual(compare(before, before), ['', '', ''])
  })

  test('match if the same article came from another source', () => {
    const library = [study(1, [], { pmid: '31535829' }), study(2, [], { doi: '10.1056/NEJMoa1911303' })]
    const live = [
      study(1, [], { id: 'pmid:31535829', pmid: '31535829' }),
      study(2, [], { id: 'epmc:1', doi: '10.1056/nejmoa1911303' }),
    ]
    assert.deepEqual(compare(library, live), ['', '', ''])
    // Two unknown identifiers do not match.
    assert.deepEqual(compare([study(1)], [study(2)]), ['2', '1', ''])
  })

  // A retraction can reverse the conclusion.
  test('include those retracted in between', () => {
    assert.deepEqual(compare([study(1), study(2)], [study(1), study(4, [], { id: 'card:study-2', retracted: true })]), [
      '',
      '',
      '4',
    ])
    const retracted = [study(1, [], { retracted: true })]
    assert.deepEqual(compare(retracted, retracted), ['', '', ''])
  })
})
