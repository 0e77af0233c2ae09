/** Two instances that share PostgreSQL and Redis behave as one. */
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
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

describe('two instances', { skip }, () => {
  const folders: string[] = []
  const servers: TestServer[] = []
  let postgres: TestPostgres
  let limits: TestRedis

  before(async () => {
    postgres = await startPostgres(programs ?? '')
    limits = await startRedis(redis ?? '')
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: limits.url }
    for (const name of ['first', 'second']) {
      const folder = await mkdtemp(join(tmpdir(), `${name}-`))
      // Instances that share a database also share the pepper of its keys.
      if (folders[0]) await copyFile(join(folders[0], 'secrets.json'), join(folder, 'secrets.json'))
      folders.push(folder)
      servers.push(await startServer({ ...shared, DATA_DIR: folder }))
    }
  })
  after(async () => {
    for (const server of servers) await server.stop()
    await limits.stop()
    await postgres.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  const clients = (apiKey = servers[0]?.key ?? '') => {
    return servers.map(({ url }) => new OpenAI({ apiKey, baseURL: `${url}/api/v1`, maxRetries: 0 }))
  }

  test('accept the same keys; only the first start creates one', () => {
    assert.match(servers[0]?.key ?? '', /^sk-/)
    assert.equal(servers[1]?.key, '')
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
    const secret = await runChild(
      `import { createKey } from '@/lib/platform/auth/api-keys'
       import { closeDatabase } from '@/lib/store/db'
       console.log((await createKey({ name: 'limited', rpm: 36 })).secret)
       await closeDatabase()`,
      { DATA_DIR: folders[0] ?? '', DATABASE_URL: postgres.url },
    )
    const all = clients(secret.trim())
    const asked = Array.from({ length: 100 }, (_, turn) => all[turn % 2]?.models.list().withResponse())
    const answers = await Promise.allSettled(asked)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    for (const { reason } of refused) assert.ok(reason instanceof OpenAI.RateLimitError, String(reason))
    assert.equal(answers.length - refused.length, 36)
  })
})
