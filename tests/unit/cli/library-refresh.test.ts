import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { markMessages } from '@/lib/answer/mark-stored-sources'
import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { closeLiveCache, getLiveCache } from '@/lib/evidence/live/open-cache'
import { closeLibrary, openLibrary } from '@/lib/evidence/open-library'
import { publishCited } from '@/lib/evidence/shared-library/share-cited'
import { isRefreshRunning, RefreshClaim, readRefreshState } from '@/lib/evidence/updates/refresh-claim'
import { isRefreshDue, postponeRefresh } from '@/lib/evidence/updates/refresh-schedule'
import { forgetTopic, listTopics } from '@/lib/evidence/updates/topics'
import { endAlerts } from '@/lib/platform/conversations/answer-alerts'
import { listConversations, openConversation } from '@/lib/platform/conversations/conversations'
import { readShared, shareConversation } from '@/lib/platform/conversations/shares'
import type { StoredMessage } from '@/lib/wire/conversation'
import type { Evidence } from '@/lib/wire/evidence'
import { type FakeLiterature, startLiterature } from '../../fakes/literature'
import { createUnrelatedArticles, type FakeArticle } from '../../fakes/literature-articles'
import type { Fault } from '../../fakes/literature-faults'
import { retractionWatchHeader, toRetractionWatchRow } from '../../fixtures/notice-file'
import { study } from '../../fixtures/study-item'
import { runChild } from '../../support/child'
import { onOneDatabase } from '../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../support/start-conversation'

/** As without a fault. */
const sendAnswer: Fault = (reply, answer) =>
  void reply.writeHead(200, { 'content-type': 'text/xml' }).end(answer().body)

/** What a server does, until the refresh has ended. */
const refreshOnSchedule = `
  import { setTimeout as wait } from 'node:timers/promises'
  import { scheduleRefresh } from '@/lib/cli/server/scheduled-refresh'
  import { readRefreshState } from '@/lib/evidence/updates/refresh-claim'
  import { closeDatabase, database } from '@/lib/store/db'
  scheduleRefresh()
  while (!(await readRefreshState(await database()))?.finishedAt) await wait(50)
  await closeDatabase()`

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Cited from PubMed and not in the library. */
const cited: Article = {
  id: 'pmid:91000201',
  pmid: '91000201',
  doi: null,
  pmcid: null,
  title: 'A cited article',
  authors: [],
  journal: null,
  year: 2020,
  volume: null,
  issue: null,
  pages: null,
  publicationTypes: [],
  studyType: 'other',
  mesh: [],
  keywords: [],
  specialty: null,
  participants: null,
  retraction: null,
  notices: [],
  provenance: 'abstract',
  checkedAt: '2026-01-01T00:00:00.000Z',
  passages: [],
}

const evidence: Evidence = {
  version: 1,
  engine: 'upstream',
  abstained: false,
  searched: [],
  items: ['pmid:91000000', 'pmid:91000001', cited.id].map((id, at) => study(at + 1, [], { id, pmid: id.slice(5) })),
  checks: [],
}

function listMarks(messages: readonly StoredMessage[]) {
  return messages.flatMap((message) =>
    message.role === 'assistant' && message.evidence
      ? message.evidence.items.map(({ retracted, notices = [] }) => [retracted, ...notices.map(({ kind }) => kind)])
      : [],
  )
}

