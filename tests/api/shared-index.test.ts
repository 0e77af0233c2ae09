/** Servers that share a library and one search index beside it (LanceDB in a folder). */
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { isLancedbInstalled } from '@/lib/evidence/shared-index/lancedb'
import type { Evidence } from '@/lib/wire/evidence'
import { runChild } from '../support/child'
import { findPostgres, startPostgres, type TestPostgres } from '../support/databases'
import { startS3 } from '../support/s3'
import { startServer, type TestServer } from '../support/server'

const programs = findPostgres()
const skip = !programs
  ? 'PostgreSQL is not installed'
  : !isLancedbInstalled() && 'LanceDB is not installed: npm ci --prefix optional/shared-index'

const nbib = (pmid: number, drug: string) => `PMID- ${pmid}
TI  - ${drug} lowers the risk of stroke in veterans: a randomized controlled trial
AB  - ${drug} lowered the risk of stroke in veterans by a third compared with placebo.
PT  - Randomized Controlled Trial
DP  - 2024

`

describe('servers that share a search index', { skip }, () => {
  const folders: string[] = []
  const servers: TestServer[] = []
  let place: string
  let postgres: TestPostgres
  let admin: string
  let sql: Client

  const start = (folder: string, environment: Record<string, string> = {}) =>
    startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SEARCH_INDEX_URL: join(place, 'index'),
      ...environment,
    })

  before(async () => {
    postgres = await startPostgres(programs ?? '')
    place = await mkdtemp(join(tmpdir(), 'index-'))
    for (const name of ['first', 'second']) {
      const folder = await mkdtemp(join(tmpdir(), `${name}-`))
      if (folders[0]) await copyFile(join(folders[0], 'secrets.json'), join(folder, 'secrets.json'))
      folders.push(folder)
      servers.push(await start(folder))
    }
    const code = `
      import { createKey } from '@/lib/platform/auth/api-keys'
      import { closeDatabase } from '@/lib/store/db'
      console.log((await createKey({ name: 'librarian', scope: 'admin', rpm: 100000 })).secret)
      await closeDatabase()`
    admin = (await runChild(code, { DATA_DIR: folders[0] ?? '', DATABASE_URL: postgres.url })).trim()
    sql = new Client({ connectionString: postgres.url })
    await sql.connect()
  })
  after(async () => {
    await sql.end()
    for (const server of servers) await server.stop()
    await postgres.stop()
    for (const folder of [...folders, place]) await rm(folder, { recursive: true, force: true })
  })

  async function untilIndexed(server: TestServer, version: number): Promise<void> {
    while (true) {
      const health = (await (await fetch(`${server.url}/api/health`)).json()) as Record<string, unknown>
      if (health['libraryVersion'] === version && health['searchIndexVersion'] === version) return
      await wait(50)
    }
  }

  async function upload(server: TestServer, body: string): Promise<void> {
    const headers = { authorization: `Bearer ${admin}` }
    const response = await fetch(`${server.url}/api/library/imports?name=one.nbib`, { method: 'POST', headers, body })
    assert.equal(response.status, 202, await response.text())
  }

  async function ask(server: TestServer, drug: string): Promise<Evidence> {
    const content = `Does ${drug} lower the risk of stroke in veterans?`
    const response = await fetch(`${server.url}/api/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'Service-V1', messages: [{ role: 'user', content }] }),
    })
    return ((await response.json()) as { evidence: Evidence }).evidence
  }

  async function readMetric(server: TestServer, name: string): Promise<string | undefined> {
    const response = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${admin}` } })
    const lines = (await response.text()).split('\n')
    return lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]
  }

  const listPmids = ({ items }: Evidence) => items.map(({ pmid }) => pmid)
  const at = (place: number) => servers[place] ?? assert.fail()

  test('what one server imports, the other finds through the index', async () => {
    for (const server of servers) await untilIndexed(server, 541)
    await upload(at(0), nbib(97_000_001, 'Zorblastatin'))
    for (const server of servers) {
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
    const writer = servers.findIndex(({ pid }) => rows[0].value.split('/')[1] === String(pid))
    assert.ok(writer >= 0, rows[0].value)
    await at(writer).stop('SIGKILL')
    const other = at(1 - writer)
    await upload(other, nbib(97_000_002, 'Vexolastatin'))
    await untilIndexed(other, 543)
    assert.deepEqual(listPmids(await ask(other, 'vexolastatin')), ['97000002'])
    servers[writer] = await start(folders[writer] ?? '')
    await untilIndexed(at(writer), 543)
  })

  test('while the index is away, answers are as complete as before, and the metrics say so', async () => {
    await rename(join(place, 'index'), join(place, 'away'))
    // What was read before may still be in memory; a question with other words reads the folder.
    while ((await readMetric(at(0), 'evidence_chat_service_up{service="search-index"}')) !== '0')
      assert.deepEqual(listPmids(await ask(at(0), 'vexolastatin')), ['97000002'])
    await rename(join(place, 'away'), join(place, 'index'))
    while ((await readMetric(at(0), 'evidence_chat_service_up{service="search-index"}')) !== '1')
      assert.deepEqual(listPmids(await ask(at(0), 'vexolastatin')), ['97000002'])
  })

  test('a server does not start with an index in a store without conditional writes', async () => {
    const store = await startS3()
    const folder = await mkdtemp(join(tmpdir(), 'refused-'))
    const settings = { ...store.environment, SEARCH_INDEX_URL: 's3://images/index', IMAGES_URL: '' }
    await assert.rejects(start(folder, settings), /has no conditional writes/)
    await rm(folder, { recursive: true })
    await store.stop()
  })
})
