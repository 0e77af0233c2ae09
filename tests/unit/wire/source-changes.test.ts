import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { compareSources } from '@/lib/wire/source-changes'
import { study } from '../../fixtures/study-item'

function told(before: EvidenceItem[], now: EvidenceItem[]) {
  const { added, gone, retracted } = compareSources({ items: before, searched: [] }, { items: now })
  return [added, gone, retracted].map((items) => items.map(({ n }) => n).join(' '))
}

describe('the sources of an answer that is asked for again', () => {
  test('are told apart into new ones and those that are no longer found, each with the mark it had', () => {
    const before = [study(1), study(2), study(3)]
    const now = [study(1, [], { id: 'card:new' }), study(2, [], { id: 'card:study-1' }), study(3)]
    assert.deepEqual(told(before, now), ['1', '2', ''])
    assert.deepEqual(told(before, before), ['', '', ''])
  })

  test('are the same when the same article came from elsewhere', () => {
    const library = [study(1, [], { pmid: '31535829' }), study(2, [], { doi: '10.1056/NEJMoa1911303' })]
    const live = [
      study(1, [], { id: 'pmid:31535829', pmid: '31535829' }),
      study(2, [], { id: 'epmc:1', doi: '10.1056/nejmoa1911303' }),
    ]
    assert.deepEqual(told(library, live), ['', '', ''])
    // What nobody knows is no identity.
    assert.deepEqual(told([study(1)], [study(2)]), ['2', '1', ''])
  })

  // The one change that can turn a conclusion over.
  test('name those that were retracted meanwhile', () => {
    assert.deepEqual(told([study(1), study(2)], [study(1), study(4, [], { id: 'card:study-2', retracted: true })]), [
      '',
      '',
      '4',
    ])
    const retracted = [study(1, [], { retracted: true })]
    assert.deepEqual(told(retracted, retracted), ['', '', ''])
  })
})
