/** A disk that fills up under the running server. Needs root, to mount a 16 MB disk. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type TestServer } from '../support/server'
import { readServerAudit, verifyServerAudit } from '../support/server-records'
import { get, post } from './harness'

const disk = mkdtempSync(join(tmpdir(), 'disk-'))
const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', disk])
const skip = status === 0 ? false : 'mounting a disk of 16 MB needs root'

describe('a full disk', { skip }, () => {
  let server: TestServer
  let kept: string
  const filler = join(disk, 'filler')
  before(async () => {
    server = await startServer({ DATA_DIR: disk, LOG_LEVEL: 'silent', RATE_LIMIT_RPM: '1000000' })
    kept = JSON.parse(await (await post(server, { store: true })).text()).id
    await fill()
  })
  after(async () => {
    await server.stop()
    spawnSync('umount', [disk])
    await rm(disk, { recursive: true })
  })

  async function fill(): Promise<void> {
    const { bavail, bsize } = await statfs(disk)
    await writeFile(filler, Buffer.alloc(bavail * bsize, 1)).catch(() => {})
  }

  /** SQLite has some room left in the pages of its log; the next writes use it up. */
  async function storeUntilRefused(): Promise<Response> {
    for (let tries = 0; tries < 500; tries++) {
      const response = await post(server, { store: true, messages: [{ role: 'user', content: 'x'.repeat(50_000) }] })
      if (response.status !== 200) return response
      await response.text()
      await fill()
    }
    return assert.fail('the disk never filled')
  }

  it('is reported to callers who need something stored, without naming a file', async () => {
    const response = await storeUntilRefused()
    const { error } = JSON.parse(await response.text())
    assert.deepEqual([response.status, error.code], [503, 'storage_failed'])
    assert.match(error.message, /could not be stored/)
    assert.ok(!error.message.includes(disk))
  })

  it('refuses a sign-in and says why', async () => {
    const response = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ key: server.key }),
    })
    const { error } = JSON.parse(await response.text())
    assert.deepEqual([response.status, error.code], [503, 'storage_failed'])
    assert.match(error.message, /disk .* is full/)
    assert.equal(response.headers.get('set-cookie'), null)
  })

  it('continues to read and answer', async () => {
    assert.equal((await get(server, '/api/health')).status, 200)
    assert.equal((await get(server, '/')).status, 200)
    assert.equal((await get(server, `/api/v1/chat/completions/${kept}`)).status, 200)
    const answer = await post(server, { messages: [{ role: 'user', content: 'Does dapagliflozin help in HFrEF?' }] })
    assert.equal(answer.status, 200)
    assert.ok(JSON.parse(await answer.text()).evidence.items.length > 0)
  })

  it('recovers by itself once there is room, and the audit has every row of the meantime', async () => {
    const during = await post(server, {})
    await during.text()
    const id = during.headers.get('x-request-id') ?? ''
    await truncate(filler, 0)
    assert.equal((await post(server, { store: true })).status, 200)
    assert.equal((await verifyServerAudit(server)).fault, null)
    const isAudited = async () => (await readServerAudit(server)).some(({ requestId }) => requestId === id)
    for (let tries = 0; !(await isAudited()); tries++) {
      assert.ok(tries < 50, 'the row of a request under the full disk never came')
      await wait(100)
    }
  })
})
