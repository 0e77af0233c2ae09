/** Europe PMC, over HTTP against the fake REST service. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleFromEuropePmc } from '@/lib/evidence/live/europe-pmc'
import {
  concern,
  createUnrelatedArticles,
  fullTextOnly,
  guideline,
  letter,
  preprint,
  retracted,
  retractionNotice,
  review,
  trial,
} from '../../../fakes/literature-articles'
import { alterAnswer } from '../../../fakes/literature-faults'
import { findSearch, question, startLiveSources } from '../../../support/live-sources'

const europePmc = { sources: ['europe-pmc' as const] }

test('a question finds its articles, preprints and full texts among them', async () => {
  const { literature, ask } = await startLiveSources()
  const found = await ask('lumocaptide in heart failure', europePmc)
  const ids = found.articles.map(({ id }) => id)
  for (const id of [`pmid:${trial.pmid}`, `doi:${preprint.doi}`, `pmcid:${fullTextOnly.pmcid}`]) {
    assert.ok(ids.includes(id), `${id} in ${ids.join(' ')}`)
  }
  const { query, hits, error } = findSearch(found, 'europe-pmc')
  assert.match(query, /TITLE_ABS:"lumocaptide"/)
  assert.ok(hits > 0)
  assert.equal(error, undefined)
  assert.deepEqual(literature.breaches(), [])
  assert.equal(literature.requests[0]?.parameters['synonym'], 'true')
})

for (const listsOfOne of ['lists', 'objects'] as const) {
  test(`a record keeps what Europe PMC states of it, lists of one sent as ${listsOfOne}`, async () => {
    const { ask } = await startLiveSources({ articles: [review, trial], listsOfOne })
    const { articles } = await ask('lumocaptide heart failure', europePmc)
    const pooled = articles.find(({ pmid }) => pmid === review.pmid)
    assert.deepEqual(pooled?.authors, ['Lind K'])
    assert.deepEqual(pooled?.mesh, ['Heart Failure'])
    assert.equal(pooled?.studyType, 'systematic-review')
    const article = articles.find(({ pmid }) => pmid === trial.pmid)
    assert.deepEqual(
      article?.passages.map(({ section, label }) => [section, label]),
      [
        ['background', 'Background'],
        ['methods', 'Methods'],
        ['results', 'Results'],
        ['conclusion', 'Conclusions'],
        ['other', 'Funding and registration'],
      ],
    )
    assert.match(article?.passages[1]?.text ?? '', /peak VO2 below 14/)
    assert.deepEqual(article?.keywords, ['lumocaptide'])
    assert.equal(article?.year, 2024)
  })
}

test('an answer that holds one article as the one thing is read', async () => {
  const { ask } = await startLiveSources({ articles: [trial], listsOfOne: 'objects' })
  const { articles } = await ask(question, europePmc)
  assert.equal(articles.length, 1)
})

test('a search without hits is not a failure', async () => {
  const { ask } = await startLiveSources({ articles: [] })
  const found = await ask(question, europePmc)
  assert.deepEqual(found.articles, [])
  assert.equal(findSearch(found, 'europe-pmc').hits, 0)
  assert.equal(findSearch(found, 'europe-pmc').error, undefined)
})

test('a preprint says that it is one', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask('lumocaptide exercise capacity', europePmc)
  const article = articles.find(({ doi }) => doi === preprint.doi)
  assert.deepEqual(article?.publicationTypes, ['Preprint'])
  assert.equal(article?.journal, 'medRxiv of Inventions')
})

test('no search returns retracted articles, retraction notices or letters without an abstract', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask('Lumocaptide mortality heart failure', europePmc)
  const found = articles.map(({ pmid }) => pmid)
  for (const { pmid } of [retracted, retractionNotice, letter]) assert.ok(!found.includes(pmid), String(pmid))
})

test('a retracted article requested by its number is returned and marked; its notice is not marked', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask(`PMID ${retracted.pmid} and PMID ${retractionNotice.pmid}`, europePmc)
  const of = (pmid: string | null) => articles.find((article) => article.pmid === pmid)
  assert.deepEqual(of(retracted.pmid)?.retraction, { noticePmid: retractionNotice.pmid })
  assert.equal(of(retractionNotice.pmid)?.retraction, null)
})

test('notices are returned with the article', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask('lumocaptide tolerated older adults', europePmc)
  assert.deepEqual(articles.find(({ pmid }) => pmid === concern.pmid)?.notices, [
    { kind: 'concern', pmid: '90000016' },
    { kind: 'erratum', pmid: '90000026' },
  ])
})

test('years and designs that are asked for narrow the search', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask(question, { ...europePmc, fromYear: 2025, types: ['systematic-review', 'guideline'] })
  assert.deepEqual(articles.map(({ pmid }) => pmid).sort(), [review.pmid, guideline.pmid].sort())
})

test('only one page is requested, so a repeated cursor has no effect', async () => {
  const { literature, ask } = await startLiveSources({ articles: createUnrelatedArticles(40) })
  literature.always(
    'search',
    alterAnswer((json) => json.replace(/"nextCursorMark":"[^"]*"/, '"nextCursorMark":"*"')),
  )
  const { articles } = await ask('registry of heart failure', europePmc)
  assert.equal(articles.length, 25)
  assert.equal(literature.requests.length, 1)
})

test('one malformed record affects only itself', async () => {
  const { literature, ask } = await startLiveSources()
  literature.next(
    'search',
    alterAnswer((json) => json.replace(/"title":"[^"]*"/, '"title":null')),
  )
  const found = await ask('registry of heart failure', europePmc)
  assert.equal(found.articles.length, findSearch(found, 'europe-pmc').hits - 1)
  assert.equal(findSearch(found, 'europe-pmc').error, undefined)
})

test('HTML in an abstract becomes plain text, and a bare "<" stays', () => {
  const article = articleFromEuropePmc(
    {
      id: '90000050',
      source: 'MED',
      title: 'Counts of 10<sup>9</sup>/L &amp; more.',
      abstractText:
        '<h4>Results </h4>Cells fell to 4 x 10<sup>9</sup>/L (p < 0.05).<h4>Conclusion</h4><i>Few</i> died.',
      pubYear: 2024,
    },
    '2026-01-01T00:00:00.000Z',
  )
  assert.equal(article?.title, 'Counts of 10⁹/L & more')
  assert.deepEqual(
    article?.passages.map(({ label, text }) => [label, text]),
    [
      ['Results', 'Cells fell to 4 x 10⁹/L (p < 0.05).'],
      ['Conclusion', 'Few died.'],
    ],
  )
})
