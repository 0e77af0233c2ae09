/** The published API description matches the server, with and without a language model. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { listErrorStatuses } from '@/lib/wire/errors'
import { describeErrorCode } from '@/lib/wire/openapi/error-meanings'
import { requestExamples } from '@/lib/wire/openapi/examples'
import { responsesExamples } from '@/lib/wire/openapi/responses-paths'
import { describeRequestFields } from '@/lib/wire/request-fields'
import {
  type FakeUpstream,
  type Script,
  sendJson,
  sendRefusal,
  streamAnswer,
  streamAnswerUntil,
} from '@/tests/fakes/upstream'
import { borrowServer, borrowServerWithModel, lentBytesMax } from '../support/lent-servers'
import { Description } from '../support/schemas/openapi'
import type { TestServer } from '../support/server'
import { issueLimitedKey } from '../support/server-records'

let upstream: FakeUpstream
let withModel: TestServer
let withoutModel: TestServer
let description: Description
before(async () => {
  withoutModel = await borrowServer()
  ;({ server: withModel, upstream } = await borrowServerWithModel())
  description = new Description(await (await fetch(`${withoutModel.url}/api/v1/openapi.json`)).json())
})
after(() => Promise.all([withModel.stop(), withoutModel.stop()]))

const completions = 'post /chat/completions'
const messages = [{ role: 'user', content: 'Does aspirin prevent a first stroke?' }]

interface Sent {
  /** Set if it differs from the operation's path. */
  address?: string
  body?: unknown
  headers?: Record<string, string>
  server?: TestServer
}

