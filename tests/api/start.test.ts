/** What newcomers and operators see at `npm start`. */
import assert from 'node:assert/strict'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runChild } from '../support/child'
import { findFreePort } from '../support/free-port'
import { startServer } from '../support/server'

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
    folder = await mkdtemp(join(tmpdir(), 'evidence-chat-images-'))
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
  after(() => rm(folder, { recursive: true }))

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
  const port = await findFreePort()
  const started = startServer({ DATABASE_URL: `postgres://evidence:hidden-word@127.0.0.1:${port}/chat` })
  await assert.rejects(started, (error: Error) => {
    assert.match(error.message, new RegExp(`PostgreSQL at 127\\.0\\.0\\.1:${port}, database chat.*ECONNREFUSED`))
    assert.doesNotMatch(error.message, /hidden-word/)
    return true
  })
})

test('a library that cannot be opened stops the start with the file and how to rebuild it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-chat-damaged-'))
  await writeFile(join(folder, 'library.sqlite'), 'this is no database, and long enough to be read as one'.repeat(50))
  await assert.rejects(startServer({ DATA_DIR: folder }), /library\.sqlite.*npm run library -- rebuild/)
  await rm(folder, { recursive: true })
})
