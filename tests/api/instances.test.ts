/** Two servers that share PostgreSQL and Redis behave as one, from their first start. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import OpenAI from 'openai'
import { runChild } from '../support/child'
import { findPostgres } from '../support/databases'
import { borrowSharedServers, type LentPair } from '../support/lent-servers'
import { findRedis } from '../support/redis'

const skip = findPostgres() && findRedis() ? false : 'PostgreSQL and Redis or Valkey are not both installed'

let pair: LentPair
before(async () => {
  if (!skip) pair = await borrowSharedServers()
})
after(() => pair?.giveBack())

describe('two servers', { skip }, () => {
  const firstKeys = () => pair.servers.flatMap(({ key }) => (key === '' ? [] : [key]))
  const clients = (apiKey = firstKeys()[0] ?? '') => {
    return pair.servers.map(({ url }) => new OpenAI({ apiKey, baseURL: `${url}/api/v1`, maxRetries: 0 }))
  }

  test('that start at the same time on an empty database create one key, which both accept, and have the same library', async () => {
    assert.equal(firstKeys().length, 1)
    for (const client of clients()) assert.ok((await client.models.list()).data.length > 0)
    const health = await Promise.all(pair.servers.map(async ({ url }) => (await fetch(`${url}/api/health`)).json()))
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
      { ...pair.settings, DATA_DIR: pair.at(0).dataDir },
    )
    const all = clients(limited.trim())
    const asked = Array.from({ length: 100 }, (_, turn) => all[turn % 2]?.models.list().withResponse())
    const answers = await Promise.allSettled(asked)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    for (const { reason } of refused) assert.ok(reason instanceof OpenAI.RateLimitError, String(reason))
    assert.equal(answers.length - refused.length, 36)
  })
})
