/** What newcomers and operators see at `npm start`. */
import assert from 'node:assert/strict'
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runChild } from '../support/child'
import { freePort } from '../support/free-port'
import { signInAsOperator } from '../support/page-session'
import { startServer, type TestServer } from '../support/server'

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evidence-chat-start-'))
})
after(() => rm(dataDir, { recursive: true }))

// One server after another on the same folder, since a start costs two seconds of processor time.
describe('a data folder over several starts', () => {
  let first: TestServer
  before(async () => {
    first = await startServer({ DATA_DIR: dataDir })
  })
  after(() => first.stop())

  test('the first start prints a key that works', async () => {
    assert.match(first.key, /^sk-\w{40,}$/)
    const { status } = await fetch(`${first.url}/api/v1/models`, { headers: { authorization: `Bearer ${first.key}` } })
    assert.equal(status, 200)
  })

  test('the data folder and its secrets are readable by their owner only', async () => {
    assert.equal((await stat(dataDir)).mode & 0o077, 0)
    for (const name of ['secrets.json', 'operator-token'])
      assert.equal((await stat(join(dataDir, name))).mode & 0o077, 0, name)
  })

  // Node's default of 5 s closes connections that a proxy is about to reuse; the request then fails without a response.
  test('an idle connection stays open longer than proxies keep theirs', async () => {
    const { headers } = await fetch(`${first.url}/api/health`)
    assert.equal(headers.get('keep-alive'), 'timeout=75')
  })

  // Two servers that each assume to be the only writer would lose what the other holds in memory.
  test('a second server on the same data folder is refused with a message', async () => {
    await assert.rejects(
      startServer({ DATA_DIR: dataDir }),
      new RegExp(`Another Evidence Chat \\(process ${first.pid}\\) is using ${dataDir}. Stop it first`),
    )
  })

  test('the next start, also after a kill, prints no key and keeps the earlier one, the operator URL and its sessions', async () => {
    const cookie = await signInAsOperator(first.operatorUrl)
    const { port } = new URL(first.url)
    await first.stop('SIGKILL')
    const second = await startServer({ DATA_DIR: dataDir, PORT: port })
    try {
      assert.doesNotMatch(second.output(), /sk-|Building/)
      assert.equal(second.operatorUrl, first.operatorUrl)
      assert.match(
        second.output(),
        new RegExp(`no key on this machine.+loopback address.+localhost:${port}.+proxy`, 's'),
      )
      const listed = await fetch(`${second.url}/api/v1/models`, { headers: { authorization: `Bearer ${first.key}` } })
      assert.equal(listed.status, 200)
      const headers = { origin: second.url, cookie }
      const { status } = await fetch(`${second.url}/api/model-servers/find`, { method: 'POST', headers })
      assert.equal(status, 200)
    } finally {
      assert.equal(await second.stop('SIGINT'), 0)
    }
  })
})

test('a port in use gives a message that says what to do', async () => {
  const taken = createServer()
  const port = await new Promise<number>((done) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  try {
    await assert.rejects(
      startServer({ PORT: String(port) }),
      new RegExp(`Port ${port} on 127.0.0.1 is used by another program.*PORT=`),
    )
  } finally {
    taken.close()
  }
})

describe('a data folder with images', () => {
  let folder: string
  before(async () => {
    folder = join(dataDir, 'mistaken')
    const kept = `
      import { sweepImages } from '@/lib/platform/conversations/message-images'
      import { startTurn } from '@/lib/platform/conversations/start-turn'
      import { closeDatabase } from '@/lib/store/db'
      const place = { conversation: 'conversation-with-image', question: 'a-question-of-it', answer: 'an-answer-of-it-1' }
      await startTurn(place, [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }], 'owner')
      await sweepImages()
      await closeDatabase()`
    await runChild(kept, { DATA_DIR: folder, DATABASE_URL: '' })
  })

  // An empty DATABASE_URL creates a new database; its cleanup would then delete the image files of the right one.
  test('a database whose images are not those of the data folder is refused with a message', async () => {
    await rename(join(folder, 'platform.sqlite'), join(folder, 'right.sqlite'))
    const expected = /images holds the images of another database\..*DATABASE_URL/
    await assert.rejects(startServer({ DATA_DIR: folder }), expected)
    for (const suffix of ['', '-wal', '-shm']) await rm(join(folder, `platform.sqlite${suffix}`), { force: true })
    await rename(join(folder, 'right.sqlite'), join(folder, 'platform.sqlite'))
  })

  test('its own database starts; a server that others can reach prints no token, and says who its operator is', async () => {
    const server = await startServer({ DATA_DIR: folder, PUBLIC_URL: 'https://evidence.hospital.example' })
    assert.equal(await server.stop(), 0)
    assert.doesNotMatch(server.output(), /token=/)
    assert.match(server.output(), /Operator +signs in with a key of scope admin/)
  })
})

test('an unreachable database stops the start with its address and the cause, and without the password', async () => {
  const port = await freePort()
  const started = startServer({ DATABASE_URL: `postgres://evidence:hidden-word@127.0.0.1:${port}/chat` })
  await assert.rejects(started, (error: Error) => {
    assert.match(error.message, new RegExp(`PostgreSQL at 127\\.0\\.0\\.1:${port}, database chat.*ECONNREFUSED`))
    assert.doesNotMatch(error.message, /hidden-word/)
    return true
  })
})

test('an invalid setting stops the start and is named', async () => {
  await assert.rejects(startServer({ UPSTREAM_BASE_URL: 'not an address' }), /UPSTREAM_BASE_URL: must be/)
})

test('a library that cannot be opened stops the start with the file and how to rebuild it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-chat-damaged-'))
  await writeFile(join(folder, 'library.sqlite'), 'this is no database, and long enough to be read as one'.repeat(50))
  await assert.rejects(startServer({ DATA_DIR: folder }), /library\.sqlite.*npm run library -- rebuild/)
  await rm(folder, { recursive: true })
})
