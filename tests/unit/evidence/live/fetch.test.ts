import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { FetchFolder } from '@/lib/evidence/live/fetch/fetch-folder'
import { fetchNext } from '@/lib/evidence/live/fetch/fetch-next'
import { type FetchProgress, fetchRecords } from '@/lib/evidence/live/fetch/fetch-records'
import { buildFieldQuery, fields } from '@/lib/evidence/live/fetch/fields'
import { measureWaitForNight } from '@/lib/evidence/live/fetch/night'
import { type FetchRequest, listPmids, planFetch } from '@/lib/evidence/live/fetch/plan-fetch'
import { type FakeLiterature, startLiterature } from '../../../fakes/literature'
import { createUnrelatedArticles, type FakeArticle } from '../../../fakes/literature-articles'
import {
  answerWith,
  cutConnection,
  errorInside,
  failWithRateLimit,
  failWithStatus,
  truncateAnswer,
} from '../../../fakes/literature-faults'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-fetch-'))
after(() => rmSync(folder, { recursive: true }))

const apiKey = 'test-key'
const { signal } = new AbortController()

async function withPubmed(
  articles: FakeArticle[],
  work: (literature: FakeLiterature, entrez: Entrez) => Promise<void>,
): Promise<void> {
  const literature = await startLiterature({ articles, apiKey })
  const settings = { baseUrl: literature.pubmedBaseUrl, email: 'library@hospital.example', apiKey }
  try {
    await work(literature, new Entrez({ ...settings, waitsMs: [1, 1, 1, 1] }))
    assert.deepEqual(literature.breaches(), [])
  } finally {
    await literature.close()
  }
}

function ask(request: Partial<FetchRequest> = {}): FetchRequest {
  return { query: 'heart failure', fromYear: null, toYear: null, max: 20_000, ...request }
}

function readPmids(file: string | null): string[] {
  assert.ok(file)
  const xml = gunzipSync(readFileSync(file)).toString()
  return [...xml.matchAll(/<PMID Version="1">(\d+)</g)].map(([, pmid = '']) => pmid)
}

/** Fetches a plan to its end. @returns the PMIDs in the file, those that are missing, and the last progress */
async function fetchAll(entrez: Entrez, store: FetchFolder, stop?: AbortController) {
  const plan = (await store.readPlan()) ?? (await planFetch(entrez, ask(), signal))
  await store.savePlan(plan)
  const steps: FetchProgress[] = []
  const report = (progress: FetchProgress) => {
    steps.push(progress)
    stop?.abort(new Error('killed'))
  }
  const missing = await fetchRecords(entrez, plan, store, { signal: stop?.signal ?? signal, isAtNight: false, report })
  return { pmids: readPmids(await store.joinBatches('all.xml.gz')), missing, last: steps.at(-1) }
}

test('a fetch through cuts, error pages, limits and kills brings every article once', async () => {
  const articles = createUnrelatedArticles(1100)
  await withPubmed(articles, async (literature, entrez) => {
    const store = new FetchFolder(folder, ask({ max: 1 }))
    literature.next('esearch', failWithRateLimit('0'), errorInside, truncateAnswer)
    literature.next('efetch', cutConnection, failWithStatus(500), truncateAnswer, answerWith('<html>busy</html>'))
    // Killed after the first batch of each run, until a run finds nothing left to fetch.
    for (let kills = 0; kills < 5; kills += 1) await assert.rejects(fetchAll(entrez, store, new AbortController()))
    literature.forgetSearches()
    const { pmids, missing } = await fetchAll(entrez, store)
    assert.deepEqual(new Set(pmids), new Set(articles.map(({ pmid }) => pmid)))
    assert.equal(pmids.length, 1100)
    assert.deepEqual(missing, [])
    // Newest first.
    assert.equal(pmids[0], articles.find(({ year }) => year === 2024)?.pmid)
  })
})

test('a search that the history server has forgotten is fetched by PMID', async () => {
  await withPubmed(createUnrelatedArticles(300), async (literature, entrez) => {
    const store = new FetchFolder(folder, ask({ max: 2 }))
    await store.savePlan(await planFetch(entrez, ask(), signal))
    literature.forgetSearches()
    const { pmids } = await fetchAll(entrez, store)
    assert.equal(new Set(pmids).size, 300)
    assert.deepEqual(
      literature.requestsTo('efetch').map(({ parameters }) => parameters['id']?.split(',').length),
      [undefined, 200, undefined, 100],
    )
  })
})

test('an article that PubMed lists and does not send is named as missing', async () => {
  const articles = createUnrelatedArticles(250)
  await withPubmed(articles, async (literature, entrez) => {
    const store = new FetchFolder(folder, ask({ max: 3 }))
    await store.savePlan(await planFetch(entrez, ask(), signal))
    literature.forgetSearches()
    const withdrawn = articles.splice(20, 3).map(({ pmid }) => pmid)
    const { pmids, missing, last } = await fetchAll(entrez, store)
    assert.equal(pmids.length, 247)
    assert.deepEqual(new Set(missing), new Set(withdrawn))
    assert.deepEqual([last?.fetched, last?.missing, last?.total], [247, 3, 250])
    assert.deepEqual(new Set((await fetchAll(entrez, store)).missing), new Set(withdrawn))
  })
})