onOneDatabase('a refresh of the library', ({ db, environment }) => {
  const articles: FakeArticle[] = createUnrelatedArticles(202)
  const change = (index: number, type: string) => {
    const article = articles[index]
    assert.ok(article)
    articles[index] = { ...article, corrections: [{ type, pmid: '92000001' }] }
  }
  let literature: FakeLiterature
  const children: ChildProcess[] = []

  before(async () => {
    useDatabase(db())
    // The last two articles have another subject, so that the topic does not find them.
    for (const article of articles.slice(-2)) Object.assign(article, { title: 'Gout', abstract: [], mesh: [] })
    literature = await startLiterature({ articles })
  })
  after(async () => {
    for (const child of children) child.kill('SIGKILL')
    await literature.close()
    closeLibrary()
    closeLiveCache()
    for (const name of ['library.sqlite', 'live-cache.sqlite'])
      for (const end of ['', '-wal', '-shm']) rmSync(join(config().DATA_DIR, name + end), { force: true })
  })

  const settings = () => ({
    ...environment(),
    PUBMED_BASE_URL: literature.pubmedBaseUrl,
    CONTACT_EMAIL: 'library@hospital.example',
  })

  function start(...args: string[]): ChildProcess {
    const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...settings() },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    return child
  }

  /** @returns what it printed */
  async function run(args: string[], exitCode = 0): Promise<string> {
    const child = start(...args)
    const [printed, said, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      once(child, 'close'),
    ])
    assert.equal(code, exitCode, said)
    return printed
  }

  function writeNotices(name: string, rows: Parameters<typeof toRetractionWatchRow>[0][]): string {
    const file = join(config().DATA_DIR, name)
    writeFileSync(file, [retractionWatchHeader, ...rows.map(toRetractionWatchRow)].join('\n'))
    return file
  }

  test('marks every answer that cites a retracted or questioned article, notifies its owner, and fetches new articles, also after kill -9', async () => {
    await run(['fetch', 'heart failure'])
    getLiveCache()?.storeCited([cited])
    if (environment().DATABASE_URL !== '') await publishCited(await db(), [cited])
    const owner = newId()
    const places = [
      await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', evidence),
      await askAndAnswer(owner, createPlace(), 'Does it harm?', 'It does not. [1]', evidence),
    ]
    const share = await shareConversation(places[0]?.conversation ?? '', owner)
    change(0, 'RetractionIn')
    change(201, 'ExpressionOfConcernIn')
    const added = {
      ...createUnrelatedArticles(1)[0],
      pmid: '91000900',
      title: 'A new trial in heart failure.',
      doi: '10.5555/new',
    }
    articles.push(added as FakeArticle)

    // The first batch of articles is answered, the second is not.
    const before = literature.requestsTo('efetch').length
    const held = Promise.withResolvers<void>()
    const isTopic = 1
    for (let batch = 0; batch < isTopic + 1; batch += 1) literature.next('efetch', sendAnswer)
    literature.next('efetch', () => held.promise)
    const killed = start('refresh')
    await literature.received('efetch', before + isTopic + 2)
    assert.equal(await RefreshClaim.take(await db(), 'another server'), null)
    killed.kill('SIGKILL')
    await once(killed, 'close')
    held.resolve()

    const said = await runChild(refreshOnSchedule, { ...settings(), LIBRARY_REFRESH: 'daily', LOG_LEVEL: 'info' })
    assert.match(said, /Continuing the refresh that was interrupted/)
    assert.match(said, /2 articles read: 1 added, 1 updated, 0 unchanged, 0 refused/)
    const asked = literature
      .requestsTo('efetch')
      .slice(before)
      .map(({ parameters }) => parameters['id'])
    const unanswered = asked[isTopic + 1]
    assert.deepEqual(
      asked.filter((ids, at) => asked.indexOf(ids) !== at),
      [unanswered],
      'only the batch that was not answered is fetched twice',
    )
    assert.equal(existsSync(join(config().DATA_DIR, 'refresh')), false)

    const library = openLibrary({ recheck: true })
    assert.equal(library.articleById('pmid:91000900')?.title, 'A new trial in heart failure')
    const marks = [[true, 'retraction'], [false], [false, 'concern']]
    for (const { conversation } of places)
      assert.deepEqual(listMarks(await markMessages((await openConversation(conversation, owner)).messages)), marks)
    assert.deepEqual(listMarks(await markMessages((await readShared(share.id)).messages)), marks)
    assert.deepEqual(literature.breaches(), [])

    const listAlerts = async (of: string) =>
      ((await listConversations(of, undefined)).retracted ?? []).map(({ answer, source }) => [answer, source])
    const alerts = places.map(({ answer }) => [answer, 'Trial 1']).sort()
    assert.deepEqual((await listAlerts(owner)).sort(), alerts)
    assert.deepEqual(await listAlerts(newId()), [], 'another owner')
    await endAlerts(places[0]?.conversation ?? '')
    assert.deepEqual(await listAlerts(owner), [[places[1]?.answer, 'Trial 1']])
  })

  test('a file of notices marks stored, bundled and cited articles, ends retractions, and changes nothing the second time', async () => {
    const library = () => openLibrary({ recheck: true })
    const bundled = [...library().articles()].find(({ article }) => article.provenance === 'summary' && article.pmid)
    const pmid = bundled?.article.pmid ?? ''
    const isBundledRetracted = () => library().articleById(bundled?.article.id ?? '')?.retraction ?? null
    const owner = newId()
    const place = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', evidence)
    const retraction = { nature: 'Retraction', date: '1/2/2020 0:00' }
    const first = writeNotices('first.csv', [
      { ...retraction, id: 1, nature: 'Reinstatement', pmid: '91000000', date: '1/2/2099 0:00' },
      { ...retraction, id: 2, pmid: '91000001', noticePmid: '93000001' },
      { ...retraction, id: 3, pmid: cited.pmid ?? '' },
      { ...retraction, id: 4, pmid },
      { ...retraction, id: 5, pmid: '99999999' },
      { ...retraction, id: 6 },
    ])
    const said = await run(['notices', first], 1)
    assert.match(said, /5 notices read: 4 about an article that is stored or was cited; 1 records not understood/)
    assert.match(said, /4 articles changed, 0 stated all of it already/)
    assert.match(said, /neither a DOI nor a PMID .*line 7/)

    const { messages } = await openConversation(place.conversation, owner)
    const marks = [[false], [true, 'retraction'], [true, 'retraction', 'concern']]
    assert.deepEqual(listMarks(await markMessages(messages)), marks)
    assert.deepEqual(library().articleById('pmid:91000001')?.retraction, { noticePmid: '93000001' })
    assert.deepEqual(isBundledRetracted(), { noticePmid: null })
    const [alert] = (await listConversations(owner, undefined)).retracted ?? []
    assert.equal(alert?.answer, place.answer)
    const rows = await (await db()).selectFrom('audit').selectAll().where('target', '=', 'first.csv').execute()
    assert.equal(rows.length, 1)

    const reinstated = { nature: 'Reinstatement', date: '1/2/2021 0:00' }
    const second = writeNotices('second.csv', [
      { ...reinstated, id: 1, pmid },
      { ...reinstated, id: 2, pmid: '91000001' },
      { ...reinstated, id: 3, pmid: cited.pmid ?? '' },
    ])
    const again = await run(['notices', first, second], 1)
    assert.match(again, /0 articles changed, 4 stated all of it already/)
    assert.equal(isBundledRetracted(), null)
    assert.equal(library().articleById('pmid:91000001')?.retraction, null)
    assert.deepEqual((await listConversations(owner, undefined)).retracted ?? [], [])
  })

  test('runs the queries of earlier fetches until they are forgotten', async () => {
    const store = await db()
    const [topic] = await listTopics(store)
    assert.deepEqual(topic?.request, { query: 'heart failure', fromYear: null, toYear: null, max: 20_000 })
    assert.equal(await forgetTopic(store, topic?.id ?? ''), true)
    assert.equal(await forgetTopic(store, topic?.id ?? ''), false)
    assert.deepEqual(await listTopics(store), [])
  })

  test('is taken over when its process has ended or been silent, and by one process only', async () => {
    const store = await db()
    const first = await RefreshClaim.take(store, 'first server')
    assert.notEqual(first, null)
    assert.equal(await RefreshClaim.take(store, 'second server'), null)
    await first?.release(false)
    const takers = await Promise.all(['a', 'b', 'c'].map((holder) => RefreshClaim.take(store, holder)))
    assert.equal(takers.filter((taker) => taker !== null).length, 1)
    await takers.find((taker) => taker !== null)?.release(true)
    const state = await readRefreshState(store)
    assert.equal(isRefreshRunning(state), false)
    assert.equal(state?.finishedAt, state?.aliveAt)
    const silent = { holder: 'gone', aliveAt: new Date(0).toISOString(), finishedAt: null }
    assert.equal(isRefreshRunning(silent), false)
    assert.equal(isRefreshRunning({ ...silent, aliveAt: new Date().toISOString() }), true)
  })

  test('is due again after its interval, and not before the time to which it was postponed', async () => {
    const store = await db()
    const hourMs = 3_600_000
    const ended = Date.parse((await readRefreshState(store))?.finishedAt ?? '')
    assert.equal(await isRefreshDue(store, 24 * hourMs, ended + 23 * hourMs), false)
    assert.equal(await isRefreshDue(store, 24 * hourMs, ended + 25 * hourMs), true)
    await postponeRefresh(store, new Date(ended + 30 * hourMs))
    assert.equal(await isRefreshDue(store, 24 * hourMs, ended + 29 * hourMs), false)
    assert.equal(await isRefreshDue(store, 24 * hourMs, ended + 31 * hourMs), true)
  })
})
