/** What a model server gets to see, and how requests adapt to what it takes. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { GroundedPrompt } from '@/lib/engines/engine'
import { type FakeUpstream, json, refusal, type Script, whole } from '@/tests/fakes/upstream'
import { promptOf, run, secret, setUp } from './harness'

/** Refuses requests that hold a parameter, as OpenAI does, and answers all others. */
function refusing(parameter: string, error: object = {}): Script {
  const message = `Unsupported parameter: '${parameter}' is not supported with this model.`
  return (reply, request) =>
    parameter in request.body
      ? refusal(400, { message, param: parameter, code: 'unsupported_parameter', ...error })(reply, request)
      : whole('Yes.')(reply, request)
}

function sentTo(fake: FakeUpstream, index = -1): Record<string, unknown> {
  return { ...fake.requests.at(index)?.body }
}

describe('what is sent', () => {
  test('a stream with usage is always asked for, under the configured model and key', async () => {
    await using bench = await setUp(whole('Yes.'))
    await run(bench.engine)
    const [request] = bench.fake.requests
    assert.equal(request?.path, '/v1/chat/completions')
    assert.equal(request?.headers.authorization, `Bearer ${secret}`)
    assert.equal(request?.headers['accept-encoding'], 'identity')
    assert.deepEqual(request?.body, {
      model: 'fake-model',
      messages: [{ role: 'user', content: 'Does aspirin help?' }],
      stream: true,
      stream_options: { include_usage: true },
    })
  })

  test('without a key no authorization is sent', async () => {
    await using bench = await setUp(whole('Yes.'), { apiKey: undefined })
    await run(bench.engine)
    assert.equal(bench.fake.requests[0]?.headers.authorization, undefined)
  })

  test('generation settings are passed on unchanged', async () => {
    const settings: GroundedPrompt['settings'] = {
      temperature: 0.2,
      top_p: 0.9,
      n: 1,
      stop: ['\n\n'],
      seed: 7,
      presence_penalty: 0.5,
      frequency_penalty: -0.5,
      max_completion_tokens: 300,
      logit_bias: { '50256': -100 },
      logprobs: true,
      top_logprobs: 2,
      response_format: { type: 'json_object' },
      tools: [{ type: 'function', function: { name: 'lookup', parameters: {} } }],
      tool_choice: 'auto',
      parallel_tool_calls: false,
      reasoning_effort: 'low',
      verbosity: 'low',
    }
    await using bench = await setUp(whole('Yes.'))
    await run(bench.engine, promptOf({ settings }))
    const { model: _, messages: __, stream: ___, stream_options: ____, ...sent } = sentTo(bench.fake)
    assert.deepEqual(sent, settings)
  })

  test('P11: identifiers and unknown fields stay here', async () => {
    const settings = {
      user: 'patient-7',
      safety_identifier: 'x',
      metadata: { a: 'b' },
      store: true,
      api_base: 'http://evil',
    }
    await using bench = await setUp(whole('Yes.'))
    await run(bench.engine, promptOf({ settings }))
    assert.deepEqual(Object.keys(sentTo(bench.fake)).toSorted(), ['messages', 'model', 'stream', 'stream_options'])
  })

  test('null settings are left out', async () => {
    await using bench = await setUp(whole('Yes.'))
    await run(bench.engine, promptOf({ settings: { temperature: null, stop: null } }))
    assert.ok(!('temperature' in sentTo(bench.fake)) && !('stop' in sentTo(bench.fake)))
  })

  test('developer turns become system turns, and text in parts becomes a string', async () => {
    await using bench = await setUp(whole('Yes.'))
    const prompt = promptOf({
      messages: [
        { role: 'developer', content: [{ type: 'text', text: 'Be brief.' }] },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'One.' },
            { type: 'text', text: 'Two.' },
          ],
        },
      ],
    })
    await run(bench.engine, prompt)
    assert.deepEqual(bench.fake.requests[0]?.body.messages, [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'One.\nTwo.' },
    ])
  })

  test('a base address with a query keeps it, as Azure needs', async () => {
    await using bench = await setUp(whole('Yes.'))
    await using azure = await setUp(whole('No.'), { baseUrl: `${bench.fake.baseUrl}/?api-version=2026-01-01` })
    await run(azure.engine)
    assert.equal(bench.fake.requests[0]?.path, '/v1/chat/completions?api-version=2026-01-01')
  })
})

