/** Many concurrent, slow and heavy callers: none delays the others, and no answer mixes with another. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { type FakeUpstream, streamAnswer, streamAnswerUntil } from '@/tests/fakes/upstream'
import { isFull } from '../support/full'
import { borrowServerForLoad } from '../support/lent-servers'
import { readStream } from '../support/schemas/stream'
import type { TestServer } from '../support/server'
import { peakDuring, post, residentMb } from './harness'

const streams = 200
const slowReaders = isFull ? 20 : 3
/** Ten times the memory limit, since kernels differ: one may buffer 33 MB per socket, and there are two on the path. */
const slowAnswerBytes = 400_000_000
const othersWaitMsMax = 4000
/** Added memory allowed: 100 MB for the streams, 40 MB for slow readers, 350 MB for one heavy caller. */
const addedMb = { streams: 100, slow: 40, heavy: 350 }

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream } = await borrowServerForLoad())
  // Warm up: memory allocated by the first answer does not count.
  for (let turn = 0; turn < 20; turn++) await (await post(server, { stream: true, ...bare })).text()
})
after(() => server.stop())

const bare = { evidence: { mode: 'off' } }
const asked = (content: string) => ({ ...bare, stream: true, messages: [{ role: 'user', content }] })

describe('under load', () => {
  it(`${streams} simultaneous streams end complete, each with its own words, in under ${addedMb.streams} MB more`, async (t) => {
    upstream.always((reply, request) => {
      const own = String(request.body.messages?.at(-1)?.content)
      return streamAnswer(
        // So slowly that all are open at the same time.
        Array.from({ length: 12 }, () => `${own} `),
        { delayMs: 50 },
      )(reply, request)
    })
    const before = residentMb(server.pid)
    const work = Promise.all(
      Array.from({ length: streams }, async (_, index) => {
        const name = `w${index}x`
        const response = await post(server, asked(name))
        assert.equal(response.status, 200)
        const { content, error } = readStream(await response.text())
        assert.equal(error, null)
        assert.deepEqual(new Set(content[0]?.trim().split(/\s+/)), new Set([name]))
      }),
    )
    const { peak } = await peakDuring(() => residentMb(server.pid), work)
    t.diagnostic(`${streams} streams: ${Math.round(peak - before)} MB more at the peak`)
    assert.ok(peak - before < addedMb.streams, `${peak - before} MB`)
  })

  it(`${slowReaders} readers who do not read cost under ${addedMb.slow} MB, and others are served`, async (t) => {
    let written = 0
    upstream.always(async (reply, request) => {
      reply.head(200, { 'content-type': 'text/event-stream' })
      const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' }
      // Whole sentences, since the last one is held back until it is complete.
      const delta = { content: `${'word '.repeat(19)}end. `.repeat(10) }
      const frame = `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`
      for (let sent = 0; sent < slowAnswerBytes && !request.hasLeft; sent += frame.length) {
        await reply.bytes(frame)
        written += frame.length
      }
      reply.end('data: [DONE]\n\n')
    })
    // The working memory of long answers is there already; what counts is what standing still costs on top.
    await Promise.all(Array.from({ length: slowReaders }, () => readSome(20_000_000)))
    written = 0
    const before = residentMb(server.pid)
    const sockets = await Promise.all(Array.from({ length: slowReaders }, () => slowReader()))
    await settled(() => written)
    const added = residentMb(server.pid) - before
    t.diagnostic(
      `${slowReaders} slow readers: ${Math.round(added)} MB more, ${Math.round(written / 1e6)} MB taken from the model server`,
    )
    upstream.always(streamAnswer('Hello.'))
    assert.equal((await post(server, bare)).status, 200)
    for (const socket of sockets) socket.destroy()
    assert.ok(added < addedMb.slow, `${added} MB`)
    assert.ok(
      written < slowReaders * slowAnswerBytes * 0.5,
      'the model server was read although no client read the answer',
    )
  })

  it('slow headers and slow bodies delay no other caller', async () => {
    upstream.always(streamAnswer('Hello.'))
    const starts = [
      'POST /api/v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
      `POST /api/v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nAuthorization: Bearer ${server.key}\r\nContent-Length: 1000000\r\n\r\n{"messages":`,
    ]
    const sockets = await Promise.all(Array.from({ length: 200 }, (_, index) => opened(starts[index % 2] ?? '')))
    const askedAt = performance.now()
    assert.equal((await post(server, bare)).status, 200)
    assert.ok(performance.now() - askedAt < othersWaitMsMax)
    for (const socket of sockets) socket.destroy()
  })

  it(`one caller's heaviest requests delay another under 4 s and take under ${addedMb.heavy} MB`, async (t) => {
    upstream.always(streamAnswer('Hello.'))
    const before = residentMb(server.pid)
    const heavy = [
      JSON.stringify({ messages: [{ role: 'user', content: 'word '.repeat(10_000_000) }] }),
      `{"messages":[${'{},'.repeat(900_000)}{}]}`,
      `{"messages":${'['.repeat(60)}${'0,'.repeat(900_000)}0${']'.repeat(60)}}`,
    ]
    let isOver = false
    const attack = Promise.all(
      heavy.map(async (body) => {
        const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body }
        const response = await fetch(`${server.url}/api/v1/chat/completions`, init)
        await response.text()
        assert.ok(response.status < 500, String(response.status))
      }),
    ).then(() => {
      isOver = true
    })
    const waits: number[] = []
    const others = (async () => {
      while (!isOver) {
        const askedAt = performance.now()
        assert.equal((await post(server, bare)).status, 200)
        waits.push(performance.now() - askedAt)
      }
    })()
    const { peak } = await peakDuring(() => residentMb(server.pid), Promise.all([attack, others]))
    const longest = Math.max(...waits)
    t.diagnostic(`longest wait of another ${Math.round(longest)} ms; ${Math.round(peak - before)} MB more at the peak`)
    assert.ok(longest < othersWaitMsMax, `${longest} ms`)
    assert.ok(peak - before < addedMb.heavy, `${peak - before} MB`)
  })
})

