/**
 * Kills the server at random moments: every acknowledged write survives, every file is intact and the audit chain is
 * complete. The full run kills 100 times.
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { findDamage } from '@/lib/store/sqlite-backup'
import { runChild } from '../support/child'
import { isFull } from '../support/full'
import { startServer, type TestServer } from '../support/server'
import { get, post } from './harness'

const kills = isFull ? 100 : 2
/** From the first write on. */
const livesMsMax = 600
const restartMsMax = 3000

const dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
after(() => rm(dataDir, { recursive: true, force: true }))

interface Kept {
  completions: { id: string; content: string }[]
  signIns: string[]
}

test(`${kills} kills lose no acknowledged write, damage no file, and the next start takes under 3 s`, async (t) => {
  const first = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_RPM: '1000000' })
  const { key } = first
  await first.stop('SIGKILL')
  const kept: Kept = { completions: [], signIns: [] }
  const startMs: number[] = []
  for (let turn = 0; turn < kills; turn++) {
    const startedAt = performance.now()
    const server = { ...(await startServer({ DATA_DIR: dataDir, RATE_LIMIT_RPM: '1000000' })), key }
    startMs.push(performance.now() - startedAt)
    const before = kept.completions.length
    for (const { id, content } of kept.completions.slice(-20)) await assertKept(server, id, content)
    const writing = Promise.all(Array.from({ length: 4 }, (_, writer) => write(server, `${turn}-${writer}`, kept)))
    while (kept.completions.length === before) await wait(5)
    // The moment is the point of the test: any will do, and no two runs take the same.
    await wait(Math.random() * livesMsMax)
    await server.stop('SIGKILL')
    await writing
    for (const file of ['platform.sqlite', 'library.sqlite']) assert.deepEqual(findDamage(join(dataDir, file)), [])
  }

  const server = { ...(await startServer({ DATA_DIR: dataDir, RATE_LIMIT_RPM: '1000000' })), key }
  for (const { id, content } of kept.completions) await assertKept(server, id, content)
  assert.equal(await server.stop(), 0)
  await assertSignedIn(kept.signIns)
  const slowest = Math.max(...startMs)
  t.diagnostic(
    `${kills} kills, ${kept.completions.length} answers and ${kept.signIns.length} sign-ins acknowledged, 0 lost; slowest start ${Math.round(slowest)} ms`,
  )
  if (isFull) assert.ok(slowest < restartMsMax, `${slowest} ms`)
})

/** Writes until the server dies, and records every acknowledged write. */
async function write(server: TestServer, name: string, kept: Kept): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      const response = await post(server, { store: true, metadata: { name, turn: String(turn) } })
      const { id, choices } = JSON.parse(await response.text())
      kept.completions.push({ id, content: choices[0].message.content })
      const signIn = await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: server.url } })
      if (signIn.status === 204) kept.signIns.push(signIn.headers.get('x-request-id') ?? '')
    }
  } catch {
    // The kill. What was under way was not acknowledged.
  }
}

async function assertKept(server: TestServer, id: string, content: string): Promise<void> {
  const response = await get(server, `/api/v1/chat/completions/${id}`)
  const text = await response.text()
  assert.equal(response.status, 200, `${id} was acknowledged and is lost: ${text}`)
  assert.equal(JSON.parse(text).choices[0].message.content, content)
}

async function assertSignedIn(requestIds: string[]): Promise<void> {
  const code = `
    import { readAudit, verifyAudit } from '@/lib/platform/audit/audit-chain'
    import { closeDatabase } from '@/lib/store/db'
    const { fault } = await verifyAudit()
    const ids = []
    for await (const { action, requestId } of readAudit()) if (action === 'sign-in') ids.push(requestId)
    console.log(JSON.stringify({ fault, ids }))
    await closeDatabase()`
  const { fault, ids } = JSON.parse(await runChild(code, { DATA_DIR: dataDir, DATABASE_URL: '' }))
  assert.equal(fault, null)
  const known = new Set(ids)
  assert.deepEqual(
    requestIds.filter((id) => !known.has(id)),
    [],
  )
}
