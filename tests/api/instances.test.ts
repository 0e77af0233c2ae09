/** Two servers that share PostgreSQL and Redis behave as one, from their first start. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import OpenAI from 'openai'
import { runChild } from '../support/child'
import { findPostgres, startPostgres, type TestPostgres } from '../support/databases'
import { findRedis, startRedis, type TestRedis } from '../support/redis'
import { startServer, type TestServer } from '../support/server'

const programs = findPostgres()
const redis = findRedis()
const skip = programs && redis ? false : 'PostgreSQL and Redis or Valkey are not both installed'

describe('two servers', { skip }, () => {
  const secret = { INSTALLATION_SECRET: randomBytes(32).toString('base64url') }
  let folder = ''
  let servers: TestServer[] = []
  let postgres: TestPostgres
  let limits: TestRedis

  before(async () => {
    postgres = await startPostgres(programs ?? '')
    limits = await startRedis(redis ?? '')
    folder = await mkdtemp(join(tmpdir(), 'servers-'))
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: limits.url, ...secret }
    // All at once, on an empty database.
    const started = await Promise.allSettled(
      ['1', '2'].map((name) => startServer({ ...shared, DATA_DIR: join(folder, name) })),
    )
    // Those that run are stopped even if another one failed.
    servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    for (const each of started) if (each.status === 'rejected') throw each.reason
  })
  after(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await limits.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const firstKeys = () => servers.flatMap(({ key }) => (key === '' ? [] : [key]))
  const clients = (apiKey = firstKeys()[0] ?? '') => {
    return servers.map(({ url }) => new OpenAI({ apiKey, baseURL: `${url}/api/v1`, maxRetries: 0 }))
  }

  test('that start at the same time on an empty database create one key, which both accept, and have the same library', async () => {
    assert.equal(firstKeys().length, 1)
    for (const client of clients()) assert.ok((await client.models.list()).data.length > 0)
    const health = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/api/health`)).json()))
    assert.deepEqual(
      health.map(({ ready }) => ready),
      ['yes', 'yes'],
    )
    assert.equal(new Set(health.map(({ libraryVersion }) => libraryVersion)).size, 1)
  })

  test('share stored answers', async () => {
    const [first, second] = clients()
    const answer = await first?.chat.completions.create({
      model: 'Service-V1',
      messages: [{ role: 'user', content: 'hello' }],
      store: true,
      metadata: { ward: '3' },
    })
    assert.deepEqual(await second?.chat.completions.retrieve(answer?.id ?? ''), { ...answer, metadata: { ward: '3' } })
    assert.equal((await second?.chat.completions.delete(answer?.id ?? ''))?.deleted, true)
    await assert.rejects(async () => first?.chat.completions.retrieve(answer?.id ?? ''), OpenAI.NotFoundError)
  })

  test('share one exact rate limit', async () => {
    const limited = await runChild(
      `import { createKey } from '@/lib/platform/auth/api-keys'
       import { closeDatabase } from '@/lib/store/db'
       console.log((await createKey({ name: 'limited', rpm: 36 })).secret)
       await closeDatabase()`,
      { DATA_DIR: join(folder, '1'), DATABASE_URL: postgres.url, ...secret },
    )
    const all = clients(limited.trim())
    const asked = Array.from({ length: 100 }, (_, turn) => all[turn % 2]?.models.list().withResponse())
    const answers = await Promise.allSettled(asked)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    for (const { reason } of refused) assert.ok(reason instanceof OpenAI.RateLimitError, String(reason))
    assert.equal(answers.length - refused.length, 36)
  })
})
