/** Many questions at once, within what the service allows: each gets its answer, and none does another's work again. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { startDeadline } from '@/lib/evidence/live/deadline'
import { PubmedRecords } from '@/lib/evidence/live/pubmed-records'
import { LiveError, LiveService } from '@/lib/evidence/live/service-client'
import type { EvidenceSourceName } from '@/lib/wire/evidence'
import { type FakeLiterature, startLiterature } from '../../../fakes/literature'
import { question, startLiveSources } from '../../../support/live-sources'

const pubmed: EvidenceSourceName[] = ['pubmed']
const outcomes = [
  'mortality',
  'hospitalisation',
  'hyperkalaemia',
  'exercise capacity',
  'kidney function',
  'rash',
  'retraction',
  'oxygen uptake',
  'registry',
  'guideline',
]

const fakes: FakeLiterature[] = []
afterEach(async () => {
  for (const fake of fakes.splice(0)) await fake.close()
})

async function startFake(): Promise<FakeLiterature> {
  const fake = await startLiterature()
  fakes.push(fake)
  return fake
}

function createService({ pubmedBaseUrl }: FakeLiterature, perSecond: number): LiveService {
  return new LiveService({ name: 'PubMed', baseUrl: pubmedBaseUrl, perSecond, contact: 'a@b.example' })
}

test('ten questions at once all get results, and the service refuses none of their requests', async () => {
  const { literature, ask } = await startLiveSources({ enforcesRate: true })
  const found = await Promise.all(
    outcomes.map((outcome) => ask(`Does lumocaptide change ${outcome} in heart failure?`, { sources: pubmed })),
  )
  for (const { articles, searches } of found) {
    assert.equal(searches[0]?.error, undefined)
    assert.ok(articles.length > 0)
  }
  assert.deepEqual(literature.breaches(), [])
})

test('a question is complete before the questions after it begin', async () => {
  const { literature, ask } = await startLiveSources()
  const pmids = Array.from({ length: 12 }, (_, index) => String(91_000_000 + index))
  await Promise.all(pmids.map((pmid) => ask(`PMID: ${pmid}`, { sources: pubmed })))
  const sent = literature.requests.map(({ endpoint, parameters }) => ({
    endpoint,
    text: parameters['term'] ?? parameters['id'] ?? '',
  }))
  const indexOf = (endpoint: string, pmid: string) =>
    sent.findIndex((request) => request.endpoint === endpoint && request.text.includes(pmid))
  // Five at a time, with a key.
  for (const [index, pmid] of pmids.slice(5).entries())
    assert.ok(indexOf('esearch', pmid) > indexOf('efetch', pmids[index] ?? ''), pmid)
})

test('time spent waiting for a turn does not count, and a turn that does not come is reported', async () => {
  const literature = await startFake()
  const service = createService(literature, 2)
  const signal = new AbortController().signal
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const first = service.inTurn({ signal, allowedMs: 30_000, waitMs: 1 }, () => released)
  const patient = service.inTurn({ signal, allowedMs: 5_000, waitMs: 30_000 }, async ({ atMs }) => atMs)
  const refused = service.inTurn({ signal, allowedMs: 5_000, waitMs: 1 }, async () => assert.fail('it had its turn'))
  await assert.rejects(
    refused,
    (error) => error instanceof LiveError && error.serverMessage.template?.code === 'search_queue_full',
  )
  const releasedAtMs = performance.now()
  release()
  await first
  assert.ok((await patient) >= releasedAtMs + 5_000)
})

test('records that two questions need while a request waits are fetched by that request', async () => {
  const literature = await startFake()
  const service = createService(literature, 1)
  const records = new PubmedRecords({ service, cache: null }, { tool: 'test', email: 'a@b.example' })
  const deadline = startDeadline(30_000, new AbortController().signal)
  // Takes the only slot of this second.
  const parameters = () => ({ db: 'pubmed', term: 'gout[tiab]', retmode: 'json', tool: 'test', email: 'a@b.example' })
  await service.ask({ method: 'POST', path: 'esearch.fcgi', parameters, bytesMax: 99_999 }, deadline)
  const fetched = await Promise.all([
    records.fetch(['90000001', '90000002'], deadline),
    records.fetch(['90000003', '90000002'], deadline),
  ])
  assert.deepEqual(
    fetched.map((articles) => articles.map(({ pmid }) => pmid)),
    [
      ['90000001', '90000002'],
      ['90000003', '90000002'],
    ],
  )
  assert.deepEqual(
    literature.requestsTo('efetch').map((request) => request.parameters['id']),
    ['90000001,90000002,90000003'],
  )
})

test('the same question asked twice at once is searched once', async () => {
  const { literature, ask } = await startLiveSources()
  const [one, other] = await Promise.all([ask(question, { sources: pubmed }), ask(question, { sources: pubmed })])
  const alone = literature.requests.length
  assert.deepEqual(
    one.articles.map(({ id }) => id),
    other.articles.map(({ id }) => id),
  )
  const again = await startLiveSources()
  await again.ask(question, { sources: pubmed })
  assert.equal(alone, again.literature.requests.length)
})

test('the same question is searched again for the other user when the first one leaves', async () => {
  const { literature, ask } = await startLiveSources()
  const leaving = new AbortController()
  const left = ask(question, { sources: pubmed, signal: leaving.signal })
  const other = ask(question, { sources: pubmed })
  await literature.received('esearch', 1)
  leaving.abort(new Error('left'))
  await assert.rejects(left, /left/)
  assert.ok((await other).articles.length > 0)
})
