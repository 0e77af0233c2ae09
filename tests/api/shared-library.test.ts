/** Servers that share PostgreSQL share one library: what one imports, all of them find and cite. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Evidence } from '@/lib/wire/evidence'
import type { ImportRun } from '@/lib/wire/import-run'
import { generateArticles, pubmedXml } from '../bench/corpus/generated'
import { findPostgres } from '../support/databases'
import { isFull } from '../support/full'
import { borrowSharedServers, type LentPair } from '../support/lent-servers'
import type { TestServer } from '../support/server'

const skip = findPostgres() ? false : 'PostgreSQL is not installed'

const question = 'Does zorblastatin lower the risk of stroke in veterans?'
const nbib = (more = '') => `PMID- 97000001
TI  - Zorblastatin lowers the risk of stroke in veterans: a randomized controlled trial
AB  - Zorblastatin lowered the risk of stroke in veterans by a third compared with placebo.
PT  - Randomized Controlled Trial
${more}DP  - 2024

`

let shared: LentPair
before(async () => {
  if (!skip) shared = await borrowSharedServers()
})
after(() => shared?.giveBack())

describe('servers that share a library', { skip }, () => {
  let sql: Client
  before(async () => {
    sql = new Client({ connectionString: shared.postgres.url })
    await sql.connect()
  })
  after(() => sql.end())

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
    const response = await fetch(`${server.url}/api/library/imports`, {
      headers: { authorization: `Bearer ${shared.admin}` },
    })
    return ((await response.json()) as { runs: ImportRun[] }).runs
  }

  async function ended(server: TestServer, id: string): Promise<ImportRun> {
    while (true) {
      const run = (await listImports(server)).find((each) => each.id === id)
      if (run && !['sending', 'waiting', 'running'].includes(run.state)) return run
      await wait(50)
    }
  }

  const cites = ({ items }: Evidence) => items.some(({ pmid }) => pmid === '97000001')

  async function askUntil(server: TestServer, isReached: (evidence: Evidence) => boolean): Promise<Evidence> {
    while (true) {
      const evidence = await shared.ask(server, question)
      if (isReached(evidence)) return evidence
      await wait(50)
    }
  }

  test('the bundled articles are loaded once, and each server has its copy', async () => {
    const { rows } = await sql.query(`select count(*)::int as "n", max("version")::int as "last" from "libraryChanges"`)
    const [one, other] = await Promise.all(shared.servers.map((server) => healthWhen(server, 'yes')))
    assert.deepEqual(rows[0], { n: 541, last: 541 })
    assert.deepEqual(one, { live: 'yes', ready: 'yes', libraryVersion: 541 })
    assert.deepEqual(other, one)
  })

  test('an article imported on one server is cited by the other, with the version of the library', async () => {
    assert.equal(cites(await shared.ask(shared.at(1), question)), false)
    const { id } = await shared.upload(shared.at(0), 'one.nbib', nbib())
    const evidence = await askUntil(shared.at(1), cites)
    assert.equal(evidence.libraryVersion, 542)
    for (const server of shared.servers) {
      const run = await ended(server, id)
      assert.deepEqual([run.state, run.receipt?.added, run.name], ['done', 1, 'one.nbib'])
      assert.match(await shared.readMetrics(server), /^evidence_chat_library_version 542$/m)
    }
    let rows: { target: string; actor: string }[] = []
    while (rows.length === 0) {
      await wait(20)
      rows = (await sql.query(`select "target", "actor" from "audit" where "action" = 'import'`)).rows
    }
    assert.equal(rows.length, 1)
    assert.equal(rows[0]?.target, 'one.nbib')
    assert.notEqual(rows[0]?.actor, 'unknown')
  })

  test('a retraction imported on one server is known to the other', async () => {
    await shared.upload(
      shared.at(1),
      'retraction.nbib',
      nbib('PT  - Retracted Publication\nRIN - Stroke. 2025;1:1. PMID: 97000002\n'),
    )
    await askUntil(shared.at(0), (evidence) => !cites(evidence))
    await askUntil(shared.at(1), (evidence) => !cites(evidence))
    for (const server of shared.servers) {
      const { items } = await shared.ask(server, 'Is PMID 97000001 reliable?')
      assert.deepEqual(
        items.map(({ pmid, retracted }) => [pmid, retracted]),
        [['97000001', true]],
      )
    }
  })

  test('an import outlives the server that runs it: another one continues after the last batch', async () => {
    // Two batches, of which the first is kept when the server dies.
    const count = isFull ? 4000 : 1500
    const { id } = await shared.upload(
      shared.at(0),
      'many.xml',
      [...pubmedXml(generateArticles(count, { first: 98_000_001 }))].join(''),
    )
    let holder = ''
    while (holder === '') {
      await wait(5)
      const { rows } = await sql.query(
        `select "holder" from "libraryImports" where "id" = $1 and "receipt" is not null`,
        [id],
      )
      holder = rows[0]?.holder ?? ''
    }
    const killed = shared.servers.findIndex(({ pid }) => holder.split('/')[1] === String(pid))
    assert.ok(killed >= 0, holder)
    await shared.at(killed).stop('SIGKILL')
    const { receipt, state } = await ended(shared.at(1 - killed), id)
    assert.equal(state, 'done')
    assert.deepEqual([receipt?.read, receipt?.added, receipt?.refused], [count, count, 0])
    assert.ok((receipt?.resumedAfter ?? 0) > 0)
    const { rows } = await sql.query(`select count(*)::int as "n" from "libraryImportParts"`)
    assert.equal(rows[0].n, 0)
    await shared.restart(killed)
    for (const server of shared.servers)
      while ((await healthWhen(server, 'yes')).libraryVersion !== 543 + count) await wait(50)
  })

  test('an import that waits or runs is stopped from any server', async () => {
    const stopImport = (id: string) =>
      fetch(`${shared.at(1).url}/api/library/imports/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${shared.admin}` },
      })
    // A first request loads the route, which takes longer than so small an import.
    assert.equal((await stopImport('unknown')).status, 404)
    const { id } = await shared.upload(
      shared.at(0),
      'stopped.xml',
      [...pubmedXml(generateArticles(isFull ? 6000 : 1500, { first: 99_000_001 }))].join(''),
    )
    assert.equal((await stopImport(id)).status, 204)
    assert.equal((await ended(shared.at(0), id)).state, 'stopped')
  })

  test('a newer format stops a server: it is not ready, a new one may not join, and nothing is lost', async () => {
    const { libraryVersion } = await healthWhen(shared.at(0), 'yes')
    await sql.query(`update "libraryHead" set "format" = 99`)
    await assert.rejects(shared.add(), /written by a newer version of Evidence Chat/)
    for (const server of shared.servers) await healthWhen(server, 'no')
    await sql.query(`update "libraryHead" set "format" = 1`)
    for (const server of shared.servers) assert.equal((await healthWhen(server, 'yes')).libraryVersion, libraryVersion)
  })
})
