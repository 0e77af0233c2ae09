import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { isSamePublication } from '@/lib/evidence/article/article-identity'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { mergeSourceResults } from '@/lib/evidence/live/merge-source-results'

const passages = [{ ordinal: 0, section: 'other' as const, label: '', text: 'Text.' }]
const checkedAt = '2026-01-01T00:00:00.000Z'
const article = (fields: Partial<Article>) => draftArticle({ title: 'A title', passages, checkedAt, ...fields })

for (const [what, a, b, same] of [
  ['one PMID', { pmid: '1', title: 'X' }, { pmid: '1', title: 'Y' }, true],
  ['two PMIDs under one title and year', { pmid: '1', year: 2020 }, { pmid: '2', year: 2020 }, false],
  ['one DOI, one of them without PMID', { pmid: '1', doi: '10.1/a' }, { doi: '10.1/A' }, true],
  ['a preprint and its article', { pmid: '1', doi: '10.1/a', year: 2020 }, { doi: '10.2/b', year: 2020 }, false],
  ['one PMCID', { pmid: '1', pmcid: 'PMC1' }, { pmcid: 'PMC1', title: 'Other' }, true],
  [
    'one title and year',
    { pmid: '1', title: 'Über X.', year: 2020 },
    { doi: '10.1/a', title: 'uber x', year: 2020 },
    true,
  ],
  ['one short title by two first authors', { pmid: '1', authors: ['A'] }, { doi: '10.1/a', authors: ['B'] }, false],
  ['one title in two years', { pmid: '1', year: 2020 }, { doi: '10.1/a', year: 2021 }, false],
] satisfies [string, Partial<Article>, Partial<Article>, boolean][]) {
  test(`${what}: ${same ? 'the same' : 'two articles'}`, () => {
    assert.equal(isSamePublication(article(a), article(b)), same)
    assert.equal(mergeSourceResults([[article(a)], [article(b)]]).length, same ? 1 : 2)
  })
}

test('an article without identifiers is merged with the one of the same title, without introducing errors', () => {
  const title = 'A title that is long enough to tell'
  const [merged] = mergeSourceResults([
    [article({ pmid: '1', title, year: 2020, authors: ['Lind K'] })],
    [
      article({
        doi: '10.1/a',
        title,
        year: 2020,
        authors: ['Other A'],
        journal: 'J',
        studyType: 'cohort',
        mesh: ['Gout'],
      }),
    ],
  ])
  assert.equal(merged?.id, 'pmid:1')
  assert.equal(merged?.doi, '10.1/a')
  assert.deepEqual(merged?.authors, ['Lind K'])
  assert.equal(merged?.journal, 'J')
  assert.equal(merged?.studyType, 'cohort')
})

test('a retraction and a notice known to either source stay', () => {
  const [merged] = mergeSourceResults([
    [article({ pmid: '1', notices: [{ kind: 'concern', pmid: '9' }] })],
    [
      article({
        pmid: '1',
        retraction: { noticePmid: '7' },
        notices: [
          { kind: 'concern', pmid: null },
          { kind: 'erratum', pmid: '8' },
        ],
      }),
    ],
  ])
  assert.deepEqual(merged?.retraction, { noticePmid: '7' })
  assert.deepEqual(merged?.notices, [
    { kind: 'concern', pmid: '9' },
    { kind: 'erratum', pmid: '8' },
  ])
})
