/** Servers that share PostgreSQL share one library: what one imports, all of them find and cite. */
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Evidence } from '@/lib/wire/evidence'
import type { ImportRun } from '@/lib/wire/import-run'
import { generateArticles, pubmedXml } from '../bench/corpus/generated'
import { runChild } from '../support/child'
import { findPostgres, startPostgres, type TestPostgres } from '../support/databases'
import { isFull } from '../support/full'
import { startServer, type TestServer } from '../support/server'

const programs = findPostgres()
const skip = programs ? false : 'PostgreSQL is not installed'

const question = 'Does zorblastatin lower the risk of stroke in veterans?'
const nbib = (more = '') => `PMID- 97000001
TI  - Zorblastatin lowers the risk of stroke in veterans: a randomized controlled trial
AB  - Zorblastatin lowered the risk of stroke in veterans by a third compared with placebo.
PT  - Randomized Controlled Trial
${more}DP  - 2024

`

describe('servers that share a library', { skip }, () => {
  const folders: string[] = []
  const servers: TestServer[] = []
  let postgres: TestPostgres
  let admin: string
  let sql: Client

  const start = async (folder: string) =>
    startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, LIBRARY_LAG_SECONDS_MAX: '5' })

  before(async () => {
    postgres = await startPostgres(programs ?? '')
    for (const name of ['first', 'second']) {
      const folder = await mkdtemp(join(tmpdir(), `${name}-`))
      // Servers that share a database also share the pepper of its keys.
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
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  const at = (place: number): TestServer => {
    const server = servers[place]
    assert.ok(server)
    return server
  }

  async function upload(server: TestServer, name: string, body: string): Promise<ImportRun> {
    const response = await fetch(`${server.url}/api/library/imports?name=${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}` },
      body,
    })
    assert.equal(response.status, 202, await response.clone().text())
    return response.json()
  }

  async function healthWhen(server: TestServer, ready: 'yes' | 'no') {
    while (true) {
      const response = await fetch(`${server.url}/api/health`)
      const health = (await response.json()) as { live: string; ready: string; libraryVersion?: number }
      assert.equal(response.status, health.ready === 'yes' ? 200 : 503)
      if (health.ready === ready) return health
      await wait(50)
    }
  }

  async function listImports(server: TestServer): Promise<ImportRun[]> {
    const response = await fetch(`${server.url}/api/library/imports`, { headers: { authorization: `Bearer ${admin}` } })
    return ((await response.json()) as { runs: ImportRun[] }).runs
  }

  async function ended(server: TestServer, id: string): Promise<ImportRun> {
    while (true) {
      const run = (await listImports(server)).find((each) => each.id === id)
      if (run && !['sending', 'waiting', 'running'].includes(run.state)) return run
      await wait(50)
    }
  }

  async function ask(server: TestServer, content = question): Promise<Evidence> {
    const response = await fetch(`${server.url}/api/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'Service-V1', messages: [{ role: 'user', content }] }),
    })
    return ((await response.json()) as { evidence: Evidence }).evidence
  }

  const cites = ({ items }: Evidence) => items.some(({ pmid }) => pmid === '97000001')

  async function askUntil(server: TestServer, isReached: (evidence: Evidence) => boolean): Promise<Evidence> {
    while (true) {
      const evidence = await ask(server)
      if (isReached(evidence)) return evidence
      await wait(50)
    }
  }

  test('the bundled articles are loaded once, and each server has its copy', async () => {
    const { rows } = await sql.query(`select count(*)::int as "n", max("version")::int as "last" from "libraryChanges"`)
    const [one, other] = await Promise.all(servers.map((server) => healthWhen(server, 'yes')))
    assert.deepEqual(rows[0], { n: 541, last: 541 })
    assert.deepEqual(one, { live: 'yes', ready: 'yes', libraryVersion: 541 })
    assert.deepEqual(other, one)
  })

  test('an article imported on one server is cited by the other, with the version of the library', async () => {
    assert.equal(cites(await ask(at(1))), false)
    const { id } = await upload(at(0), 'one.nbib', nbib())
    const evidence = await askUntil(at(1), cites)
    assert.equal(evidence.libraryVersion, 542)
    for (const server of servers) {
      const run = await ended(server, id)
      assert.deepEqual([run.state, run.receipt?.added, run.name], ['done', 1, 'one.nbib'])
      const text = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${admin}` } })
      assert.match(await text.text(), /^evidence_chat_library_version 542$/m)
    }
    let rows: { target: string; actor: string }[] = []
    while (rows.length === 0)
      rows = (await sql.query(`select "target", "actor" from "audit" where "action" = 'import'`)).rows
    assert.equal(rows.length, 1)
    assert.equal(rows[0]?.target, 'one.nbib')
    assert.notEqual(rows[0]?.actor, 'unknown')
  })

  test('a retraction imported on one server is known to the other', async () => {
    await upload(
      at(1),
      'retraction.nbib',
      nbib('PT  - Retracted Publication\nRIN - Stroke. 2025;1:1. PMID: 97000002\n'),
    )
    await askUntil(at(0), (evidence) => !cites(evidence))
    await askUntil(at(1), (evidence) => !cites(evidence))
    for (const server of servers) {
      const { items } = await ask(server, 'Is PMID 97000001 reliable?')
      assert.deepEqual(
        items.map(({ pmid, retracted }) => [pmid, retracted]),
        [['97000001', true]],
      )
    }
  })

  test('an import outlives the server that runs it: another one continues after the last batch', async () => {
    const count = isFull ? 4000 : 2000
    const { id } = await upload(
      at(0),
      'many.xml',
      [...pubmedXml(generateArticles(count, { first: 98_000_001 }))].join(''),
    )
    let holder = ''
    while (holder === '') {
      const { rows } = await sql.query(
        `select "holder" from "libraryImports" where "id" = $1 and "receipt" is not null`,
        [id],
      )
      holder = rows[0]?.holder ?? ''
    }
    const killed = servers.findIndex(({ pid }) => holder.split('/')[1] === String(pid))
    assert.ok(killed >= 0, holder)
    await at(killed).stop('SIGKILL')
    const { receipt, state } = await ended(at(1 - killed), id)
    assert.equal(state, 'done')
    assert.deepEqual([receipt?.read, receipt?.added, receipt?.refused], [count, count, 0])
    assert.ok((receipt?.resumedAfter ?? 0) > 0)
    const { rows } = await sql.query(`select count(*)::int as "n" from "libraryImportParts"`)
    assert.equal(rows[0].n, 0)
    servers[killed] = await start(folders[killed] ?? '')
    for (const server of servers)
      while ((await healthWhen(server, 'yes')).libraryVersion !== 543 + count) await wait(50)
  })

  test('an import that waits or runs is stopped from any server', async () => {
    const { id } = await upload(
      at(0),
      'stopped.xml',
      [...pubmedXml(generateArticles(isFull ? 6000 : 3000, { first: 99_000_001 }))].join(''),
    )
    const response = await fetch(`${at(1).url}/api/library/imports/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin}` },
    })
    assert.equal(response.status, 204)
    assert.equal((await ended(at(0), id)).state, 'stopped')
  })

  test('a newer format stops a server: it is not ready, a new one may not join, and nothing is lost', async () => {
    const { libraryVersion } = await healthWhen(at(0), 'yes')
    await sql.query(`update "libraryHead" set "format" = 99`)
    const folder = await mkdtemp(join(tmpdir(), 'third-'))
    await copyFile(join(folders[0] ?? '', 'secrets.json'), join(folder, 'secrets.json'))
    await assert.rejects(start(folder), /written by a newer version of Evidence Chat/)
    await rm(folder, { recursive: true })
    for (const server of servers) await healthWhen(server, 'no')
    await sql.query(`update "libraryHead" set "format" = 1`)
    for (const server of servers) assert.equal((await healthWhen(server, 'yes')).libraryVersion, libraryVersion)
  })
})
