import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { FetchRun } from '@/lib/wire/fetch-run'
import { startLiterature } from '../../../fakes/literature'
import { createUnrelatedArticles } from '../../../fakes/literature-articles'
import { answerWith, failWithStatus } from '../../../fakes/literature-faults'

const directory = mkdtempSync(join(tmpdir(), 'fetches-'))
const articles = createUnrelatedArticles(650)
const literature = await startLiterature({ articles })
process.env['DATA_DIR'] = directory
process.env['PUBMED_BASE_URL'] = literature.pubmedBaseUrl
process.env['CONTACT_EMAIL'] = 'library@hospital.example'
process.env['LOG_LEVEL'] = 'silent'
const { closeLibrary, openLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { changeFetch, countFetch, listFetches, readFetchOrder, startFetch } = await import(
  '@/lib/evidence/import/page-fetches/fetch-orders'
)
const { claimFetch, insertFetch, renewFetch } = await import('@/lib/evidence/import/page-fetches/fetch-table')
const { getFetchesFolder, runFetches } = await import('@/lib/evidence/import/page-fetches/run-fetches')
const { getPubmedRateLedger } = await import('@/lib/evidence/live/pubmed-rate')
const { listTopics } = await import('@/lib/evidence/updates/topics')
const { closeDatabase, database } = await import('@/lib/store/db')

prepareLibrary(() => {})
const { signal } = new AbortController()
const caller = JSON.stringify({ actor: 'librarian' })

after(async () => {
  closeLibrary()
  await closeDatabase()
  await literature.close()
  rmSync(directory, { recursive: true })
})

const find = async (id: string) => (await listFetches()).find((run) => run.id === id)

/** The fetch once it has reached a state; the processes that work on it take their own time. */
async function reach(id: string, isReached: (run: FetchRun) => boolean): Promise<FetchRun> {
  for (;;) {
    const run = await find(id)
    assert.ok(run)
    if (isReached(run)) return run
    if (run.state === 'failed') throw new Error(run.failure?.text)
    await setTimeout(20)
  }
}

test('a fetch that is paused and continued adds every article to the library once, with its counts', async () => {
  const receipts: [string, number][] = []
  const onReceipt: Parameters<typeof runFetches>[0] = (who, { added }) => receipts.push([who, added])
  const order = readFetchOrder({ query: 'heart  failure', fromYear: 1990 })
  assert.deepEqual(await countFetch(order, signal), {
    hits: 650,
    translation: 'heart failure',
    unknown: [],
    perSecondMax: 200,
  })
  const { id } = await startFetch(order, caller)
  assert.equal((await startFetch(order, caller)).id, id)
  const first = runFetches(onReceipt)
  await literature.received('efetch', 2)
  await changeFetch(id, 'paused')
  await first
  assert.equal((await find(id))?.state, 'paused')
  assert.deepEqual(receipts, [])
  assert.deepEqual(readdirSync(getFetchesFolder()), [id])

  await changeFetch(id, 'running')
  await runFetches(onReceipt)
  const ended = await reach(id, ({ state }) => state === 'done')
  assert.deepEqual(receipts, [[caller, 650]])
  assert.deepEqual(
    [ended.step.hits, ended.step.fetched, ended.step.total, ended.step.missing.count],
    [650, 650, 650, 0],
  )
  assert.deepEqual(
    ended.receipts.map(({ read, added, refused }) => [read, added, refused]),
    [[650, 650, 0]],
  )
  // A refresh runs it again.
  assert.deepEqual(
    (await listTopics(await database())).map(({ request }) => request.query),
    ['heart failure'],
  )
  assert.ok(openLibrary({ recheck: true }).articleById(`pmid:${articles[7]?.pmid}`))
  assert.deepEqual(readdirSync(getFetchesFolder()), [])
})

test('a fetch that fails says why and can be tried again, and one that is cancelled leaves nothing on disk', async () => {
  literature.next('esearch', failWithStatus(401))
  const { id } = await startFetch(readFetchOrder({ field: 'cardiology', max: 10 }), caller)
  await runFetches(() => {})
  const failed = await find(id)
  assert.deepEqual([failed?.state, failed?.failure?.text], ['failed', 'PubMed rejected the search.'])
  await assert.rejects(changeFetch(id, 'paused'), { code: 'not_found' })

  await changeFetch(id, 'running')
  const sent = literature.requestsTo('esearch').length
  const running = runFetches(() => {})
  await literature.received('esearch', sent + 1)
  await changeFetch(id, 'cancelled')
  await running
  assert.equal((await find(id))?.state, 'cancelled')
  assert.ok(!existsSync(join(getFetchesFolder(), id)))
  await assert.rejects(changeFetch(id, 'running'), { code: 'not_found' })
})

test('a fetch keeps to a pause that PubMed asked of a question', async () => {
  const sent = literature.requests.length
  const resumesAt = performance.now() + 4000
  await getPubmedRateLedger()?.pause(4000)
  await startFetch(readFetchOrder({ query: 'heart failure', max: 10 }), caller)
  await runFetches(() => {})
  const [first] = literature.requests.slice(sent)
  assert.ok(first && first.atMs >= resumesAt - 1)
})

test('a query that PubMed cannot read is refused in its words, and an invalid fetch is refused before', async () => {
  literature.next('esearch', answerWith(JSON.stringify({ esearchresult: { ERROR: 'Unbalanced brackets' } })))
  await assert.rejects(countFetch(readFetchOrder({ query: '((x' }), signal), {
    code: 'invalid_value',
    message: 'PubMed cannot run this query: Unbalanced brackets',
  })
  for (const body of [
    {},
    { query: ' ' },
    { field: 'astrology' },
    { query: 'x', fromYear: 2020, toYear: 2010 },
    { query: 'x', max: 0 },
    { query: 'x', max: 1.5 },
    { query: 'x'.repeat(5001) },
    { query: 'x', max: 100_001 },
  ])
    assert.throws(() => readFetchOrder(body), { status: 400 })
  assert.equal(readFetchOrder({ query: 'x', max: 9_000_000, isConfirmed: true }).max, 9_000_000)
})

test('servers run one fetch at a time, and another one takes over when a server dies', async () => {
  const db = await database()
  await insertFetch(db, readFetchOrder({ query: 'first' }), caller)
  await insertFetch(db, readFetchOrder({ query: 'second' }), caller)
  const first = await claimFetch(db, 'A', false)
  assert.ok(first)
  assert.equal(await claimFetch(db, 'B', false), null)
  // Its end could not be stored, so the same server continues.
  assert.equal((await claimFetch(db, 'A', false))?.id, first.id)
  await db
    .updateTable('libraryFetches')
    .set({ aliveAt: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', first.id)
    .execute()
  assert.equal((await claimFetch(db, 'B', false))?.id, first.id)
  assert.equal(await renewFetch(db, first, {}), false)
  // After a restart, no other server of this folder can be alive.
  assert.equal((await claimFetch(db, 'C', true))?.id, first.id)
})
