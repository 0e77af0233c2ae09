import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { acquireSlot, countRequest } from '@/lib/platform/limits/rate-limits'
import { askRedis, closeRedis, redis } from '@/lib/platform/limits/redis'
import { runChild } from '../../../support/child'
import { registerLimitTests } from '../../../support/limit-tests'
import { findRedis, startRedis } from '../../../support/redis'

const program = findRedis()

if (!program) test('limits in Redis', { skip: 'neither valkey-server nor redis-server is installed' }, () => {})
else {
  const server = await startRedis(program)
  Object.assign(process.env, { REDIS_URL: server.url, LOG_LEVEL: 'silent' })
  after(async () => {
    await closeRedis()
    await server.stop()
  })

  describe('limits in Redis', registerLimitTests)

  test('processes share one count, exactly', async () => {
    const code = `
      import { countRequest } from '@/lib/platform/limits/rate-limits'
      import { closeRedis } from '@/lib/platform/limits/redis'
      const rates = await Promise.all(Array.from({ length: 100 }, () => countRequest('shared', 60)))
      console.log(rates.filter(({ isExceeded }) => !isExceeded).length)
      await closeRedis()`
    const passed = await Promise.all([1, 2].map(() => runChild(code, { REDIS_URL: server.url })))
    assert.equal(Number(passed[0]) + Number(passed[1]), 60)
  })

  test('processes share the places for streams', async () => {
    const code = (take: number) => `
      import { acquireSlot } from '@/lib/platform/limits/rate-limits'
      const holds = await Promise.all(Array.from({ length: ${take} }, () => acquireSlot('places', 20)))
      console.log(holds.filter(Boolean).length)
      process.exit()`
    assert.equal(Number(await runChild(code(15), { REDIS_URL: server.url })), 15)
    assert.equal(Number(await runChild(code(15), { REDIS_URL: server.url })), 5)
  })

  test('the slots of a process that dies expire', async () => {
    const client = await redis()
    await acquireSlot('dies', 1)
    const names = await client?.keys('evidence-chat:streams:dies')
    assert.equal(names?.length, 1)
    const leftMs = await client?.pTTL(names?.[0] ?? '')
    assert.ok(leftMs !== undefined && leftMs > 0 && leftMs <= 30_000, String(leftMs))
  })

  test('an answer that comes while this process is busy is not taken for silence', async () => {
    await redis()
    // Redis answers after 0.2 s that the list stayed empty.
    const asked = askRedis((client) => client.blPop('empty', 0.2))
    await wait(20)
    // After this turn of the event loop come the timers that are due, and then the sockets.
    await new Promise(setImmediate)
    const busyUntil = performance.now() + 1100
    while (performance.now() < busyUntil);
    assert.equal(await asked, null)
  })

  test('while Redis is unreachable this process counts by itself, and uses Redis again when it returns', async () => {
    const client = await redis()
    const away = new Promise((done) => client?.once('error', done))
    await server.stop()
    await away
    const rates = await Promise.all(Array.from({ length: 30 }, () => countRequest('away', 20)))
    assert.equal(rates.filter(({ isExceeded }) => !isExceeded).length, 20)
    const release = await acquireSlot('away', 1)
    assert.ok(release)
    assert.equal(await acquireSlot('away', 1), undefined)
    await release()
    const back = new Promise((done) => client?.once('ready', done))
    await server.start()
    await back
    await countRequest('back', 20)
    assert.equal(await client?.exists('evidence-chat:rpm:20:back'), 1)
  })
}
