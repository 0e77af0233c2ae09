import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { createUpstreamEngine } from '@/lib/engines/upstream/upstream'
import { readMetrics, startMetrics } from '@/lib/platform/metrics/read-metrics'
import { openDatabase } from '@/lib/store/db'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

process.env['LOG_LEVEL'] = 'silent'
startMetrics()
const read = async (start: string) => {
  const { text } = await readMetrics()
  return text.split('\n').find((line) => line.startsWith(start))
}

describe('with PostgreSQL', { skip: postgresSkip }, () => {
  test('its statements are timed, its connections counted, and its absence is seen', async () => {
    const { url, stop } = await startSuiteDatabase()
    const db = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
    after(() => stop())
    await sql`select 1`.execute(db)
    assert.equal(
      await read('evidence_chat_service_up{service="database"}'),
      'evidence_chat_service_up{service="database"} 1',
    )
    assert.match(
      (await read('evidence_chat_service_seconds_count{service="database",outcome="answered"}')) ?? '',
      / [1-9]\d*$/,
    )
    assert.equal(
      await read('evidence_chat_database_connections{state="idle"}'),
      'evidence_chat_database_connections{state="idle"} 1',
    )
    await db.transaction().execute(async () => {
      assert.equal(
        await read('evidence_chat_database_connections{state="busy"}'),
        'evidence_chat_database_connections{state="busy"} 1',
      )
    })
    await db.destroy()
    assert.equal(await read('evidence_chat_database_connections{state="idle"}'), undefined)
  })
})

test('a model server that refuses connections is down, and its failed calls are timed', async () => {
  const engine = createUpstreamEngine({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: undefined,
    model: 'm',
    vision: 'off',
    timeoutMs: 1000,
    idleTimeoutMs: 1000,
  })
  await assert.rejects(async () => engine.embed?.('m', ['text'], new AbortController().signal))
  assert.equal(
    await read('evidence_chat_service_up{service="model-server"}'),
    'evidence_chat_service_up{service="model-server"} 0',
  )
  assert.equal(
    await read('evidence_chat_service_seconds_count{service="model-server",outcome="failed"}'),
    'evidence_chat_service_seconds_count{service="model-server",outcome="failed"} 1',
  )
})
