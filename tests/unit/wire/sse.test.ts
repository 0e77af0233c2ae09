import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { type ServiceChunk, toChunks } from '@/lib/wire/response'
import { toEventStream } from '@/lib/wire/sse'
import { asked, citedAnswer, play, smallTalk } from '../../fixtures/sample-answer'
import { readStream } from '../../support/schemas/stream'

const fail = (error: unknown) => assert.fail(`reported ${error}`)
const streamOf = (...events: (AnswerEvent | Error)[]) => toChunks(play(...events), asked)

/** A source whose chunks a test releases one by one. */
function scripted() {
  const waiting: PromiseWithResolvers<ServiceChunk | null>[] = [Promise.withResolvers()]
  const state = { isReturned: false, taken: 0 }
  async function* chunks(): AsyncGenerator<ServiceChunk> {
    try {
      for (let index = 0; ; index++) {
        waiting[index] ??= Promise.withResolvers()
        const chunk = await waiting[index]?.promise
        if (!chunk) return
        state.taken++
        yield chunk
      }
    } finally {
      state.isReturned = true
    }
  }
  const at = (index: number) => (waiting[index] ??= Promise.withResolvers())
  return { chunks: chunks(), give: (index: number, chunk: ServiceChunk | null) => at(index).resolve(chunk), at, state }
}

async function someChunks(): Promise<ServiceChunk[]> {
  const chunks: ServiceChunk[] = []
  for await (const chunk of streamOf(...citedAnswer)) chunks.push(chunk)
  return chunks
}

async function turns(count = 20) {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

describe('a stream on the wire', () => {
  it('consists of frames of one data line each, with [DONE] last', async () => {
    const response = await toEventStream(streamOf(...citedAnswer), fail)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.match(response.headers.get('cache-control') ?? '', /no-cache.*no-transform/)
    assert.equal(response.headers.get('x-accel-buffering'), 'no')
    assert.equal(response.headers.get('content-length'), null)
    const { content, error, chunks } = readStream(await response.text())
    assert.deepEqual([content, error, chunks.length], [['💊 It[1].'], null, 6])
  })

  it('escapes line breaks inside text', async () => {
    const text = 'a\n\nb\r\ndata: [DONE]\u2028'
    const events: AnswerEvent[] = [{ type: 'delta', choice: 0, content: text }, ...smallTalk.slice(1)]
    const body = await (await toEventStream(streamOf(...events), fail)).text()
    assert.deepEqual(readStream(body).content, [text])
  })
})

describe('a failure', () => {
  it('before the first word is thrown, so that the answer can be a JSON error', async () => {
    const error = new ApiError('upstream_unreachable', 'The model server does not answer.')
    await assert.rejects(toEventStream(streamOf(error), fail), error)
  })

  it('after the first word is an error frame, and no [DONE] follows', async () => {
    const reported: unknown[] = []
    const error = new ApiError('upstream_failed', 'The model server closed the connection.', {
      cause: new Error('ECONNRESET'),
    })
    const events = streamOf(...citedAnswer.slice(0, 3), error)
    const body = await (await toEventStream(events, (found) => reported.push(found))).text()
    const read = readStream(body)
    assert.deepEqual(read.error, {
      message: 'The model server closed the connection.',
      type: 'server_error',
      param: null,
      code: 'upstream_failed',
    })
    assert.ok(!body.includes('[DONE]') && !body.includes('ECONNRESET'))
    assert.deepEqual(reported, [error])
  })

  it('of our own reveals nothing of its cause to the client', async () => {
    const events = streamOf(...citedAnswer.slice(0, 3), new Error('secret at /srv/x.ts'))
    const body = await (await toEventStream(events, () => {})).text()
    assert.equal(readStream(body).error?.type, 'server_error')
    assert.ok(!body.includes('secret'))
  })
})

describe('a silent stream', () => {
  it('gets its 200 and a comment after 10 seconds of silence', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    const { chunks, give } = scripted()
    const answered = toEventStream(chunks, fail)
    test.mock.timers.tick(10_000)
    const response = await answered
    assert.equal(response.status, 200)
    give(0, null)
    assert.equal(await response.text(), ': keep-alive\ndata: [DONE]\n\n')
  })

  it('gets a comment every 10 to 15 seconds while nothing else is sent', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    const [first, second, third] = await someChunks()
    assert.ok(first && second && third)
    const { chunks, give } = scripted()
    give(0, first)
    give(1, second)
    const reader = (await toEventStream(chunks, fail)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const texts: (string | undefined)[] = []
    const reading = (async () => {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) texts.push(read.value)
    })()
    await turns()
    assert.equal(texts.length, 1)
    test.mock.timers.tick(5_000)
    await turns()
    assert.equal(texts.length, 1)
    test.mock.timers.tick(5_000)
    await turns()
    assert.equal(texts[1], ': keep-alive\n')
    give(2, third)
    await turns()
    test.mock.timers.tick(5_000)
    await turns()
    assert.match(texts[2] ?? '', /^data: /)
    assert.equal(texts.length, 3)
    give(3, null)
    await reading
    assert.equal(texts.at(-1), 'data: [DONE]\n\n')
  })

  it('that fails before the status is sent is answered with its error', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    const { chunks, at } = scripted()
    const answered = toEventStream(chunks, fail)
    at(0).reject(new ApiError('upstream_timeout', 'The model server is too slow.'))
    await assert.rejects(answered, { code: 'upstream_timeout' })
  })
})

