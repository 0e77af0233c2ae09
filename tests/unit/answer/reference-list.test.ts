import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toReference, toReferenceList, toSourceUrl } from '@/lib/answer/reference-list'
import { collectArticleNotices, toTypeLabel } from '@/lib/answer/study-labels'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { EvidenceItem } from '@/lib/wire/evidence'

const words = getAnswerMessages('en')
const item: EvidenceItem = {
  n: 2,
  id: 'card:dapa-hf',
  pmid: '31535829',
  doi: '10.1056/NEJMoa1911303',
  pmcid: null,
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  authors: 'McMurray JJV, et al',
  journal: 'N Engl J Med',
  year: 2019,
  volume: '381',
  pages: '1995-2008',
  type: 'randomized-trial',
  level: 2,
  retracted: false,
  provenance: 'summary',
  quote: 'HR 0.74',
  section: 'Results',
  url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  spans: [],
}

test('a summary is labelled and links to the article', () => {
  assert.equal(
    toReference(item, words),
    'Library summary of: McMurray JJV, et al. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. N Engl J Med. 2019;381:1995-2008. https://pubmed.ncbi.nlm.nih.gov/31535829/',
  )
})

test('missing metadata is omitted and reported, never guessed', () => {
  const bare = { ...item, authors: null, journal: null, year: null, volume: null, provenance: 'abstract' as const }
  assert.equal(
    toReference(bare, words),
    'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. (metadata incomplete) https://pubmed.ncbi.nlm.nih.gov/31535829/',
  )
})

test('a retraction comes before anything else', () => {
  assert.match(toReference({ ...item, retracted: true }, words), /^Retracted article: /)
})

test('the label beside a quotation has the warnings that a reader must see first', () => {
  const plain = { studyType: 'cohort' as const, publicationTypes: ['Journal Article'], retraction: null, notices: [] }
  assert.equal(toTypeLabel(plain, words), 'Cohort study')
  assert.equal(toTypeLabel({ ...plain, retraction: { noticePmid: '9' } }, words), 'Cohort study, retracted')
  assert.equal(
    toTypeLabel({ ...plain, publicationTypes: ['Preprint'], notices: [{ kind: 'concern', pmid: null }] }, words),
    'Cohort study, with an expression of concern, preprint without peer review',
  )
})

// Only what the article states: a guideline does not count as replaced because another one is newer.
test("an article's notices come with it, most serious first", () => {
  const plain = { publicationTypes: ['Practice Guideline'], retraction: null, notices: [] }
  assert.deepEqual(collectArticleNotices(plain), [])
  assert.deepEqual(
    collectArticleNotices({
      publicationTypes: ['Preprint'],
      retraction: { noticePmid: '9' },
      notices: [
        { kind: 'erratum', pmid: '1' },
        { kind: 'updated', pmid: '2' },
        { kind: 'concern', pmid: null },
      ],
    }).map(({ kind, pmid }) => `${kind} ${pmid}`),
    ['retraction 9', 'concern null', 'updated 2', 'erratum 1', 'preprint null'],
  )
})

test('the list uses the numbers of the marks', () => {
  assert.match(toReferenceList([item], words), /^\n\n### References\n\n\[2\] Library summary of: /)
  assert.equal(toReferenceList([], words), '')
})

test('a link is built from an identifier: PubMed, DOI, Europe PMC, else a PubMed search for the title', () => {
  const none = {
    title: 'Bed nets & "malaria"',
    pmid: null,
    doi: null,
    pmcid: null,
    id: 'title:1',
    provenance: 'abstract' as const,
  }
  assert.equal(toSourceUrl({ ...none, pmid: '1', doi: '10.1/x' }), 'https://pubmed.ncbi.nlm.nih.gov/1/')
  assert.equal(
    toSourceUrl({ ...none, doi: '10.1002/(SICI)1<1::AID>3.0' }),
    'https://doi.org/10.1002/(SICI)1%3C1%3A%3AAID%3E3.0',
  )
  assert.equal(toSourceUrl({ ...none, pmcid: 'PMC12' }), 'https://europepmc.org/article/PMC/PMC12')
  assert.equal(toSourceUrl(none), 'https://pubmed.ncbi.nlm.nih.gov/?term=Bed%20nets%20%26%20%22malaria%22')
  const document = toSourceUrl({ ...none, provenance: 'guideline' })
  assert.match(document, /^http:\/\/[^/]+\/sources\/title%3A1$/, 'a document of the house is nowhere else')
})

// Clients and the page cut the list off by its heading.
test('in a Chinese answer only our own text is Chinese; the heading stays English', () => {
  const list = toReferenceList([{ ...item, retracted: true, journal: null }], getAnswerMessages('zh'))
  assert.match(list, /^\n\n### References\n\n\[2\] 已撤稿：文献库摘要，原文为：/)
  assert.match(list, /（题录信息不完整）/)
  assert.equal(
    toTypeLabel(
      { studyType: 'cohort', publicationTypes: [], retraction: { noticePmid: null }, notices: [] },
      getAnswerMessages('zh'),
    ),
    '队列研究，已撤稿',
  )
})
