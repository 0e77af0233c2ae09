import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { type AnswerPart, askQuestion, readAnswer } from '@/components/conversation/answer-client'
import type { AnswerError } from '@/components/errors/answer-error'

const role = frame({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })
const stop = frame({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
const done = 'data: [DONE]\n\n'

function frame(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`
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

async function collect(answer: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of answer) parts.push(part)
  return parts
}

async function read(text: string, cutBytes?: number): Promise<AnswerPart[]> {
  return collect(readAnswer(streamOf(text, cutBytes)))
}

function textOf(parts: AnswerPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

describe('a complete answer', () => {
  test('is read to its end, with its finish reason', async () => {
    const parts = await read(role + word('Aspirin ') + word('[1].') + stop + done)
    assert.equal(textOf(parts), 'Aspirin [1].')
    assert.deepEqual(parts.at(-1), { type: 'finish', reason: 'stop' })
  })

  test('does not depend on how the network splits its bytes', async () => {
    const text = `: keep-alive\n${role}${word('5 µg/kg – 🫀 ')}${word('≥ 18 y')}${stop}${done}`
    for (const newline of ['\n', '\r\n', '\r'])
      for (let cutBytes = 1; cutBytes <= 40; cutBytes++)
        assert.equal(textOf(await read(text.replaceAll('\n', newline), cutBytes)), '5 µg/kg – 🫀 ≥ 18 y')
  })

  test('carries its evidence early and, complete, at its end', async () => {
    const early = frame({ choices: [], evidence: { version: 1, items: [] } })
    const late = frame({ choices: [], evidence: { version: 1, items: [], abstained: true }, usage: {} })
    const parts = await read(role + early + word('x') + stop + late + done)
    assert.deepEqual(
      parts.filter(({ type }) => type === 'evidence').map((part) => 'evidence' in part && part.evidence.abstained),
      [undefined, true],
    )
  })

  test('carries the checks of sentences after their text', async () => {
    const checks = [{ start: 0, end: 1, items: [1], status: 'not-found', missing: ['3%'] }]
    const parts = await read(role + word('x') + frame({ choices: [], checks }) + word('y') + stop + done)
    assert.deepEqual(
      parts.map((part) => (part.type === 'checks' ? part.checks : part.type)),
      ['text', checks, 'text', 'finish'],
    )
  })

  test('is the first choice only, if a server sends several', async () => {
    const second = frame({ choices: [{ index: 1, delta: { content: 'other' }, finish_reason: null }] })
    assert.equal(textOf(await read(role + word('first') + second + stop + done)), 'first')
  })

  test('ignores null errors, empty choices and unknown fields', async () => {
    const odd = frame({ id: 'x', error: null, evidence: null, choices: [], usage: null })
    assert.equal(textOf(await read(role + odd + word('fine') + stop + done)), 'fine')
  })
})

// An incomplete medical answer must never look complete.
describe('an answer that did not end', () => {
  const broken = { name: 'AnswerError', kind: 'broken' }

  test('is an error when the stream is cut between frames', async () => {
    await assert.rejects(read(role + word('Give 5')), broken)
  })

  test('is an error when the stream is cut inside a frame', async () => {
    await assert.rejects(read((role + word('Give 5 mg') + stop + done).slice(0, -8)), broken)
  })

  test('is an error when the finish reason is missing', async () => {
    await assert.rejects(read(role + word('Give 5') + done), broken)
  })

  test('is an error when the end of the stream is missing after the finish reason', async () => {
    await assert.rejects(read(role + word('Give 5') + stop), broken)
  })

  test('is an error when nothing came at all', async () => {
    await assert.rejects(read(''), broken)
  })

  test('keeps the message and code of an error frame, and the text before it', async () => {
    const failing = role + word('Give 5') + frame({ error: { message: 'The model stopped.', code: 'upstream_failed' } })
    const parts: AnswerPart[] = []
    await assert.rejects(
      async () => {
        for await (const part of readAnswer(streamOf(failing + done))) parts.push(part)
      },
      { ...broken, message: 'The model stopped.', code: 'upstream_failed' },
    )
    assert.equal(textOf(parts), 'Give 5')
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
      await collect(askQuestion(url, { messages: [], stream: true }, signal))
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
