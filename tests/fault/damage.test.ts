/** Pages that a failing disk has overwritten: a server that can't answer from them must not say that it is ready. */
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../support/databases'
import { borrowSharedServers, type LentPair } from '../support/lent-servers'
import { startServer, type TestServer } from '../support/server'
import { get, post } from './harness'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
const platformName = 'platform.sqlite'
const libraryName = 'library.sqlite'

/** Overwrites the pages between two shares of the file, in place. */
async function spoil(file: string, from: number, to: number): Promise<void> {
  const { size } = await stat(file)
  const page = (share: number) => Math.ceil((size * share) / 4096) * 4096
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(page(to) - page(from), 0xaa), 0, page(to) - page(from), page(from))
  await handle.close()
}

type Place = Pick<TestServer, 'url' | 'key'>
const isReady = async (place: Place) => (await get(place, '/api/health')).status === 200

async function askUntilDamaged(place: Place): Promise<void> {
  const asked = () => post(place, { messages: [{ role: 'user', content: question }] })
  // What has been read lately is answered from memory.
  for (let tries = 0; (await asked()).status !== 503; tries++) assert.ok(tries < 20, 'no question met the damage')
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isReached()); tries++) {
    assert.ok(tries < 100, 'the server went on saying that it is ready, or never was again')
    await wait(100)
  }
}

describe('the files of a data folder', () => {
  let dataDir: string
  let server: TestServer
  const start = () => startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_RPM: '1000' })
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'damage-'))
    server = await start()
    const filling = { store: true, messages: [{ role: 'user', content: 'x'.repeat(200_000) }] }
    for (let turn = 0; turn < 5; turn++) assert.equal((await post(server, filling)).status, 200)
    await copyFile(join(dataDir, libraryName), join(dataDir, 'sound.sqlite'))
  })
  after(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('a server is not ready once a question has met damage in the library', async () => {
    assert.ok(await isReady(server))
    await spoil(join(dataDir, libraryName), 0.1, 1)
    await askUntilDamaged(server)
    await until(async () => !(await isReady(server)))
  })

  test('damage that no question has met is found soon after the start, in the library and in the database', async () => {
    await server.stop()
    for (const suffix of ['-wal', '-shm']) await rm(join(dataDir, libraryName + suffix), { force: true })
    await copyFile(join(dataDir, 'sound.sqlite'), join(dataDir, libraryName))
    for (const name of [platformName, libraryName]) await spoil(join(dataDir, name), 0.4, 0.6)
    server = await start()
    const isReported = (name: string) => server.output().includes(`"file":"${join(dataDir, name)}"`)
    await until(async () => isReported(platformName) && isReported(libraryName) && !(await isReady(server)))
  })
})

const skip = findPostgres() ? false : 'PostgreSQL is not installed'
let pair: LentPair
before(async () => {
  if (!skip) pair = await borrowSharedServers()
})
after(() => pair?.giveBack())

test('a damaged copy of a shared library is rebuilt, and the server is ready again', { skip }, async () => {
  const { url, dataDir } = pair.at(0)
  const place = { url, key: pair.admin }
  await spoil(join(dataDir, libraryName), 0.1, 1)
  await askUntilDamaged(place)
  while ((await post(place, { messages: [{ role: 'user', content: question }] })).status !== 200) await wait(100)
  while (!(await isReady(place))) await wait(100)
})