/** Sends a request to an operation and checks the response against its description. */
async function send(operation: string, { address, body, headers, server = withoutModel }: Sent = {}) {
  const [method = '', path = ''] = operation.split(' ')
  const response = await fetch(`${server.url}/api/v1${address ?? path}`, {
    method,
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  description.check(operation, response, text)
  return { status: response.status, text }
}

const codeIn = (text: string): string | null => JSON.parse(text).error.code

it('the API page lists every field, the meaning of every error, and its own URL', async () => {
  const response = await fetch(`${withoutModel.url}/api-docs`)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const page = await response.text()
  for (const { name } of describeRequestFields()) assert.ok(page.includes(`>${name}</code>`), name)
  for (const [code] of listErrorStatuses()) assert.ok(page.includes(`>${code}</code>`), code)
  assert.ok(page.includes(describeErrorCode('upstream_timeout')))
  assert.ok(page.includes(`${withoutModel.url}/api/v1`))
  assert.ok(page.includes('href="/api/v1/openapi.json"'))
})

describe('every response has the status, headers and body that the description says:', () => {
  for (const [name, { summary, value }] of Object.entries(requestExamples)) {
    it(`the example request "${summary}" is answered, with a model and without one`, async () => {
      upstream.always(streamAnswer('It does [1].'))
      for (const server of [withModel, withoutModel]) {
        const { status, text } = await send(completions, { body: value, server })
        assert.equal(status, 200, `${name}: ${text}`)
      }
    })
  }

  const toolCalls = [[{ index: 0, id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } }]]
  const logprobs = { content: [{ token: 'Yes', logprob: -0.1, bytes: null, top_logprobs: [] }], refusal: null }
  const message = { role: 'assistant', content: 'Yes [1].' }
  const answered: [name: string, script: Script, fields: object][] = [
    [
      'a tool call',
      streamAnswer('', { toolCalls, finishReason: 'tool_calls' }),
      { tools: [{ type: 'function', function: { name: 'find' } }] },
    ],
    [
      'a call of the older form',
      streamAnswer('', { functionCalls: [{ name: 'find', arguments: '{}' }], finishReason: 'function_call' }),
      { functions: [{ name: 'find' }] },
    ],
    ['two choices', streamAnswer('Yes [1].', { choices: 2 }), { n: 2 }],
    [
      'usage with details, and logprobs',
      sendJson(200, {
        choices: [{ index: 0, message, logprobs, finish_reason: 'stop' }],
        usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7, prompt_tokens_details: { cached_tokens: 1 } },
      }),
      { logprobs: true },
    ],
    [
      'the search and the checks as they go',
      streamAnswer('Yes [1].'),
      { evidence: { progress: true, live_checks: true } },
    ],
  ]
  for (const [name, script, fields] of answered) {
    it(`${name}, complete and streamed`, async () => {
      upstream.always(script)
      for (const stream of [{ stream: false }, { stream: true, stream_options: { include_usage: true } }]) {
        const { status, text } = await send(completions, {
          body: { messages, ...fields, ...stream },
          server: withModel,
        })
        assert.equal(status, 200, text)
      }
    })
  }

  it('responses: the examples, a tool call, and what is kept of them', async () => {
    upstream.always(streamAnswer('It does [1].'))
    for (const { value } of Object.values(responsesExamples))
      for (const server of [withModel, withoutModel])
        assert.equal((await send('post /responses', { body: value, server })).status, 200)
    upstream.always(streamAnswer('', { toolCalls, finishReason: 'tool_calls' }))
    const asked = { input: 'Does aspirin prevent a first stroke?', tools: [{ type: 'function', name: 'find' }] }
    const made = JSON.parse(
      (await send('post /responses', { body: { ...asked, store: true }, server: withModel })).text,
    )
    const address = `/responses/${made.id}`
    for (const [operation, sent, status] of [
      ['get /responses/{id}', { address }, 200],
      ['post /responses/{id}/cancel', { address: `${address}/cancel` }, 400],
      ['delete /responses/{id}', { address }, 200],
      ['get /responses/{id}', { address }, 404],
      ['post /responses', { body: { input: 7 } }, 400],
    ] as const)
      assert.equal((await send(operation, { ...sent, server: withModel })).status, status, operation)
  })

  it('stored answers', async () => {
    const made = JSON.parse((await send(completions, { body: { messages, store: true } })).text)
    const address = `/chat/completions/${made.id}`
    for (const [operation, sent] of [
      ['get /chat/completions/{id}', { address }],
      ['post /chat/completions/{id}', { address, body: { metadata: { ward: '7' } } }],
      ['get /chat/completions', { address: '/chat/completions?metadata[ward]=7&limit=1' }],
      ['get /chat/completions/{id}/messages', { address: `${address}/messages` }],
      ['delete /chat/completions/{id}', { address }],
    ] satisfies [string, Sent][]) {
      assert.equal((await send(operation, sent)).status, 200, operation)
    }
    for (const operation of [
      'get /chat/completions/{id}',
      'delete /chat/completions/{id}',
      'get /chat/completions/{id}/messages',
    ]) {
      const gone = operation.endsWith('messages') ? `${address}/messages` : address
      assert.equal((await send(operation, { address: gone })).status, 404, operation)
    }
  })

  it('models', async () => {
    assert.equal((await send('get /models')).status, 200)
    assert.equal((await send('get /models/{model}', { address: '/models/Service-V1' })).status, 200)
    assert.equal((await send('get /models/{model}', { address: '/models/other' })).status, 404)
  })

  const refused: [operation: string, sent: Sent, status: number, code: string | null][] = [
    [completions, { headers: { authorization: 'Bearer sk-wrong' }, body: { messages } }, 401, 'invalid_api_key'],
    ['get /models', { headers: { authorization: '' } }, 401, 'invalid_api_key'],
    [completions, { body: '{' }, 400, null],
    [completions, { body: {} }, 400, 'missing_required_parameter'],
    [completions, { body: { messages: [] } }, 400, 'empty_array'],
    [completions, { body: { messages, temperature: 3 } }, 400, 'decimal_above_max_value'],
    [completions, { body: { messages, model: 'other' } }, 404, 'model_not_found'],
    [completions, { body: { messages, response_format: { type: 'json_object' } } }, 400, 'invalid_value'],
    [completions, { body: { messages, evidence: { plain_words_of: 'chatcmpl-1' } } }, 404, 'not_found'],
    [completions, { body: 'x'.repeat(lentBytesMax + 1) }, 413, 'request_too_large'],
    [completions, { body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['get /chat/completions', { address: '/chat/completions?limit=0' }, 400, 'integer_below_min_value'],
    ['get /chat/completions', { address: '/chat/completions?after=chatcmpl-1' }, 400, 'invalid_value'],
    ['post /chat/completions/{id}', { address: '/chat/completions/x', body: {} }, 400, 'missing_required_parameter'],
  ]
  for (const [operation, sent, status, code] of refused) {
    it(`${status} ${code} of ${operation}`, async () => {
      const answered = await send(operation, sent)
      assert.deepEqual([answered.status, codeIn(answered.text)], [status, code])
    })
  }

  it('an unknown URL and an unsupported method', async () => {
    const headers = { authorization: `Bearer ${withoutModel.key}` }
    const unknown = await fetch(`${withoutModel.url}/api/v1/engines`, { headers })
    description.check('UnknownUrl', unknown, await unknown.text())
    const wrong = await fetch(`${withoutModel.url}/api/v1/models`, { method: 'PUT', headers })
    description.check('MethodNotAllowed', wrong, await wrong.text())
  })

  const ofModel: [name: string, script: Script, status: number, code: string, fields?: object][] = [
    [
      'a value that the model refuses',
      sendRefusal(400, { message: 'temperature must be at most 1' }),
      400,
      'invalid_value',
      { temperature: 1.9 },
    ],
    [
      'a parameter that it does not support',
      sendRefusal(400, { message: 'logit_bias is not supported' }),
      502,
      'upstream_refused',
      { logit_bias: { '1': 1 } },
    ],
    [
      'a conversation that is too long for it',
      sendRefusal(400, { message: 'maximum context length' }),
      400,
      'context_length_exceeded',
    ],
    ['too many requests', sendRefusal(429, { message: 'slow down' }), 429, 'upstream_rate_limited'],
    ['a failure', sendRefusal(500, { message: 'broken' }), 502, 'upstream_failed'],
    ['silence', (reply) => reply.hang(), 504, 'upstream_timeout'],
  ]
  for (const [name, script, status, code, fields] of ofModel) {
    it(`${status} ${code} of the model server, for ${name}`, async () => {
      upstream.always(script)
      const answered = await send(completions, { body: { messages, ...fields }, server: withModel })
      assert.deepEqual([answered.status, codeIn(answered.text)], [status, code])
    })
  }

  it('a stream that ends in an error', async () => {
    upstream.always(
      streamAnswerUntil(3, (reply) => reply.disconnect(), 'It lowers the risk. It does so [1]. And more.'),
    )
    const { text } = await send(completions, { body: { messages, stream: true }, server: withModel })
    assert.match(text, /data: \{"error":[^\n]+\n\n$/)
  })
})

it('features that need a language model according to the description are refused without one and work with one', async () => {
  upstream.always(streamAnswer('{}'))
  const tools = [{ type: 'function', function: { name: 'find' } }]
  for (const fields of [{ response_format: { type: 'json_object' } }, { tools, tool_choice: 'required' }]) {
    const body = { messages, ...fields }
    assert.equal((await send(completions, { body })).status, 400)
    assert.equal((await send(completions, { body, server: withModel })).status, 200)
  }
})

it('429 at the request limit', async () => {
  const headers = { authorization: `Bearer ${await issueLimitedKey(withoutModel, { rpm: 1 })}` }
  assert.equal((await send('get /models', { headers })).status, 200)
  assert.equal((await send('get /models', { headers })).status, 429)
})