describe('what a server does not take', () => {
  for (const [given, other] of [
    ['max_tokens', 'max_completion_tokens'],
    ['max_completion_tokens', 'max_tokens'],
  ] as const) {
    test(`${given} becomes ${other} for a server that refuses it, and is not tried again`, async () => {
      await using bench = await setUp(refusing(given))
      const prompt = promptOf({ settings: { [given]: 50 } })
      for (const _ of ['first', 'second']) assert.equal((await run(bench.engine, prompt)).text, 'Yes.')
      assert.deepEqual(
        bench.fake.requests.map(({ body }) => [body[given], body[other]]),
        [
          [50, undefined],
          [undefined, 50],
          [undefined, 50],
        ],
      )
    })
  }

  test('a limit that the server takes under neither name is refused, since the answer would be longer than asked', async () => {
    await using bench = await setUp(
      json(400, { error: { message: 'max_tokens and max_completion_tokens are not supported' } }),
    )
    const { error } = await run(bench.engine, promptOf({ settings: { max_tokens: 50 } }))
    assert.equal(error?.code, 'upstream_refused')
    assert.equal(error?.param, 'max_completion_tokens')
  })

  const refusals: [string, object][] = [
    [
      'OpenAI',
      {
        error: { message: "Unknown parameter: 'stream_options'.", param: 'stream_options', code: 'unknown_parameter' },
      },
    ],
    [
      'Mistral',
      { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    ],
    ['a strict parser', { error: 'json: unknown field "stream_options"' }],
  ]
  for (const [server, body] of refusals) {
    test(`stream_options refused in the words of ${server} are left out, and tokens counted here`, async () => {
      await using bench = await setUp((reply, request) =>
        'stream_options' in request.body
          ? json(server === 'Mistral' ? 422 : 400, body)(reply, request)
          : whole('hello', { usage: null })(reply, request),
      )
      const { events, text } = await run(bench.engine)
      assert.equal(text, 'hello')
      assert.equal(events.at(-1)?.type, 'usage')
      await run(bench.engine)
      assert.equal(bench.fake.requests.length, 3, 'remembered: the second request is taken at once')
    })
  }

  test('several parameters are left out one after the other', async () => {
    const spoiled = ['stream_options', 'temperature', 'seed'] as const
    await using bench = await setUp((reply, request) => {
      const first = spoiled.find((name) => name in request.body)
      return first ? refusing(first)(reply, request) : whole('Yes.')(reply, request)
    })
    assert.equal((await run(bench.engine, promptOf({ settings: { temperature: 0.1, seed: 1 } }))).text, 'Yes.')
    assert.equal(bench.fake.requests.length, 4)
  })

  for (const [parameter, settings] of [
    ['tools', { tools: [{ type: 'function', function: { name: 'lookup' } }] }],
    ['response_format', { response_format: { type: 'json_object' } }],
    ['logprobs', { logprobs: true }],
    ['n', { n: 2 }],
  ] satisfies [string, GroundedPrompt['settings']][]) {
    test(`${parameter} is never left out silently: the caller hears that the model does not take it`, async () => {
      await using bench = await setUp(refusing(parameter, { message: `this model does not support ${parameter}` }))
      const { error } = await run(bench.engine, promptOf({ settings }))
      assert.equal(error?.code, 'upstream_refused')
      assert.equal(error?.param, parameter)
      assert.ok(error.message.includes(`'${parameter}'`))
      assert.equal(bench.fake.requests.length, 1)
    })
  }

  test('a server that refuses everything is not asked for ever', async () => {
    await using bench = await setUp(
      refusal(400, { message: 'temperature, top_p, seed, stream_options, verbosity: not supported' }),
    )
    const settings = { temperature: 1, top_p: 1, seed: 1, verbosity: 'low' } as const
    assert.equal((await run(bench.engine, promptOf({ settings }))).error?.code, 'upstream_refused')
    assert.equal(bench.fake.requests.length, 5)
  })
})
