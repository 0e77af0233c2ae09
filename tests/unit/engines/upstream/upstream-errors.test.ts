/**
 * Whatever goes wrong at the model server, the caller hears what it means for them and nothing of the server's inside.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ApiError, ErrorCode } from '@/lib/wire/errors'
import {
  disconnect,
  frames,
  hang,
  type Script,
  sendBody,
  sendHtmlPage,
  sendJson,
  sendRedirect,
  sendRefusal,
  streamAnswer,
  streamAnswerUntil,
  whole,
} from '../../../fakes/upstream'
import {
  buildPrompt,
  collectAnswer,
  joinContent,
  listFinishes,
  secret,
  startEngine,
} from '../../../support/upstream-engine'

const leak = `Incorrect API key ${secret} for http://10.0.0.7/v1, model llama-secret`

async function errorOf(script: Script, settings = {}): Promise<ApiError> {
  await using bench = await startEngine(script, settings)
  const { error, events } = await collectAnswer(bench.engine)
  assert.ok(error, 'an error was expected')
  assert.deepEqual(events, [], 'nothing may be said before a refusal')
  assertNothingLeaks(error, bench.fake.baseUrl)
  return error
}

/** P12: nothing of the server reaches a caller, and its key not even the log. */
function assertNothingLeaks(error: ApiError, baseUrl: string): void {
  const sent = JSON.stringify([error.toBody(), error.headers])
  for (const word of [secret, baseUrl, new URL(baseUrl).host, '127.0.0.1', '10.0.0.7', 'llama-secret', 'fake-model']) {
    assert.ok(!sent.includes(word), `${word} in ${sent}`)
  }
  assert.ok(!String(error.cause).includes(secret))
  assert.ok(error.cause, 'the log needs a cause')
}

describe('refused statuses', () => {
  const cases: [name: string, script: Script, status: number, code: ErrorCode, headers: Record<string, string>][] = [
    ['401', sendRefusal(401, { message: leak }), 502, 'upstream_refused', { 'x-should-retry': 'false' }],
    ['403', sendRefusal(403, { message: leak }), 502, 'upstream_refused', { 'x-should-retry': 'false' }],
    ['404', sendRefusal(404, { message: leak }), 502, 'upstream_refused', { 'x-should-retry': 'false' }],
    ['400', sendRefusal(400, { message: leak }), 502, 'upstream_refused', { 'x-should-retry': 'false' }],
    ['402', sendRefusal(402, { message: leak }), 502, 'upstream_refused', { 'x-should-retry': 'false' }],
    ['413', sendBody('too large', {}, 413), 413, 'request_too_large', {}],
    [
      '429',
      sendRefusal(429, { message: leak }, { 'retry-after': '7' }),
      429,
      'upstream_rate_limited',
      { 'Retry-After': '7' },
    ],
    ['500', sendRefusal(500, { message: leak }), 502, 'upstream_failed', {}],
    ['502 as a web page', sendHtmlPage(502), 502, 'upstream_failed', {}],
    ['503', sendRefusal(503, {}, { 'retry-after': '3' }), 502, 'upstream_failed', { 'Retry-After': '3' }],
    ['504', sendHtmlPage(504), 502, 'upstream_failed', {}],
  ]
  for (const [name, script, status, code, headers] of cases) {
    test(`an upstream ${name} becomes ${status} ${code}`, async () => {
      const error = await errorOf(script)
      assert.equal(error.status, status)
      assert.equal(error.code, code)
      assert.deepEqual(error.headers, headers)
    })
  }

  test('a redirect is not followed, so the key is sent to no other host', async () => {
    await using elsewhere = await startEngine()
    const error = await errorOf(sendRedirect(`${elsewhere.fake.baseUrl}/chat/completions`))
    assert.equal(error.code, 'upstream_refused')
    assert.equal(elsewhere.fake.requests.length, 0)
  })

  test('nothing that a server refused is sent a second time', async () => {
    for (const status of [400, 401, 404, 429, 500, 503]) {
      await using bench = await startEngine(sendRefusal(status))
      await collectAnswer(bench.engine)
      assert.equal(bench.fake.requests.length, 1, `status ${status}`)
    }
  })
})