describe('a client', () => {
  it('that stops reading stops the work: a slow one never fills memory', async () => {
    let made = 0
    async function* endless(): AsyncGenerator<ServiceChunk> {
      const [chunk] = await someChunks()
      for (; chunk; made++) yield chunk
    }
    const response = await toEventStream(endless(), fail)
    await turns(200)
    // One piece of 16 KB in the stream and one waiting; a chunk is about 200 bytes.
    assert.ok(made < 200, `${made} chunks were made for nobody`)
    await response.body?.cancel()
  })

  it('that disconnects ends the work', async () => {
    const [first, second] = await someChunks()
    assert.ok(first && second)
    const { chunks, give, state } = scripted()
    give(0, first)
    give(1, second)
    const reader = (await toEventStream(chunks, fail)).body?.getReader()
    await reader?.read()
    const cancelled = reader?.cancel()
    // Simulates the work that the client's abort signal ends.
    give(2, second)
    await cancelled
    assert.equal(state.isReturned, true)
  })

  it('gets chunks of one turn in one piece, and the first without waiting for the second', async () => {
    const [first, second, third] = await someChunks()
    assert.ok(first && second && third)
    const { chunks, give } = scripted()
    give(0, first)
    const reader = (await toEventStream(chunks, fail)).body?.pipeThrough(new TextDecoderStream()).getReader()
    assert.equal((await reader?.read())?.value, `data: ${JSON.stringify(first)}\n\n`)
    give(1, second)
    give(2, third)
    const both = `data: ${JSON.stringify(second)}\n\ndata: ${JSON.stringify(third)}\n\n`
    assert.equal((await reader?.read())?.value, both)
    give(3, null)
    assert.equal((await reader?.read())?.value, 'data: [DONE]\n\n')
  })

  it('that disconnects is sent no error frame and causes no error report', async (test) => {
    const [first, second] = await someChunks()
    assert.ok(first && second)
    const { chunks, give, at } = scripted()
    give(0, first)
    give(1, second)
    const report = test.mock.fn()
    const reader = (await toEventStream(chunks, report)).body?.getReader()
    await reader?.read()
    await turns()
    const cancelled = reader?.cancel()
    at(2).reject(new DOMException('left', 'AbortError'))
    await cancelled
    await turns()
    assert.equal(report.mock.callCount(), 0)
  })
})