test('others are fetched in place of articles that PubMed does not send or the library refuses', async () => {
  const articles = createUnrelatedArticles(900)
  await withPubmed(articles, async (literature, entrez) => {
    const request = ask({ max: 450 })
    const store = new FetchFolder(folder, request)
    const plan = await planFetch(entrez, request, signal)
    await store.savePlan(plan)
    const listed = listPmids(plan)
    literature.forgetSearches()
    const withdrawn = new Set([...listed].slice(10, 15))
    articles.splice(0, articles.length, ...articles.filter(({ pmid }) => pmid === null || !withdrawn.has(pmid)))
    const steps: FetchProgress[] = []
    const options = { name: 'all.xml.gz', signal, isAtNight: false, report: (step: FetchProgress) => steps.push(step) }
    const first = await fetchNext(entrez, plan, store, options)
    assert.deepEqual(new Set(first.missing), withdrawn)
    assert.equal(readPmids(first.file).length, 450)
    assert.deepEqual([steps.at(-1)?.fetched, steps.at(-1)?.total], [450, 450])

    await store.noteImported(first.batches, 7)
    const kept = await store.readPlan()
    assert.ok(kept)
    const second = await fetchNext(entrez, kept, store, options)
    assert.equal(readPmids(second.file).length, 7)
    assert.ok(readPmids(second.file).every((pmid) => !listed.has(pmid)))
    await store.noteImported(second.batches, 0)
    assert.equal((await fetchNext(entrez, kept, store, options)).file, null)
  })
})

test('a request that PubMed rejects for good is not repeated, and its reason is given', async () => {
  await withPubmed(createUnrelatedArticles(10), async (literature, entrez) => {
    literature.next(
      'esearch',
      failWithStatus(400, {}, JSON.stringify({ error: 'API key invalid', count: '11' })),
      failWithStatus(401),
    )
    await assert.rejects(planFetch(entrez, ask(), signal), { message: 'PubMed rejected the search: API key invalid' })
    await assert.rejects(planFetch(entrez, ask(), signal), { message: 'PubMed rejected the search.' })
    assert.equal(literature.requests.length, 2)
  })
})

test('a kept search that is answered with 400 is fetched by PMID', async () => {
  await withPubmed(createUnrelatedArticles(30), async (literature, entrez) => {
    const store = new FetchFolder(folder, ask({ max: 5 }))
    literature.next('efetch', failWithStatus(400))
    assert.equal((await fetchAll(entrez, store)).pmids.length, 30)
  })
})

test('a file of all batches that cannot be written is an error of the fetch, which keeps its batches', async () => {
  const store = new FetchFolder(folder, ask({ max: 4242 }))
  mkdirSync(join(store.folder, 'all.xml.gz.draft'), { recursive: true })
  await store.saveBatch(0, ['<PubmedArticle></PubmedArticle>'], [])
  await assert.rejects(store.joinBatches('all.xml.gz'), { code: 'EISDIR' })
  assert.deepEqual(await store.listBatches(), new Set([0]))
})

test('a search larger than PubMed lists is cut at publication dates, newest first', async () => {
  const articles = createUnrelatedArticles(12_000)
  await withPubmed(articles, async (_, entrez) => {
    const plan = await planFetch(entrez, ask(), signal)
    assert.equal(plan.hits, 12_000)
    assert.equal(new Set(plan.parts.flatMap(({ pmids }) => pmids)).size, 12_000)
    assert.equal(plan.unlisted, 0)
    const some = await planFetch(entrez, ask({ max: 10_500, fromYear: 2002 }), signal)
    assert.equal(new Set(some.parts.flatMap(({ pmids }) => pmids)).size, 10_500)
    assert.equal(some.hits, 12_000 - 2 * 480)
  })
})

test('articles of one day beyond those that PubMed lists are counted as not listed', async () => {
  const articles = createUnrelatedArticles(10_050).map((article) => ({ ...article, year: 2020 }))
  await withPubmed(articles, async (_, entrez) => {
    const plan = await planFetch(entrez, ask({ fromYear: 2020, toYear: 2020 }), signal)
    assert.equal(new Set(plan.parts.flatMap(({ pmids }) => pmids)).size, 9_999)
    assert.equal(plan.unlisted, 51)
  })
})

test('a query that PubMed cannot read is refused once, in its own words', async () => {
  await withPubmed([], async (literature, entrez) => {
    await assert.rejects(planFetch(entrez, ask({ query: '' }), signal), {
      message: 'PubMed cannot run this query: Empty term and query_key - nothing todo',
    })
    const unknownField = { count: '7', idlist: [], errorlist: { phrasesnotfound: [], fieldsnotfound: ['publ'] } }
    literature.next('esearch', answerWith(JSON.stringify({ esearchresult: unknownField })))
    await assert.rejects(planFetch(entrez, ask(), signal), {
      message: 'PubMed cannot run this query: unknown field [publ]',
    })
    assert.equal(literature.requests.length, 2)
  })
})

test('a query without hits plans nothing', async () => {
  await withPubmed([], async (_, entrez) => {
    const plan = await planFetch(entrez, ask({ query: 'lumocaptide[tiab]' }), signal)
    assert.deepEqual([plan.hits, plan.parts], [0, []])
  })
})

test('large sets wait for the evening or the weekend on the east coast of the United States', () => {
  const hours = (at: string) => measureWaitForNight(new Date(at)) / 3_600_000
  assert.equal(hours('2026-07-15T16:30:00Z'), 8.5)
  assert.equal(hours('2026-01-14T16:30:00Z'), 9.5)
  assert.equal(hours('2026-07-16T02:00:00Z'), 0)
  assert.equal(hours('2026-07-18T16:00:00Z'), 0)
})

test('every specialty has a query with balanced parentheses and quotation marks', () => {
  for (const field of fields) {
    const query = buildFieldQuery(field)
    assert.match(query, /^\(("[a-z, -]+"\[mh\]( OR )?)+\) AND \([a-z -]+\[pt\]/)
    assert.equal(query.split('(').length, query.split(')').length)
  }
})