describe('rate limits', () => {
  const waits: [Record<string, string>, string][] = [
    [{ 'retry-after': '7' }, '7'],
    [{ 'retry-after': '0.2' }, '1'],
    [{ 'retry-after-ms': '1500' }, '2'],
    [{ 'retry-after': '3600' }, '60'],
    [{ 'retry-after': 'soon' }, '5'],
    [{}, '5'],
  ]
  for (const [headers, wait] of waits) {
    test(`${JSON.stringify(headers)} becomes ${wait} whole seconds`, async () => {
      assert.equal((await errorOf(sendRefusal(429, {}, headers))).headers['Retry-After'], wait)
    })
  }

  test('a date becomes the whole seconds until then', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 50_500).toUTCString() }
    const waitS = Number((await errorOf(sendRefusal(429, {}, headers))).headers['Retry-After'])
    // A date has whole seconds, and some may pass before it is read.
    assert.ok(Number.isInteger(waitS) && waitS <= 51 && waitS >= 30, String(waitS))
  })

  test('an exhausted quota tells clients not to try again', async () => {
    const error = await errorOf(sendRefusal(429, { code: 'insufficient_quota' }))
    assert.equal(error.headers['x-should-retry'], 'false')
  })
})

describe('conversations too long for the model', () => {
  const refusals: [string, Script][] = [
    ['OpenAI', sendRefusal(400, { code: 'context_length_exceeded', param: 'messages', message: 'too long' })],
    [
      'vLLM',
      sendJson(400, {
        object: 'error',
        message:
          "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (max_tokens 100).",
        code: 400,
      }),
    ],
    [
      'llama.cpp',
      sendJson(400, {
        error: {
          code: 400,
          message: 'the request exceeds the available context size',
          type: 'exceed_context_size_error',
        },
      }),
    ],
    [
      'an error frame',
      frames({ error: { code: 400, message: "This model's maximum context length is 8192 tokens." } }),
    ],
  ]
  for (const [server, script] of refusals) {
    test(`as reported by ${server} are the caller's to shorten`, async () => {
      await using bench = await startEngine(script)
      const { error } = await collectAnswer(bench.engine, buildPrompt({ settings: { max_tokens: 100 } }))
      assert.equal(error?.status, 400)
      assert.equal(error?.code, 'context_length_exceeded')
      assert.equal(error?.param, 'messages')
      assert.equal(bench.fake.requests.length, 1)
    })
  }
})

describe('answers that are none', () => {
  const cases: [string, Script, ErrorCode][] = [
    ['a web page under status 200', sendHtmlPage(200), 'upstream_failed'],
    ['garbage under status 200', sendBody(Buffer.from([0xff, 0x00, 0x13, 0x37])), 'upstream_failed'],
    ['garbage in a frame', frames('{"choices": [{"del', '{"choices": []}'), 'upstream_failed'],
    ['garbage in the last frame', frames('{"choices": [{"del'), 'upstream_failed'],
    ['an empty body', sendBody(''), 'upstream_failed'],
    ['[DONE] and nothing else', frames('[DONE]'), 'upstream_failed'],
    ['JSON without choices', sendJson(200, { hello: 'world' }), 'upstream_failed'],
    ['JSON that breaks off', sendBody('{"choices": [', { 'content-type': 'application/json' }), 'upstream_failed'],
    ['an error in JSON under status 200', sendJson(200, { error: { message: leak, code: 500 } }), 'upstream_failed'],
    ['an error frame with a numeric code', frames({ error: { message: leak, code: 503 } }), 'upstream_failed'],
    ['an error frame that is a string', frames({ error: leak }, '[DONE]'), 'upstream_failed'],
    ['a flat error frame', frames({ object: 'error', message: leak, code: 400 }, '[DONE]'), 'upstream_refused'],
    ['an error frame about the key', frames({ error: { message: leak, code: 401 } }), 'upstream_refused'],
    ['an error frame about a limit', frames({ error: { message: leak, code: 429 } }), 'upstream_rate_limited'],
    [
      'an error inside a choice',
      frames({ choices: [{ index: 0, error: { code: 502, message: leak }, finish_reason: 'error' }] }),
      'upstream_failed',
    ],
    [
      'a finish_reason that means broken off',
      frames({ choices: [{ index: 0, finish_reason: 'abort' }] }, '[DONE]'),
      'upstream_failed',
    ],
  ]
  for (const [name, script, code] of cases) {
    test(`${name} becomes ${code}`, async () => {
      assert.equal((await errorOf(script)).code, code)
    })
  }

  test('bytes that are not HTTP become upstream_failed', async () => {
    const error = await errorOf(async (reply) => {
      reply.rawSocket('220 mail.example ESMTP ready\r\n')
      await reply.hang()
    })
    assert.equal(error.code, 'upstream_failed')
  })
})

