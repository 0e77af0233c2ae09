/** With a model server: streamed and complete answers are the same, and its failures are never hidden. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ServiceCompletion } from '@/lib/wire/response'
import { type FakeUpstream, type Script, sendRefusal, streamAnswer, streamAnswerUntil } from '@/tests/fakes/upstream'
import type { TraceCollector } from '../fakes/trace-collector'
import { borrowServerWithModel } from '../support/lent-servers'
import { omitTimes } from '../support/schemas/evidence'
import { readStream } from '../support/schemas/stream'
import { assertCompletion, assertError } from '../support/schemas/wire'
import type { TestServer } from '../support/server'

const messages = [{ role: 'user', content: 'Does dapagliflozin help in HFrEF?' }]

let upstream: FakeUpstream
let collector: TraceCollector
let server: TestServer
before(async () => {
  ;({ server, upstream, collector } = await borrowServerWithModel())
})
after(() => server.stop())

function post(fields: object, signal?: AbortSignal, more: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json', ...more },
    body: JSON.stringify({ messages, ...fields }),
    ...(signal && { signal }),
  })
}

const call = (index: number, id: string) => [{ index, id, type: 'function', function: { name: 'find', arguments: '' } }]
const piece = (index: number, text: string) => [{ index, function: { arguments: text } }]
const tool = { type: 'function', function: { name: 'find', parameters: { type: 'object' } } }

const scripts: Record<string, { script: Script; fields?: object }> = {
  'a cited answer': { script: streamAnswer('It lowers the risk [1]. So does another drug [2][99]. 💊 See [1].') },
  'an answer whose bytes are cut anywhere': { script: streamAnswer('💊🫀 é It helps [1]. 終わり', { cutBytes: 3 }) },
  'a server that counts no tokens': { script: streamAnswer('It helps [1].', { usage: 'never' }) },
  'a server that says no role and no [DONE]': {
    script: streamAnswer('It helps [1].', { role: 'missing', done: false }),
  },
  'an answer cut at its limit': {
    script: streamAnswer('It helps', { finishReason: 'length' }),
    fields: { max_tokens: 2 },
  },
  'two choices': { script: streamAnswer('It helps [1].', { choices: 2 }), fields: { n: 2 } },
  'tool calls in pieces': {
    script: streamAnswer('', {
      toolCalls: [call(0, 'a'), piece(0, '{"q":'), call(1, 'b'), piece(0, '1}'), piece(1, '{}')],
      finishReason: 'tool_calls',
    }),
    fields: { tools: [tool] },
  },
  'calls of a custom tool': {
    script: streamAnswer('', {
      toolCalls: [
        [{ index: 0, id: 'c', type: 'custom', custom: { name: 'run', input: '' } }],
        [{ index: 0, custom: { input: 'print' } }],
        [{ index: 0, custom: { input: '(1)' } }],
      ],
      finishReason: 'tool_calls',
    }),
    fields: { tools: [{ type: 'custom', custom: { name: 'run' } }] },
  },
  'the older form of a tool call': {
    script: streamAnswer('', {
      functionCalls: [{ name: 'find', arguments: '' }, { name: 'find', arguments: '{"q":' }, { arguments: '1}' }],
      finishReason: 'function_call',
    }),
    fields: { functions: [{ name: 'find', parameters: { type: 'object' } }] },
  },
  'JSON that was asked for': {
    script: streamAnswer('{"helps": true}'),
    fields: { response_format: { type: 'json_object' } },
  },
}

describe('streamed and complete answers of one script are the same', () => {
  for (const [name, { script, fields = {} }] of Object.entries(scripts)) {
    it(name, async () => {
      upstream.always(script)
      const whole: ServiceCompletion = JSON.parse(await (await post(fields)).text())
      assertCompletion(whole)
      const response = await post({ ...fields, stream: true, stream_options: { include_usage: true } })
      const { chunks, content } = readStream(await response.text())
      const last = chunks.at(-1)
      assert.deepEqual(
        content,
        whole.choices.map(({ message }) => message.content ?? ''),
      )
      assert.deepEqual([last?.usage, omitTimes(last?.evidence)], [whole.usage, omitTimes(whole.evidence)])
      assert.deepEqual([last?.citations, last?.search_results], [whole.citations, whole.search_results])
      for (const { index, finish_reason, message } of whole.choices) {
        const own = chunks.flatMap((chunk) => chunk.choices.filter((choice) => choice.index === index))
        assert.equal(own.at(-1)?.finish_reason, finish_reason)
        assert.deepEqual(
          own.flatMap(({ delta }) => Reflect.get(delta, 'annotations') ?? []),
          message.annotations,
        )
        assert.deepEqual(
          joinCalls(own.flatMap(({ delta }) => delta.tool_calls ?? [])),
          (message.tool_calls ?? []).map((made) =>
            made.type === 'function' ? made.function.arguments : made.custom.input,
          ),
        )
        const pieces = own.flatMap(({ delta }) => delta.function_call ?? [])
        assert.deepEqual(
          [pieces.map(({ name }) => name ?? '').join(''), pieces.map((called) => called.arguments ?? '').join('')],
          [message.function_call?.name ?? '', message.function_call?.arguments ?? ''],
        )
      }
    })
  }
})

function joinCalls(pieces: ChatCompletionChunk.Choice.Delta.ToolCall[]): string[] {
  const joined: string[] = []
  for (const { index, function: called, custom } of pieces)
    joined[index] = (joined[index] ?? '') + (called?.arguments ?? custom?.input ?? '')
  return joined
}

describe('a question in Chinese', () => {
  const emergency = [{ role: 'user', content: '我胸痛，喘不过气' }]
  const contentOf = async (fields: object) => {
    const whole: ServiceCompletion = JSON.parse(await (await post({ messages: emergency, ...fields })).text())
    return whole.choices[0]?.message.content
  }

  it("says in Chinese, before the model's first word, whom to call", async () => {
    upstream.always(streamAnswer('请保持坐位。'))
    const content = (await contentOf({})) ?? ''
    assert.match(content, /^\*\*如果此情况正在发生，请立即拨打 120/)
    assert.match(content, /\n\n请保持坐位。/)
  })

  it("that asks for JSON gets only the model's reply", async () => {
    upstream.always(streamAnswer('{"urgent": true}'))
    assert.equal(await contentOf({ response_format: { type: 'json_object' } }), '{"urgent": true}')
  })
})

it('a value that the model refuses is an error 400 for that parameter, streamed or not, and later requests keep the parameter', async () => {
  upstream.always(sendRefusal(400, { message: 'temperature must be at most 1, got 1.9.' }))
  for (const stream of [false, true]) {
    const response = await post({ stream, temperature: 1.9 })
    const body = JSON.parse(await response.text())
    assertError(body)
    const { param, code } = body.error
    assert.deepEqual([response.status, param, code], [400, 'temperature', 'invalid_value'])
  }
  upstream.always(streamAnswer('Hello.'))
  await post({ temperature: 0, seed: 7 })
  const { temperature, seed } = upstream.requests.at(-1)?.body ?? {}
  assert.deepEqual({ temperature, seed }, { temperature: 0, seed: 7 })
})

describe('a model server that fails', () => {
  it('before its first text results in an error status, streamed or not, without its text or address', async () => {
    upstream.always(sendRefusal(401, { message: 'Incorrect API key sk-upstream provided' }))
    for (const stream of [false, true]) {
      const response = await post({ stream })
      const body = await response.text()
      assert.equal(response.status, 502, body)
      assertError(JSON.parse(body))
      assert.ok(!body.includes('sk-upstream') && !body.includes(new URL(upstream.baseUrl).host))
    }
  })

  it('after its first text results in an error frame or an error status, never in an answer that looks complete', async () => {
    upstream.always(
      streamAnswerUntil(4, (reply) => reply.disconnect(), 'It lowers the risk. It does so [1]. And more.'),
    )
    const { error } = readStream(await (await post({ stream: true })).text())
    assert.equal(error?.type, 'server_error')
    const whole = await post({})
    assert.ok(whole.status >= 500)
    assertError(await whole.json())
  })
})

describe('a client that disconnects', () => {
  for (const stream of [false, true]) {
    it(`ends the model server's work, ${stream ? 'streamed' : 'whole'}`, async () => {
      const count = upstream.requests.length
      upstream.always(streamAnswerUntil(3, (reply) => reply.hang(), 'One sentence. Another sentence. A third.'))
      const leaving = new AbortController()
      const answered = post({ stream }, leaving.signal).then((response) => response.text())
      const request = await upstream.received(count + 1)
      leaving.abort()
      await assert.rejects(answered, { name: 'AbortError' })
      await request.left
      assert.ok(request.hasLeft)
    })
  }
})

describe('a collector of traces', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'

  it('traces one question from the caller to the model server, without a word of it', async () => {
    upstream.always(streamAnswer('It lowers the risk [1].'))
    const traceparent = `00-${trace}-b7ad6b7169203331-01`
    const response = await post({ stream: true }, undefined, { traceparent })
    readStream(await response.text())
    await collector.waitFor(({ kind, traceId }) => kind === 2 && traceId === trace)
    const spans = collector.spans.filter(({ traceId }) => traceId === trace)
    const names = new Map(spans.map(({ spanId, name }) => [spanId, name]))
    assert.deepEqual(
      spans.map(({ name, parentSpanId = '' }) => [name, names.get(parentSpanId)]),
      [
        ['search', 'answer'],
        ['POST /chat/completions', 'answer'],
        ['answer', 'POST /api/v1/chat/completions'],
        ['POST /api/v1/chat/completions', undefined],
      ],
    )
    const [search, call, answered, request] = spans
    assert.equal(search?.attributes['evidence_chat.search.outcome'], 'answer')
    assert.equal(answered?.attributes['evidence_chat.outcome'], 'whole')
    assert.equal(request?.attributes['evidence_chat.request.id'], response.headers.get('x-request-id'))
    assert.equal(request?.attributes['http.response.status_code'], 200)
    assert.equal(upstream.requests.at(-1)?.headers['traceparent'], `00-${trace}-${call?.spanId}-01`)
    const sent = JSON.stringify(collector.spans, (_, value) => (typeof value === 'bigint' ? '' : value))
    assert.doesNotMatch(sent, /dapagliflozin|HFrEF|lowers|sk-/i)
  })

  it('that accepts no spans is named in the log and does not delay an answer', async () => {
    upstream.always(streamAnswer('Hello.'))
    for (const status of [400, 200]) {
      collector.status = status
      const seen = collector.requests.length
      assert.equal((await post({})).status, 200)
      await collector.waitForRequests(seen + 1)
    }
    assert.match(server.output(), /the collector of traces takes no spans; they are dropped until it does/)
  })
})
