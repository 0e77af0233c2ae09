/** Servers that share a library and one search index beside it (LanceDB in a folder). */
import assert from 'node:assert/strict'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { isLancedbInstalled } from '@/lib/evidence/shared-index/lancedb'
import type { Evidence } from '@/lib/wire/evidence'
import { startS3 } from '../fakes/s3'
import { findPostgres } from '../support/databases'
import type { TestServer } from '../support/server'
import { type SharedServers, startSharedServers } from '../support/shared-servers'

const skip = !findPostgres()
  ? 'PostgreSQL is not installed'
  : !isLancedbInstalled() && 'LanceDB is not installed: npm ci --prefix optional/shared-index'

const nbib = (pmid: number, drug: string) => `PMID- ${pmid}
TI  - ${drug} lowers the risk of stroke in veterans: a randomized controlled trial
AB  - ${drug} lowered the risk of stroke in veterans by a third compared with placebo.
PT  - Randomized Controlled Trial
DP  - 2024

`

describe('servers that share a search index', { skip }, () => {
  let place: string
  let shared: SharedServers
  let sql: Client

  before(async () => {
    place = await mkdtemp(join(tmpdir(), 'index-'))
    shared = await startSharedServers(2, { SEARCH_INDEX_URL: join(place, 'index') })
    sql = new Client({ connectionString: shared.postgres.url })
    await sql.connect()
  })
  after(async () => {
    await sql.end()
    await shared.stop()
    await rm(place, { recursive: true, force: true })
  })

  async function untilIndexed(server: TestServer, version: number): Promise<void> {
    while (true) {
      const health = (await (await fetch(`${server.url}/api/health`)).json()) as Record<string, unknown>
      if (health['libraryVersion'] === version && health['searchIndexVersion'] === version) return
      await wait(50)
    }
  }

  const ask = (server: TestServer, drug: string) =>
    shared.ask(server, `Does ${drug} lower the risk of stroke in veterans?`)

  async function readMetric(server: TestServer, name: string): Promise<string | undefined> {
    const lines = (await shared.readMetrics(server)).split('\n')
    return lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]
  }

  const listPmids = ({ items }: Evidence) => items.map(({ pmid }) => pmid)
  const upload = (server: TestServer, body: string) => shared.upload(server, 'one.nbib', body)

  test('articles that one server imports are found by the other through the index', async () => {
    for (const server of shared.servers) await untilIndexed(server, 541)
    await upload(shared.at(0), nbib(97_000_001, 'Zorblastatin'))
    for (const server of shared.servers) {
      await untilIndexed(server, 542)
      assert.deepEqual(listPmids(await ask(server, 'zorblastatin')), ['97000001'])
      assert.equal(await readMetric(server, 'evidence_chat_service_up{service="search-index"}'), '1')
      assert.equal(await readMetric(server, 'evidence_chat_search_index_version'), '542')
      assert.equal(await readMetric(server, 'evidence_chat_search_index_changes_behind'), '0')
    }
  })

  test('one server writes the index, and another continues when it is killed', async () => {
    const { rows } = await sql.query(`select "value" from "facts" where "name" like 'search index writer %'`)
    assert.equal(rows.length, 1)
    const writer = shared.servers.findIndex(({ pid }) => rows[0].value.split('/')[1] === String(pid))
    assert.ok(writer >= 0, rows[0].value)
    await shared.at(writer).stop('SIGKILL')
    const other = shared.at(1 - writer)
    await upload(other, nbib(97_000_002, 'Vexolastatin'))
    await untilIndexed(other, 543)
    assert.deepEqual(listPmids(await ask(other, 'vexolastatin')), ['97000002'])
    await shared.restart(writer)
    await untilIndexed(shared.at(writer), 543)
  })

  test('while the index is unavailable, answers are as complete as before, and the metrics show it', async () => {
    await rename(join(place, 'index'), join(place, 'away'))
    // What was read before may still be in memory; a question with other words reads the folder.
    while ((await readMetric(shared.at(0), 'evidence_chat_service_up{service="search-index"}')) !== '0')
      assert.deepEqual(listPmids(await ask(shared.at(0), 'vexolastatin')), ['97000002'])
    await rename(join(place, 'away'), join(place, 'index'))
    while ((await readMetric(shared.at(0), 'evidence_chat_service_up{service="search-index"}')) !== '1')
      assert.deepEqual(listPmids(await ask(shared.at(0), 'vexolastatin')), ['97000002'])
  })

  test('a server does not start with an index in a store without conditional writes', async () => {
    const store = await startS3()
    const settings = { ...store.environment, SEARCH_INDEX_URL: 's3://images/index', IMAGES_URL: '' }
    await assert.rejects(shared.add(settings), /has no conditional writes/)
    await store.stop()
  })
})
