/** Request bodies that never end: they count against their sender's budget and delay nobody else. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { streamAnswer } from '@/tests/fakes/upstream'
import { runChild } from '../support/child'
import { isFull } from '../support/full'
import { borrowServerForLoad } from '../support/lent-servers'
import type { TestServer } from '../support/server'
import { peakDuring, post, residentMb } from './harness'

const bodies = isFull ? 55 : 8
const declaredBytes = 52_000_000
const sentBytes = 49_000_000
/** Three quarters of what eight such bodies hold. */
const addedMbMax = 300

let server: TestServer
let other: { url: string; key: string }
let single: { url: string; key: string }
let watcher: string
before(async () => {
  const lent = await borrowServerForLoad()
  server = lent.server
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    for (const wanted of [{ name: 'other' }, { name: 'single', streams: 1 }, { name: 'watcher', scope: 'admin' }])
      console.log((await createKey(wanted)).secret)
    await closeDatabase()`
  const keys = (await runChild(code, { DATA_DIR: server.dataDir })).trim().split('\n')
  other = { url: server.url, key: keys[0] ?? '' }
  single = { url: server.url, key: keys[1] ?? '' }
  watcher = keys[2] ?? ''
  // What a first answer loads stays.
  lent.upstream.always(streamAnswer('Hello.'))
  for (let turn = 0; turn < 20; turn++) assert.equal(await ask(other), 200)
})
after(() => server.stop())

const ask = async (place: typeof other) => {
  const response = await post(place, { evidence: { mode: 'off' } })
  await response.text()
  return response.status
}

function head(key: string, length: number): string {
  const lines = ['Host: 127.0.0.1', `Authorization: Bearer ${key}`, 'Content-Type: application/json']
  return `POST /api/v1/chat/completions HTTP/1.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n{"messages":`
}

async function opened(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

/**
 * Writes most of what was declared, as far as the server takes it, and stays.
 *
 * @returns the socket and what came back
 */
async function halfSent(key: string): Promise<{ socket: Socket; answer: () => string }> {
  const socket = await opened(head(key, declaredBytes))
  let answer = ''
  socket.on('data', (data) => {
    answer += data.toString('latin1')
  })
  const piece = Buffer.alloc(1_000_000, ' ')
  await new Promise<void>((done) => {
    let left = sentBytes / piece.length
    const write = () => {
      if (left-- > 0) socket.write(piece, write)
      else done()
    }
    socket.once('close', () => done())
    write()
  })
  return { socket, answer: () => answer }
}

async function bytesHeld(): Promise<number> {
  const response = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${watcher}` } })
  return Number(/^evidence_chat_body_bytes (\d+)/m.exec(await response.text())?.[1])
}

describe('bodies that never end', { timeout: 240_000 }, () => {
  it(`${bodies} of 49 MB cost under ${addedMbMax} MB; the rest are refused at once, and another key is served`, async (t) => {
    const before = residentMb(server.pid)
    const attack = Promise.all(Array.from({ length: bodies }, () => halfSent(server.key)))
    const work = Promise.all([attack, ...Array.from({ length: 10 }, () => ask(other))])
    const { peak, result } = await peakDuring(() => residentMb(server.pid), work)
    const [senders, ...statuses] = result
    t.diagnostic(`${Math.round(peak - before)} MB more at the peak`)
    assert.deepEqual(new Set(statuses), new Set([200]))
    const refused = senders.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'))
    assert.equal(refused.length, bodies - 1)
    for (const { answer } of refused) assert.match(answer(), /^retry-after: \d+\r$/im)
    assert.equal(await bytesHeld(), declaredBytes)
    assert.ok(peak - before < addedMbMax, `${peak - before} MB`)

    for (const { socket } of senders) socket.destroy()
    while ((await bytesHeld()) > 0);
    t.diagnostic(`${Math.round(residentMb(server.pid) - before)} MB more after they had left`)
    const large = { messages: [{ role: 'user', content: 'word '.repeat(1_900_000) }], evidence: { mode: 'off' } }
    assert.equal((await post(server, large)).status, 200)
  })

  it('one that stalls counts among its key’s answers, until it is refused with 408', async () => {
    const socket = await opened(head(single.key, 1000))
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    while ((await bytesHeld()) === 0);
    const refused = await post(single, {})
    assert.equal(refused.status, 429)
    assert.match(await refused.text(), /limit of 1 answers at the same time/)
    await once(socket, 'data')
    assert.match(answer, /^HTTP\/1\.1 408 /)
    assert.equal(await ask(single), 200)
    await once(socket, 'close')
    assert.match(answer, /less than 16,384 bytes per second/)
  })
})