describe('answers that break off', () => {
  const text = 'Aspirin lowered mortality in most trials.'
  const cases: [string, Script][] = [
    ['the connection is cut', streamAnswerUntil(4, (reply) => reply.disconnect(), text)],
    ['the stream ends without finish_reason and [DONE]', streamAnswer(text, { finishReason: null, done: false })],
    [
      'an error frame comes',
      streamAnswerUntil(4, (reply) => reply.end('data: {"error":{"message":"CUDA","code":500}}\n\n'), text),
    ],
    ['garbage comes', streamAnswerUntil(4, (reply) => reply.end('data: {"choi\n\ndata: x\n\n'), text)],
    ['the finish_reason says so', streamAnswer(text, { finishReason: 'abort' })],
  ]
  for (const [name, script] of cases) {
    test(`when ${name}, what arrived is passed on, then an error, never a finish`, async () => {
      await using bench = await startEngine(script)
      const { events, error } = await collectAnswer(bench.engine)
      assert.equal(error?.code, 'upstream_failed')
      assert.ok(joinContent(events).startsWith('Aspirin lowered'))
      assert.deepEqual(listFinishes(events), [])
      assert.equal(bench.fake.requests.length, 1, 'an answer that has begun is never asked for again')
    })
  }

  test('a cut after the finish harms nothing', async () => {
    await using bench = await startEngine(
      streamAnswerUntil(9, (reply) => reply.disconnect(), text, { usage: 'never', done: false }),
    )
    const { events, error } = await collectAnswer(bench.engine)
    assert.equal(error, undefined)
    assert.equal(joinContent(events), text)
  })
})

describe('servers that are not there', () => {
  test('a server that cannot be reached is tried twice, then 503 with a short wait', async () => {
    const bench = await startEngine()
    await bench.fake.close()
    const { error } = await collectAnswer(bench.engine)
    assert.equal(error?.status, 503)
    assert.equal(error?.code, 'upstream_unreachable')
    assert.equal(error?.headers['Retry-After'], '2')
    assertNothingLeaks(error, bench.fake.baseUrl)
  })

  test('a server that closes the connection without a response is called once more, and the second answer counts', async () => {
    await using bench = await startEngine(whole('Yes.'))
    bench.fake.next(disconnect)
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
    assert.equal(bench.fake.requests.length, 2)
  })

  test('a server that always closes the connection without a response becomes 502 after two tries', async () => {
    await using bench = await startEngine(disconnect)
    assert.equal((await collectAnswer(bench.engine)).error?.code, 'upstream_failed')
    assert.equal(bench.fake.requests.length, 2)
  })
})

describe('servers that stay silent', () => {
  test('silence before the headers becomes 504, and the call is closed', async () => {
    await using bench = await startEngine(hang, { timeoutMs: 40 })
    const { error } = await collectAnswer(bench.engine)
    assert.equal(error?.status, 504)
    assert.equal(error?.code, 'upstream_timeout')
    assertNothingLeaks(error, bench.fake.baseUrl)
    await bench.fake.requests[0]?.left
    assert.equal(bench.fake.requests.length, 1, 'silence is not asked again')
  })

  test('silence after the headers becomes 504', async () => {
    await using bench = await startEngine(streamAnswerUntil(0, hang, ''), { timeoutMs: 40 })
    assert.equal((await collectAnswer(bench.engine)).error?.code, 'upstream_timeout')
  })

  test('silence between chunks becomes 504 after what arrived', async () => {
    await using bench = await startEngine(streamAnswerUntil(3, hang, 'One two three four.'), { idleTimeoutMs: 40 })
    const { text, error } = await collectAnswer(bench.engine)
    assert.equal(text, 'One two ')
    assert.equal(error?.code, 'upstream_timeout')
    await bench.fake.requests[0]?.left
  })

  test('a slow server that keeps speaking is not silent', async () => {
    await using bench = await startEngine(streamAnswer('One two three four five six seven eight.', { delayMs: 70 }), {
      timeoutMs: 500,
      idleTimeoutMs: 500,
    })
    assert.equal((await collectAnswer(bench.engine)).error, undefined)
  })
})
