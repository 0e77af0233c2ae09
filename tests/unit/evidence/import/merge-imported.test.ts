import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { mergeImported } from '@/lib/evidence/import/merge-imported'

const passages: Article['passages'] = [{ ordinal: 0, section: 'other', label: '', text: 'It fell.' }]
const article = (fields: Partial<Article>) =>
  draftArticle({ pmid: '1', title: 'A trial', checkedAt: '2026-01-01T00:00:00.000Z', passages, ...fields })

test('the record revised last leads, in whichever order the two arrive', () => {
  const old = article({ revisedAt: '2020-01-01', title: 'A trial of examples', volume: '1' })
  const next = article({ revisedAt: '2021-01-01', title: 'A trial of good examples' })
  for (const merged of [mergeImported(old, next), mergeImported(next, old)]) {
    assert.equal(merged.title, 'A trial of good examples')
    assert.equal(merged.volume, '1')
    assert.equal(merged.revisedAt, '2021-01-01')
  }
})

test('an undated record never replaces a dated one, and only fills its gaps', () => {
  const held = article({ revisedAt: '2020-01-01', title: 'A trial', mesh: ['Pain'] })
  const merged = mergeImported(held, article({ title: 'A TRIAL', doi: '10.1000/x', keywords: ['Pain'] }))
  assert.deepEqual({ ...merged, checkedAt: held.checkedAt }, { ...held, doi: '10.1000/x' })
})

test('of two undated records the later leads, but one without text never empties an abstract', () => {
  const held = article({ title: 'A trial' })
  assert.equal(mergeImported(held, article({ title: 'A better trial' })).title, 'A better trial')
  const pointed = mergeImported(held, article({ title: 'A pointer', passages: [] }))
  assert.deepEqual([pointed.title, pointed.passages], ['A trial', passages])
  assert.deepEqual(mergeImported(article({ passages: [] }), held).passages, passages)
})

test('a retraction is never cleared by a record that does not state it', () => {
  // Retracted work must not become support again because a poorer file came later.
  const retracted = article({ revisedAt: '2020-01-01', retraction: { noticePmid: '9' } })
  assert.deepEqual(mergeImported(retracted, article({ revisedAt: '2021-01-01' })).retraction, { noticePmid: '9' })
  assert.deepEqual(mergeImported(article({}), retracted).retraction, { noticePmid: '9' })
  assert.deepEqual(
    mergeImported(retracted, article({ revisedAt: '2021-01-01', retraction: { noticePmid: null } })).retraction,
    { noticePmid: '9' },
  )
})

test('a notice that only one source knows is kept beside those of another', () => {
  const questioned = article({ revisedAt: '2020-01-01', notices: [{ kind: 'concern', pmid: null }] })
  const corrected = article({ revisedAt: '2021-01-01', notices: [{ kind: 'erratum', pmid: '2' }] })
  const notices = [
    { kind: 'erratum', pmid: '2' },
    { kind: 'concern', pmid: null },
  ]
  const merged = mergeImported(questioned, corrected)
  assert.deepEqual(merged.notices, notices)
  for (const again of [questioned, corrected]) assert.deepEqual(mergeImported(merged, again).notices, notices)
  const named = article({ revisedAt: '2022-01-01', notices: [{ kind: 'concern', pmid: '3' }] })
  assert.deepEqual(mergeImported(merged, named).notices, [named.notices[0], notices[0]])
})

test('the stored id stays, since answers refer to it', () => {
  assert.equal(
    mergeImported(article({ id: 'doi:10.1000/x' }), article({ revisedAt: '2021-01-01' })).id,
    'doi:10.1000/x',
  )
})

test('merging the same record again changes nothing', () => {
  const records = [
    article({ revisedAt: '2020-01-01', mesh: ['Pain'], notices: [{ kind: 'erratum', pmid: '2' }] }),
    article({ keywords: ['Pain'], doi: '10.1000/x' }),
    article({ passages: [], keywords: ['Ache'] }),
    article({ revisedAt: '2021-01-01', passages: [] }),
  ]
  for (const held of records) {
    for (const incoming of records) {
      const once = mergeImported(held, incoming)
      assert.deepEqual(mergeImported(once, incoming), once)
    }
  }
})
