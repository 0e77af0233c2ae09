/** Retrieval from the library and the live services together, as an answer uses it. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import type { EvidenceSourceName } from '@/lib/wire/evidence'
import { type FakeLiterature, startLiterature } from '../../../fakes/literature'
import { articles, type FakeArticle, retracted, retractionNotice, trial } from '../../../fakes/literature-articles'
import { failWithStatus, neverAnswer } from '../../../fakes/literature-faults'

const directory = mkdtempSync(join(tmpdir(), 'retrieve-live-'))
/** One that the bundled library holds as well, and that PubMed here knows to be retracted. */
const dapaHf: FakeArticle = {
  ...trial,
  pmid: '31535829',
  pmcid: 'PMC9900099',
  doi: '10.1056/nejmoa1911303',
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction.',
  publicationTypes: ['Journal Article', 'Retracted Publication'],
  corrections: [{ type: 'RetractionIn', pmid: '90000099' }],
}
/** Held by the bundled library too; its record here shares no word with a question, so only its number finds it. */
const withdrawn: FakeArticle = {
  ...trial,
  pmid: '23688302',
  pmcid: 'PMC9900098',
  doi: '10.1056/nejmoa1214103',
  title: 'Withdrawn by the editors.',
  abstract: [{ text: 'Withdrawn.' }],
  publicationTypes: ['Journal Article', 'Retracted Publication'],
  corrections: [{ type: 'RetractionIn', pmid: '90000098' }],
}
const literature: FakeLiterature = await startLiterature({
  apiKey: 'abc123',
  articles: [...articles, dapaHf, withdrawn],
})
Object.assign(process.env, {
  DATA_DIR: directory,
  EVIDENCE_LIVE: 'ask',
  PUBMED_BASE_URL: literature.pubmedBaseUrl,
  EUROPE_PMC_BASE_URL: literature.europePmcBaseUrl,
  NCBI_API_KEY: 'abc123',
  CONTACT_EMAIL: 'library@hospital.example',
})
const { findArticleById, closeLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { closeLiveServices } = await import('@/lib/evidence/live/search-live')
const { retrieve } = await import('@/lib/evidence/retrieve')

const all: EvidenceSourceName[] = ['library', 'pubmed', 'europe-pmc']
const asker = { owner: 'test', signal: new AbortController().signal }
const ask = (text: string, sources?: EvidenceSourceName[], extra = {}) =>
  retrieve(
    { text },
    { mode: 'auto', references: 'inline', sourcesMax: 8, ...(sources ? { sources } : {}), ...extra },
    asker,
  )
const idsOf = ({ found }: Awaited<ReturnType<typeof ask>>) => found.map(({ article }) => article.id)

before(() => prepareLibrary(() => {}))
let sent = 0
beforeEach(() => {
  sent = literature.requests.length
})
afterEach(async () => {
  closeLiveServices()
  for (const name of ['live-cache.sqlite', 'live-cache.sqlite-wal', 'live-cache.sqlite-shm']) {
    rmSync(join(directory, name), { force: true })
  }
})
after(async () => {
  closeLibrary()
  await literature.close()
  rmSync(directory, { recursive: true })
})

const newDrug = 'Does lumocaptide lower hospitalisation in heart failure?'

test('an answer may come from PubMed and Europe PMC alone', async () => {
  const { found, searched } = await ask(newDrug, ['pubmed', 'europe-pmc'])
  assert.ok(found.length > 0)
  assert.ok(found.every(({ article }) => article.provenance === 'abstract'))
  assert.deepEqual(
    searched.map(({ source, error }) => [source, error]),
    [
      ['pubmed', undefined],
      ['europe-pmc', undefined],
    ],
  )
})

test('articles that the library lacks come from the services, each source with its own query and hits', async () => {
  const retrieval = await ask(newDrug, all)
  assert.ok(idsOf(retrieval).includes('pmid:90000002'))
  assert.deepEqual(
    retrieval.searched.map(({ source }) => source),
    all,
  )
  for (const { query, hits } of retrieval.searched) assert.ok(query !== '' && hits > 0)
  assert.deepEqual(retrieval.uncovered, [])
})

test('a drug that only the services know is not taken for a misspelling', async () => {
  const { searched } = await ask('lumocaptide or empagliflozin in heart failure', all)
  assert.doesNotMatch(searched[0]?.query ?? '', /\(for "/)
})

test('every sentence is a part of its passage', async () => {
  const { found } = await ask(newDrug, all)
  for (const { article, sentences } of found) {
    assert.ok(sentences.length > 0)
    for (const { passage, start, end } of sentences) {
      assert.ok(article.passages.some((stored) => stored.text === passage.text))
      assert.ok(end > start && end <= passage.text.length)
    }
  }
})

test('unless it is asked for, nothing is sent', async () => {
  await ask(newDrug)
  await ask(newDrug, ['library'])
  assert.equal(literature.requests.length, sent)
})

test('services that fail or do not respond are named, and the library still answers', async () => {
  literature.next('esearch', failWithStatus(400), failWithStatus(400))
  literature.next('search', neverAnswer)
  const retrieval = await ask('Does empagliflozin help in heart failure with preserved ejection fraction?', all)
  assert.ok(retrieval.found.length > 0)
  assert.deepEqual(
    retrieval.searched.map(({ error }) => error),
    [undefined, 'PubMed rejected the search.', 'Europe PMC did not respond within 4 s.'],
  )
})

test('an article of both library and PubMed is returned once, and a retraction known to PubMed removes it', async () => {
  const question = 'Does dapagliflozin help in HFrEF without diabetes?'
  assert.ok(idsOf(await ask(question)).includes('card:dapa-hf'))
  literature.next('search', failWithStatus(400))
  const named = await ask('Is PMID 31535829 sound?', ['library', 'pubmed'])
  assert.deepEqual(idsOf(named), ['pmid:31535829'])
  assert.deepEqual(named.found[0]?.article.retraction, { noticePmid: '90000099' })
})

test('a retracted article that is asked for by its number is found and marked; otherwise never', async () => {
  const named = await ask(`Is PMID ${retracted.pmid} still valid?`, ['pubmed'])
  assert.equal(named.found[0]?.article.id, `pmid:${retracted.pmid}`)
  assert.deepEqual(named.found[0]?.article.retraction, { noticePmid: retractionNotice.pmid })
  assert.ok(
    !idsOf(await ask('Does lumocaptide halve mortality in heart failure?', all)).includes(`pmid:${retracted.pmid}`),
  )
})

test('an article of the library is found by its DOI, however it is written', async () => {
  for (const doi of ['10.1056/NEJMoa1911303', 'https://doi.org/10.1056/nejmoa1911303']) {
    assert.equal(idsOf(await ask(doi))[0], 'card:dapa-hf')
  }
})

test('a cited live article opens after a restart, one that was only fetched may go', async () => {
  const { found } = await ask(newDrug, ['pubmed'])
  const cited = found[0]?.article
  assert.ok(cited)
  closeLiveServices()
  const asked = literature.requests.length
  assert.deepEqual(findArticleById(cited.id), cited)
  assert.equal(literature.requests.length, asked)
  assert.equal(findArticleById('pmid:1'), null)
})

test('years and study types hold for live articles too', async () => {
  const { found } = await ask('lumocaptide heart failure', all, { fromYear: 2024, types: ['randomized-trial'] })
  assert.ok(found.length > 0)
  for (const { article } of found) {
    assert.equal(article.studyType, 'randomized-trial')
    assert.ok((article.year ?? 0) >= 2024)
  }
})

test('a question that seems to name a patient is answered from the library, and says why nothing was sent', async () => {
  const { searched, found } = await ask('Mrs Alvarez with HFrEF: does dapagliflozin help?', all)
  assert.equal(literature.requests.length, sent)
  assert.ok(found.length > 0)
  assert.match(searched[1]?.error ?? '', /^Not searched: the question seems to contain a name/)
})

const proning = 'Does prone positioning lower mortality in severe ARDS?'

// A record ages: what was sound when it came into the library may have been retracted since.
test('the sources of an answer are checked again, and a retraction found then is stored permanently', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 400 * 24 * 3_600_000 })
  const proseva = 'card:proseva'
  assert.ok(idsOf(await ask(proning)).includes(proseva))
  assert.equal(literature.requests.length, sent)

  assert.ok(!idsOf(await ask(proning, ['library', 'pubmed'])).includes(proseva))
  closeLiveServices()
  sent = literature.requests.length
  assert.ok(!idsOf(await ask(proning)).includes(proseva))
  assert.equal(literature.requests.length, sent)
})

test('a failed recheck does not change the answer', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 400 * 24 * 3_600_000 })
  literature.next('efetch', neverAnswer)
  assert.ok(idsOf(await ask(proning, ['library', 'pubmed'])).includes('card:proseva'))
})
