/** PubMed, over HTTP against the fake E-utilities. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  concern,
  diagnostic,
  guideline,
  letter,
  retracted,
  retractionNotice,
  review,
  trial,
} from '../../../fakes/literature-articles'
import { alterAnswer } from '../../../fakes/literature-faults'
import { findSearch, question, startLiveSources } from '../../../support/live-sources'

const pubmed = { sources: ['pubmed' as const] }
const idsOf = ({ articles }: { articles: { pmid: string | null }[] }) => articles.map(({ pmid }) => pmid)

test('a question finds its articles, with the search as PubMed understood it', async () => {
  const { literature, ask } = await startLiveSources()
  const found = await ask(question, pubmed)
  assert.ok(idsOf(found).includes(trial.pmid))
  const { query, hits, error } = findSearch(found, 'pubmed')
  assert.match(query, /"lumocaptide"\[Title\/Abstract\]/)
  assert.ok(hits >= idsOf(found).length)
  assert.equal(error, undefined)
  assert.deepEqual(literature.breaches(), [])
})

test('a record keeps what PubMed states of it', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask(question, pubmed)
  const article = articles.find(({ pmid }) => pmid === trial.pmid)
  assert.equal(article?.id, 'pmid:90000001')
  assert.equal(article?.doi, '10.5555/lumo.1')
  assert.equal(article?.pmcid, 'PMC9900001')
  assert.equal(article?.studyType, 'randomized-trial')
  assert.equal(
    article?.title,
    'Lumocaptide in Heart Failure with Reduced Ejection Fraction: the LUMINA randomised trial',
  )
  assert.deepEqual(article?.authors, ['Varga IM', 'Oduya P'])
  const methods = article?.passages.find(({ section }) => section === 'methods')
  assert.match(methods?.text ?? '', /peak VO2 below 14/)
})

test('both the closest articles and the strongest studies are included', async () => {
  const { literature, ask } = await startLiveSources()
  const found = await ask('Lumocaptide treatment in heart failure', pubmed)
  for (const { pmid } of [trial, review, guideline]) assert.ok(idsOf(found).includes(pmid), String(pmid))
  const terms = literature.requestsTo('esearch').map(({ parameters }) => parameters['term'] ?? '')
  assert.ok(terms.some((term) => term.includes('systematic[sb]')))
  assert.ok(terms.some((term) => !term.includes('systematic[sb]')))
})

test('the filter follows the kind of question', async () => {
  const { literature, ask } = await startLiveSources()
  await ask('How accurate is bedside neprolactin testing for heart failure?', pubmed)
  assert.ok(
    literature.requestsTo('esearch').some(({ parameters }) => parameters['term']?.includes('specificity[tiab]')),
  )
})

test('no search returns retracted articles, retraction notices or letters without an abstract', async () => {
  const { ask } = await startLiveSources()
  const found = idsOf(await ask('Lumocaptide mortality heart failure', pubmed))
  for (const { pmid } of [retracted, retractionNotice, letter]) assert.ok(!found.includes(pmid), String(pmid))
})

test('a retracted article requested by its number is returned and marked', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask(`Is PMID ${retracted.pmid} on lumocaptide still valid?`, pubmed)
  assert.equal(articles[0]?.pmid, retracted.pmid)
  assert.deepEqual(articles[0]?.retraction, { noticePmid: retractionNotice.pmid })
})

test('an article is found by its DOI alone', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask(`https://doi.org/${trial.doi}`, pubmed)
  assert.equal(articles[0]?.pmid, trial.pmid)
})

test('notices are returned with the article', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask('lumocaptide tolerated older adults', pubmed)
  assert.deepEqual(articles.find(({ pmid }) => pmid === concern.pmid)?.notices, [
    { kind: 'concern', pmid: '90000016' },
    { kind: 'erratum', pmid: '90000026' },
  ])
})

test('a word that no article contains does not empty the search', async () => {
  const { literature, ask } = await startLiveSources()
  const found = await ask('lumocaptid neprolactin heart failure ward', pubmed)
  assert.ok(idsOf(found).includes(diagnostic.pmid))
  assert.ok(literature.requestsTo('esearch').length <= 5)
})

test('a name that PubMed reports as unknown is not asked for again', async () => {
  const { literature, ask } = await startLiveSources()
  const { articles } = await ask('Does zorblaxine with lumocaptide help in heart failure?', { sources: ['pubmed'] })
  assert.ok(articles.some(({ pmid }) => pmid === trial.pmid))
  const terms = literature.requestsTo('esearch').map(({ parameters }) => parameters['term'] ?? '')
  const [first = '', ...wider] = terms.filter((term) => !term.includes('systematic[sb]'))
  assert.match(first, /zorblaxine/)
  assert.ok(wider.length > 0)
  for (const term of wider) assert.doesNotMatch(term, /zorblaxine/)
})

test('enough hits end the ladder: two searches and one fetch are all', async () => {
  const { literature, ask } = await startLiveSources()
  await ask('registry of heart failure', pubmed)
  assert.equal(literature.requestsTo('esearch').length, 2)
  assert.equal(literature.requestsTo('efetch').length, 1)
  assert.equal(literature.requestsTo('efetch')[0]?.method, 'POST')
})

test('years and designs that are asked for narrow the search', async () => {
  const { literature, ask } = await startLiveSources()
  const found = await ask(question, { ...pubmed, fromYear: 2025, types: ['systematic-review', 'guideline'] })
  assert.deepEqual(idsOf(found).sort(), [review.pmid, guideline.pmid].sort())
  for (const { parameters } of literature.requestsTo('esearch')) {
    assert.equal(parameters['mindate'], '2025')
    assert.ok(parameters['maxdate'])
  }
})

test('records that efetch leaves out are left out', async () => {
  const { literature, ask } = await startLiveSources()
  literature.next(
    'efetch',
    alterAnswer((xml) => xml.replace(/<PubmedArticle>[\s\S]*?<\/PubmedArticle>/, '')),
  )
  const found = await ask(question, pubmed)
  assert.ok(!idsOf(found).includes(trial.pmid))
  assert.ok(idsOf(found).length > 0)
  assert.equal(findSearch(found, 'pubmed').error, undefined)
})

test('one malformed record affects only itself', async () => {
  const { literature, ask } = await startLiveSources()
  literature.next(
    'efetch',
    alterAnswer((xml) => xml.replace('<ArticleTitle>', '<ArticleTitle><broken>')),
  )
  const found = await ask(question, pubmed)
  assert.ok(idsOf(found).length > 0)
  assert.ok(!idsOf(found).includes(trial.pmid))
})

test('a list of one that arrives as a single item is read', async () => {
  const { literature, ask } = await startLiveSources()
  literature.always(
    'esearch',
    alterAnswer((json) => json.replace(/"idlist":\[("\d+")[^\]]*\]/, '"idlist":$1')),
  )
  assert.equal(idsOf(await ask(question, pubmed)).length, 1)
})
