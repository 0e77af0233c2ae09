import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { askQuestion, readAnswer } from '@/components/conversation/answer-client'
import type { AnswerError } from '@/components/errors/answer-error'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { toChunks } from '@/lib/wire/response'

const role = frame({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })
const stop = frame({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }
const end = frame({ choices: [], usage })
const done = 'data: [DONE]\n\n'
const { signal } = new AbortController()

function frame(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`
}

async function* toAsync(events: AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events
}

function word(content: string): string {
  return frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
}

function streamOf(text: string, cutBytes = Number.POSITIVE_INFINITY): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += cutBytes) controller.enqueue(bytes.slice(at, at + cutBytes))
      controller.close()
    },
  })
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function read(text: string, cutBytes?: number): Promise<AnswerEvent[]> {
  return collect(readAnswer(streamOf(text, cutBytes), { signal }))
}

function textOf(events: AnswerEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.content : '')).join('')
}

describe('a complete answer', () => {
  test('is read to its end, with its finish reason', async () => {
    const events = await read(role + word('Aspirin ') + word('[1].') + stop + end + done)
    assert.equal(textOf(events), 'Aspirin [1].')
    assert.deepEqual(events.slice(-2), [
      { type: 'finish', choice: 0, reason: 'stop', annotations: [] },
      { type: 'end', usage, evidence: null },
    ])
  })

  test('does not depend on how the network splits its bytes', async () => {
    const text = `: keep-alive\n${role}${word('5 µg/kg – 🫀 ')}${word('≥ 18 y')}${stop}${end}${done}`
    for (const newline of ['\n', '\r\n', '\r'])
      for (let cutBytes = 1; cutBytes <= 40; cutBytes++)
        assert.equal(textOf(await read(text.replaceAll('\n', newline), cutBytes)), '5 µg/kg – 🫀 ≥ 18 y')
  })

  test('restores the events that the server encoded as chunks', async () => {
    const evidence = { version: 1, engine: 'upstream', abstained: false, searched: [], items: [], checks: [] } as const
    const checks = [{ start: 0, end: 5, items: [1], status: 'not-found' as const, missing: ['3%'] }]
    const citation = { start_index: 5, end_index: 8, title: 'T', url: '/t' }
    const events: AnswerEvent[] = [
      { type: 'search', step: { source: 'library', hits: 3, ms: 1 } },
      { type: 'sources', evidence: { ...evidence, searched: [], items: [], checks: [] } },
      { type: 'delta', choice: 0, content: 'Fell ' },
      { type: 'delta', choice: 0, content: '[1].' },
      { type: 'checks', checks },
      { type: 'finish', choice: 0, reason: 'length', annotations: [{ type: 'url_citation', url_citation: citation }] },
      { type: 'end', usage, evidence: { ...evidence, searched: [], items: [], checks } },
    ]
    const chunks = toChunks(toAsync(events), { model: 'm', includeUsage: true })
    const frames = (await collect(chunks)).map(frame)
    assert.deepEqual(await read(frames.join('') + done), events)
  })

  test('is the first choice only, if a server sends several', async () => {
    const second = frame({ choices: [{ index: 1, delta: { content: 'other' }, finish_reason: null }] })
    assert.equal(textOf(await read(role + word('first') + second + stop + end + done)), 'first')
  })

  test('ignores empty choices and unknown fields', async () => {
    const odd = frame({ id: 'x', later: 1, evidence: null, choices: [], usage: null })
    assert.equal(textOf(await read(role + odd + word('fine') + stop + end + done)), 'fine')
  })
})

// An incomplete medical answer must never look complete.
describe('an answer that did not end', () => {
  const broken = { name: 'AnswerError', kind: 'broken' }

  test('is an error when the stream is cut between frames', async () => {
    await assert.rejects(read(role + word('Give 5')), broken)
  })

  test('is an error when the stream is cut inside a frame', async () => {
    await assert.rejects(read((role + word('Give 5 mg') + stop + end + done).slice(0, -8)), broken)
  })

  test('is an error when the chunk that ends it is missing', async () => {
    await assert.rejects(read(role + word('Give 5') + done), broken)
    await assert.rejects(read(role + word('Give 5') + stop + done), broken)
  })

  test('is an error when the end of the stream is missing after its last chunk', async () => {
    await assert.rejects(read(role + word('Give 5') + stop + end), broken)
  })

  test('is an error when nothing arrived', async () => {
    await assert.rejects(read(''), broken)
  })

  test('keeps the message and code of an error frame, and the text before it', async () => {
    const failing = role + word('Give 5') + frame({ error: { message: 'The model stopped.', code: 'upstream_failed' } })
    const events: AnswerEvent[] = []
    await assert.rejects(
      async () => {
        for await (const event of readAnswer(streamOf(failing + done), { signal })) events.push(event)
      },
      { ...broken, message: 'The model stopped.', code: 'upstream_failed' },
    )
    assert.equal(textOf(events), 'Give 5')
  })

  test('is an error when a frame is not JSON', async () => {
    await assert.rejects(read(`${role}data: <html>\n\n`), broken)
  })
})

describe('asking a server', () => {
  const servers: ReturnType<typeof createServer>[] = []
  after(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    // `address()` is a string for pipes only; this server listens on a port.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  async function failureOf(url: string, signal = new AbortController().signal): Promise<AnswerError> {
    try {
      const request = { messages: [], stream: true, stream_options: { include_usage: true } } as const
      await collect(askQuestion(url, { ...request, messages: [] }, { signal }))
    } catch (error) {
      return error as AnswerError
    }
    return assert.fail('the answer was taken for whole')
  }

  test('a refusal keeps status, code, message and retry time', async () => {
    const body = { error: { message: 'Too many.', type: 'requests', param: null, code: 'rate_limit_exceeded' } }
    const url = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
    const { kind, status, code, message, retryAfterS } = await failureOf(url)
    assert.deepEqual(
      { kind, status, code, message, retryAfterS },
      { kind: 'refused', status: 429, code: 'rate_limit_exceeded', message: 'Too many.', retryAfterS: 7 },
    )
  })

  test('an error page of a proxy is a refusal with our own message', async () => {
    const url = await serve((_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    )
    const { kind, status, message } = await failureOf(url)
    assert.deepEqual({ kind, status }, { kind: 'refused', status: 502 })
    assert.doesNotMatch(message, /</)
  })

  test('a page where a stream should be is a refusal, not an empty answer', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    )
    assert.equal((await failureOf(url)).kind, 'refused')
  })

  test('a connection that dies mid-answer is a broken answer', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(role + word('Give 5'), () => response.socket?.destroy())
    })
    assert.equal((await failureOf(url)).kind, 'broken')
  })

  test('an absent server is unreachable', async () => {
    const url = await serve(() => undefined)
    const server = servers.at(-1)
    await new Promise<void>((closed) => server?.close(() => closed()))
    assert.equal((await failureOf(url)).kind, 'unreachable')
  })

  test('a stop by the user is neither: the abort itself arrives', async () => {
    const controller = new AbortController()
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(role, () => controller.abort())
    })
    assert.equal((await failureOf(url, controller.signal)).name, 'AbortError')
  })
})