describe('an unreachable model server', () => {
  it('leaves the page, the models and stored answers as they were', async () => {
    upstream.always(streamAnswer('Kept.'))
    const { id } = JSON.parse(await (await post(server, { ...bare, store: true })).text())
    upstream.always((reply) => reply.disconnect())
    assert.ok((await post(server, bare)).status >= 500)
    for (const path of ['/', '/api/v1/models', `/api/v1/chat/completions/${id}`, '/api/health']) {
      const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${server.key}` } })
      assert.equal(response.status, 200, path)
    }
  })

  it('is replaced by quotations that say so, for callers who requested that, and only for prose', async () => {
    upstream.always((reply) => reply.disconnect())
    const question = [{ role: 'user', content: 'Does spironolactone reduce mortality in severe heart failure?' }]
    const asked = { messages: question, evidence: { model_away: 'quotes' } }
    const { choices, evidence } = JSON.parse(await (await post(server, asked)).text())
    assert.equal(evidence.engine, 'extractive')
    assert.match(
      choices[0].message.content,
      /^> The language model cannot be reached.+could not be reached, so nothing was summ/s,
    )
    const streamedText = await (await post(server, { ...asked, stream: true })).text()
    assert.deepEqual(readStream(streamedText).content, [choices[0].message.content])
    const tools = [{ type: 'function', function: { name: 'look_up' } }]
    for (const other of [{ messages: question }, { ...asked, tools }, { ...asked, ...bare }])
      assert.equal((await post(server, other)).status, 502)
  })

  it('is called again within 15 s of its return, however long it was unavailable', async (t) => {
    upstream.always((reply) => reply.disconnect())
    for (let turn = 0; turn < 40; turn++) await (await post(server, bare)).text()
    upstream.always(streamAnswer('Back.'))
    const backAt = performance.now()
    let waited = 0
    for (let status = 0; status !== 200; ) {
      const response = await post(server, bare)
      await response.text()
      status = response.status
      waited = performance.now() - backAt
      assert.ok(waited < 15_000, `${waited} ms`)
    }
    t.diagnostic(`first answer ${Math.round(waited)} ms after the return`)
  })

  it('is released within 2 s when the client leaves, before and after the first word', async () => {
    for (const script of [
      streamAnswerUntil(0, (reply) => reply.hang(), ''),
      streamAnswerUntil(3, (reply) => reply.hang(), 'One. Two.'),
    ]) {
      upstream.always(script)
      const count = upstream.requests.length
      const leaving = new AbortController()
      const answered = post(server, { ...bare, stream: true }, { signal: leaving.signal }).then((response) =>
        response.text(),
      )
      const request = await upstream.received(count + 1)
      const leftAt = performance.now()
      leaving.abort()
      await assert.rejects(answered)
      assert.ok((await request.left) - leftAt < 2000)
    }
  })
})

async function opened(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

/** Requests a long answer, reads its first bytes and then stops reading. */
async function slowReader(): Promise<Socket> {
  const body = JSON.stringify(asked('long'))
  const socket = await opened(
    `POST /api/v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nAuthorization: Bearer ${server.key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  await once(socket, 'data')
  socket.pause()
  return socket
}

/** Reads so much of a long answer as fast as it comes, and leaves. */
async function readSome(bytes: number): Promise<void> {
  const socket = await slowReader()
  const done = Promise.withResolvers<void>()
  let read = 0
  socket.on('data', (piece) => {
    read += piece.length
    if (read >= bytes) done.resolve()
  })
  socket.resume()
  await done.promise
  socket.destroy()
}

/** Waits until a count has not changed for a second. */
async function settled(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); ) {
    last = count()
    await new Promise((done) => setTimeout(done, 1000))
  }
}
