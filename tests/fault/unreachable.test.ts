/** A database and a Redis that go silent: connections stay open and nothing answers, as behind a cut-off network. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../support/databases'
import { borrowSharedServers, type LentPair } from '../support/lent-servers'
import { startProxy, type TestProxy } from '../support/proxies/proxy'
import { findRedis } from '../support/redis'
import { startServer, type TestServer } from '../support/server'
import { issueKey } from '../support/server-records'
import { get, post } from './harness'

const skip = findPostgres() && findRedis() ? false : 'PostgreSQL and Redis or Valkey are not both installed'
/** Twice the time after which a request is refused; without limits there would be no answer at all. */
const answerMsMax = 10_000

let pair: LentPair
before(async () => {
  if (!skip) pair = await borrowSharedServers()
})
after(() => pair?.giveBack())

describe('a service that goes silent', { skip }, () => {
  let database: TestProxy
  let counts: TestProxy
  let server: TestServer
  before(async () => {
    const socket = new URL(pair.postgres.url).searchParams.get('host')
    database = await startProxy({ path: `${socket}/.s.PGSQL.5432` })
    counts = await startProxy({ host: '127.0.0.1', port: Number(new URL(pair.redis?.url ?? '').port) })
    const third = await startServer({
      ...pair.settings,
      DATABASE_URL: `postgres://evidence@127.0.0.1:${database.port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${counts.port}`,
      RATE_LIMIT_RPM: '1000',
      LOG_LEVEL: 'silent',
    })
    server = { ...third, key: await issueKey(third, 'in silence') }
  })
  after(async () => {
    await server.stop()
    await database.close()
    await counts.close()
  })

  const inTime = () => ({ signal: AbortSignal.timeout(answerMsMax) })

  async function answersAgain(): Promise<void> {
    for (let tries = 0; (await post(server, {}, inTime())).status !== 200; tries++) {
      assert.ok(tries < 100, 'the server never recovered')
      await wait(200)
    }
  }

  /** It answers before it is ready: its copy of the shared library may be older than `LIBRARY_LAG_SECONDS_MAX`. */
  async function isReadyAgain(): Promise<void> {
    await answersAgain()
    for (let tries = 0; (await get(server, '/api/health')).status !== 200; tries++) {
      assert.ok(tries < 100, 'the server never became ready')
      await wait(200)
    }
  }

  it('Redis: questions are answered and counted meanwhile, and in Redis again afterwards', async (t) => {
    const remaining = async () => {
      const response = await post(server, {}, inTime())
      await response.text()
      assert.equal(response.status, 200)
      return Number(response.headers.get('x-ratelimit-remaining-requests'))
    }
    for (let turn = 0; turn < 5; turn++) await remaining()
    const before = await remaining()
    counts.swallow()
    const askedAt = performance.now()
    assert.ok((await remaining()) > before, 'the count of this process began where that of Redis was')
    t.diagnostic(`the first answer without Redis took ${Math.round(performance.now() - askedAt)} ms`)
    counts.pass()
    for (let tries = 0; (await remaining()) >= before; tries++) {
      assert.ok(tries < 100, 'Redis was never asked again')
      await wait(200)
    }
  })

  it('PostgreSQL: a 503 that says so in bounded time, not ready, and recovery by itself', async (t) => {
    await answersAgain()
    database.swallow()
    const askedAt = performance.now()
    const [health, ...answers] = await Promise.all([
      get(server, '/api/health'),
      ...Array.from({ length: 15 }, () => post(server, {}, inTime())),
    ])
    t.diagnostic(`15 questions were refused within ${Math.round(performance.now() - askedAt)} ms`)
    assert.equal(health?.status, 503)
    for (const answer of answers) {
      const { error } = JSON.parse(await answer.text())
      assert.deepEqual([answer.status, error.code], [503, 'storage_failed'])
      assert.match(error.message, /^The database of this server is not responding\./)
      assert.ok(answer.headers.has('retry-after'))
    }
    database.pass()
    await isReadyAgain()
  })

  it('PostgreSQL: while it is known not to respond, requests are refused at once, and so is the health check', async () => {
    await answersAgain()
    const pause = (signal: NodeJS.Signals) => {
      for (const pid of pair.postgres.pids()) process.kill(pid, signal)
    }
    pause('SIGSTOP')
    const first = performance.now()
    assert.equal((await post(server, {}, inTime())).status, 503)
    const second = performance.now()
    assert.equal((await post(server, {}, inTime())).status, 503)
    assert.equal((await get(server, '/api/health')).status, 503)
    const third = performance.now()
    pause('SIGCONT')
    assert.ok((third - second) * 4 < second - first, `${third - second} ms after ${second - first} ms`)
    await isReadyAgain()
  })

  it('Redis: while its process hangs, questions are counted here and the server is ready', async () => {
    await isReadyAgain()
    pair.redis?.pause()
    try {
      assert.equal((await post(server, {}, inTime())).status, 200)
      assert.equal((await get(server, '/api/health')).status, 200)
    } finally {
      pair.redis?.resume()
    }
  })

  it('PostgreSQL: a restart in the middle of questions ends no process', async () => {
    const asking = Array.from({ length: 20 }, () => post(server, { store: true }, inTime()))
    await database.close()
    for (const answer of await Promise.all(asking)) assert.ok([200, 503].includes(answer.status), String(answer.status))
    assert.equal((await get(server, '/api/health')).status, 503)
  })
})
