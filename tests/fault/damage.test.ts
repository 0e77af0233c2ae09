/** Pages that a failing disk has overwritten: a server that can't answer from them must not say that it is ready. */
import assert from 'node:assert/strict'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../support/databases'
import { startServer, type TestServer } from '../support/server'
import { get, post } from './harness'

const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_RPM: '1000' }

/** Overwrites the pages between two shares of the file, in place. */
async function spoil(file: string, from: number, to: number): Promise<void> {
  const { size } = await stat(file)
  const page = (share: number) => Math.ceil((size * share) / 4096) * 4096
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(page(to) - page(from), 0xaa), 0, page(to) - page(from), page(from))
  await handle.close()
}

async function untilNotReady(server: TestServer): Promise<void> {
  for (let tries = 0; (await get(server, '/api/health')).status !== 503; tries++) {
    assert.ok(tries < 100, 'the server went on saying that it is ready')
    await wait(100)
  }
}

test('a server is not ready once a question has met damage in the library', async () => {
  const server = await startServer(settings)
  try {
    assert.equal((await get(server, '/api/health')).status, 200)
    await spoil(join(server.dataDir, 'library.sqlite'), 0.1, 1)
    const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
    const asked = () => post(server, { messages: [{ role: 'user', content: question }] })
    // What has been read lately is answered from memory.
    for (let tries = 0; (await asked()).status !== 503; tries++) assert.ok(tries < 20, 'no question met the damage')
    await untilNotReady(server)
  } finally {
    await server.stop()
  }
})

test('a damaged copy of a shared library is rebuilt, and the server is ready again', async (t) => {
  const programs = findPostgres()
  if (!programs) return t.skip('PostgreSQL is not installed')
  const postgres = await startPostgres(programs)
  const server = await startServer({ ...settings, DATABASE_URL: postgres.url })
  try {
    await spoil(join(server.dataDir, 'library.sqlite'), 0.1, 1)
    const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
    const asked = () => post(server, { messages: [{ role: 'user', content: question }] })
    for (let tries = 0; (await asked()).status !== 503; tries++) assert.ok(tries < 20, 'no question met the damage')
    while ((await asked()).status !== 200) await wait(100)
    while ((await get(server, '/api/health')).status !== 200) await wait(100)
  } finally {
    await server.stop()
    await postgres.stop()
  }
})

test('damage that no question has met is found soon after the start, in the library and in the database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'damage-'))
  const given = { ...settings, DATA_DIR: dataDir }
  try {
    const { key, ...first } = await startServer(given)
    const filling = { store: true, messages: [{ role: 'user', content: 'x'.repeat(200_000) }] }
    for (let turn = 0; turn < 5; turn++) assert.equal((await post({ ...first, key }, filling)).status, 200)
    await first.stop()
    const sound = await startServer(given)
    await wait(500)
    assert.equal((await get({ ...sound, key }, '/api/health')).status, 200)
    await sound.stop()
    for (const name of ['platform.sqlite', 'library.sqlite']) {
      await spoil(join(dataDir, name), 0.4, 0.6)
      const server = { ...(await startServer(given)), key }
      await untilNotReady(server).finally(() => server.stop())
      if (name === 'platform.sqlite') await rm(join(dataDir, name))
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
