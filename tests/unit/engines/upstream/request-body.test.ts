/** What a model server gets to see, and how requests adapt to what it takes. */
import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { GroundedPrompt } from '@/lib/engines/engine'
import { type FakeUpstream, type Script, sendJson, sendRefusal, whole } from '../../../fakes/upstream'
import { buildPrompt, collectAnswer, secret, startEngine } from '../../../support/upstream-engine'

/** Refuses requests that hold a parameter, as OpenAI does, and answers all others. */
function refusing(parameter: string, error: object = {}): Script {
  const message = `Unsupported parameter: '${parameter}' is not supported with this model.`
  return (reply, request) =>
    parameter in request.body
      ? sendRefusal(400, { message, param: parameter, code: 'unsupported_parameter', ...error })(reply, request)
      : whole('Yes.')(reply, request)
}

function sentTo(fake: FakeUpstream, index = -1): Record<string, unknown> {
  return { ...fake.requests.at(index)?.body }
}

describe('the request', () => {
  test('a stream with usage is always asked for, under the configured model and key', async () => {
    await using bench = await startEngine(whole('Yes.'))
    await collectAnswer(bench.engine)
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
    await using bench = await startEngine(whole('Yes.'), { apiKey: undefined })
    await collectAnswer(bench.engine)
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
    await using bench = await startEngine(whole('Yes.'))
    await collectAnswer(bench.engine, buildPrompt({ settings }))
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
    await using bench = await startEngine(whole('Yes.'))
    await collectAnswer(bench.engine, buildPrompt({ settings }))
    assert.deepEqual(Object.keys(sentTo(bench.fake)).toSorted(), ['messages', 'model', 'stream', 'stream_options'])
  })

  test('null settings are left out', async () => {
    await using bench = await startEngine(whole('Yes.'))
    await collectAnswer(bench.engine, buildPrompt({ settings: { temperature: null, stop: null } }))
    assert.ok(!('temperature' in sentTo(bench.fake)) && !('stop' in sentTo(bench.fake)))
  })

  test('developer turns become system turns, and text in parts becomes a string', async () => {
    await using bench = await startEngine(whole('Yes.'))
    const prompt = buildPrompt({
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
    await collectAnswer(bench.engine, prompt)
    assert.deepEqual(bench.fake.requests[0]?.body.messages, [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'One.\nTwo.' },
    ])
  })

  test('a base address with a query keeps it, as Azure needs', async () => {
    await using bench = await startEngine(whole('Yes.'))
    await using azure = await startEngine(whole('No.'), { baseUrl: `${bench.fake.baseUrl}/?api-version=2026-01-01` })
    await collectAnswer(azure.engine)
    assert.equal(bench.fake.requests[0]?.path, '/v1/chat/completions?api-version=2026-01-01')
  })
})

describe('what a server does not support', () => {
  for (const [given, other] of [
    ['max_tokens', 'max_completion_tokens'],
    ['max_completion_tokens', 'max_tokens'],
  ] as const) {
    test(`${given} becomes ${other} for a server that refuses it, and is not tried again`, async () => {
      await using bench = await startEngine(refusing(given))
      const prompt = buildPrompt({ settings: { [given]: 50 } })
      for (const _ of ['first', 'second']) assert.equal((await collectAnswer(bench.engine, prompt)).text, 'Yes.')
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

  test('a limit that the server accepts under neither name is refused, since the answer would be longer than requested', async () => {
    await using bench = await startEngine(
      sendJson(400, { error: { message: 'max_tokens and max_completion_tokens are not supported' } }),
    )
    const { error } = await collectAnswer(bench.engine, buildPrompt({ settings: { max_tokens: 50 } }))
    assert.equal(error?.code, 'upstream_refused')
    assert.equal(error?.param, 'max_tokens', 'the name that the caller used')
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
      await using bench = await startEngine((reply, request) =>
        'stream_options' in request.body
          ? sendJson(server === 'Mistral' ? 422 : 400, body)(reply, request)
          : whole('hello', { usage: null })(reply, request),
      )
      const { events, text } = await collectAnswer(bench.engine)
      assert.equal(text, 'hello')
      assert.equal(events.at(-1)?.type, 'usage')
      await collectAnswer(bench.engine)
      assert.equal(bench.fake.requests.length, 3, 'remembered: the second request is taken at once')
    })
  }

  const statements: [string, string, GroundedPrompt['settings'], object][] = [
    [
      'OpenAI, of a fixed value',
      'temperature',
      { temperature: 0.2 },
      {
        error: {
          message:
            "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          param: 'temperature',
          code: 'unsupported_value',
        },
      },
    ],
    [
      'LiteLLM',
      'seed',
      { seed: 7 },
      { error: { message: "litellm.UnsupportedParamsError: groq does not support parameters: ['seed'], for model=x" } },
    ],
    [
      'Gemini',
      'seed',
      { seed: 7 },
      { error: { code: 400, message: 'Invalid JSON payload received. Unknown name "seed": Cannot find field.' } },
    ],
    ['Groq', 'verbosity', { verbosity: 'low' }, { error: { message: "property 'verbosity' is unsupported" } }],
  ]
  for (const [server, parameter, settings, body] of statements) {
    test(`a parameter that ${server} says is unsupported is left out from then on`, async () => {
      await using bench = await startEngine((reply, request) =>
        (parameter in request.body ? sendJson(400, body) : whole('Yes.'))(reply, request),
      )
      for (const _ of ['first', 'second'])
        assert.equal((await collectAnswer(bench.engine, buildPrompt({ settings }))).text, 'Yes.')
      assert.equal(bench.fake.requests.length, 3)
    })
  }

  test('an unsupported parameter is tried again after a while, and at once with another model', async (t: TestContext) => {
    const now = t.mock.method(performance, 'now')
    const start = now.call(performance)
    await using bench = await startEngine(refusing('seed'), { model: undefined })
    const prompt = buildPrompt({ settings: { seed: 7 } })
    const seedsSentAt = async (minutes: number) => {
      now.mock.mockImplementation(() => start + minutes * 60_000)
      const before = bench.fake.requests.length
      await collectAnswer(bench.engine, prompt)
      return bench.fake.requests.slice(before).map(({ body }) => body.seed)
    }
    assert.deepEqual(await seedsSentAt(0), [7, undefined])
    assert.deepEqual(await seedsSentAt(9), [undefined])
    assert.deepEqual(await seedsSentAt(11), [7, undefined])

    bench.fake.models(sendJson(200, { data: [{ id: 'newer-model' }] }))
    bench.fake.next(sendRefusal(404, { message: 'The model does not exist', code: 'model_not_found' }))
    bench.fake.always(whole('Yes.'))
    assert.deepEqual(await seedsSentAt(12), [undefined, 7], 'the second one is for the newer model')
  })

  test('several parameters are left out one after the other', async () => {
    const spoiled = ['stream_options', 'temperature', 'seed'] as const
    await using bench = await startEngine((reply, request) => {
      const first = spoiled.find((name) => name in request.body)
      return first ? refusing(first)(reply, request) : whole('Yes.')(reply, request)
    })
    assert.equal(
      (await collectAnswer(bench.engine, buildPrompt({ settings: { temperature: 0.1, seed: 1 } }))).text,
      'Yes.',
    )
    assert.equal(bench.fake.requests.length, 4)
  })

  for (const [parameter, settings] of [
    ['tools', { tools: [{ type: 'function', function: { name: 'lookup' } }] }],
    ['response_format', { response_format: { type: 'json_object' } }],
    ['logprobs', { logprobs: true }],
    ['n', { n: 2 }],
  ] satisfies [string, GroundedPrompt['settings']][]) {
    test(`${parameter} is never left out silently: the caller is told that the model does not support it`, async () => {
      await using bench = await startEngine(
        refusing(parameter, { message: `this model does not support ${parameter}` }),
      )
      const { error } = await collectAnswer(bench.engine, buildPrompt({ settings }))
      assert.equal(error?.code, 'upstream_refused')
      assert.equal(error?.param, parameter)
      assert.ok(error.message.includes(`'${parameter}'`))
      assert.equal(bench.fake.requests.length, 1)
    })
  }

  test('a server that refuses everything is not asked for ever', async () => {
    await using bench = await startEngine(
      sendRefusal(400, { message: 'temperature, top_p, seed, stream_options, verbosity: not supported' }),
    )
    const settings = { temperature: 1, top_p: 1, seed: 1, verbosity: 'low' } as const
    assert.equal((await collectAnswer(bench.engine, buildPrompt({ settings }))).error?.code, 'upstream_refused')
    assert.equal(bench.fake.requests.length, 5)
  })
})

describe('a value that a server refuses', () => {
  const refusals: [string, number, object][] = [
    [
      'OpenAI',
      400,
      {
        error: {
          message: "Invalid 'temperature': decimal above maximum value. Expected a value <= 1, but got 1.9 instead.",
          param: 'temperature',
          code: 'decimal_above_max_value',
        },
      },
    ],
    ['vLLM', 400, { object: 'error', message: 'temperature must be at most 1, got 1.9.', param: null, code: 400 }],
    ['Anthropic', 400, { error: { type: 'invalid_request_error', message: 'temperature: range: 0..1' } }],
    [
      'Gemini',
      400,
      { error: { code: 400, message: 'Unable to submit request because it has a temperature value of 1.9' } },
    ],
    [
      'Mistral',
      422,
      {
        object: 'error',
        message: {
          detail: [
            {
              type: 'less_than_equal',
              loc: ['body', 'temperature'],
              msg: 'Input should be less than or equal to 1.5',
              input: 1.9,
            },
            { type: 'extra_forbidden', loc: ['body', 'seed'], msg: 'Extra inputs are not permitted', input: 7 },
          ],
        },
      },
    ],
    ['a server that only names the field', 400, { error: { message: 'Bad Request', param: 'temperature' } }],
    [
      'a server that takes no combination',
      400,
      { error: { message: '`temperature` and `top_p` cannot both be specified for this model.' } },
    ],
    ['another such server', 400, { error: { message: 'temperature is not supported with reasoning_effort' } }],
  ]
  for (const [server, status, body] of refusals) {
    test(`in the words of ${server} is the caller's to change, and changes nothing for another caller`, async () => {
      await using bench = await startEngine((reply, request) =>
        (request.body.temperature === 1.9 ? sendJson(status, body) : whole('Yes.'))(reply, request),
      )
      const { error } = await collectAnswer(bench.engine, buildPrompt({ settings: { temperature: 1.9, top_p: 0.5 } }))
      assert.deepEqual([error?.status, error?.code, error?.param], [400, 'invalid_value', 'temperature'])
      assert.ok(error?.message.includes("'temperature'"))
      assert.equal(bench.fake.requests.length, 1)

      assert.equal(
        (await collectAnswer(bench.engine, buildPrompt({ settings: { temperature: 0, seed: 7 } }))).text,
        'Yes.',
      )
      const { temperature, seed } = sentTo(bench.fake)
      assert.deepEqual({ temperature, seed }, { temperature: 0, seed: 7 })
    })
  }

  test('under the other name of a parameter is reported under the name that the caller used', async () => {
    await using bench = await startEngine((reply, request) => {
      if ('max_tokens' in request.body) return refusing('max_tokens')(reply, request)
      return sendJson(400, { error: { message: 'max_completion_tokens is too large: at most 4096' } })(reply, request)
    })
    const { error } = await collectAnswer(bench.engine, buildPrompt({ settings: { max_tokens: 90_000 } }))
    assert.deepEqual([error?.code, error?.param], ['invalid_value', 'max_tokens'])
  })

  test('no wording of it makes the server leave out another parameter for other callers', async () => {
    const echo = 'seed is not supported'
    await using bench = await startEngine((reply, request) =>
      (request.body.stop ? sendJson(400, { error: { message: `bad stop sequence: ${echo}` } }) : whole('Yes.'))(
        reply,
        request,
      ),
    )
    const attack = await collectAnswer(bench.engine, buildPrompt({ settings: { seed: 1, stop: [echo] } }))
    assert.ok(attack.error)
    await collectAnswer(bench.engine, buildPrompt({ settings: { seed: 7 } }))
    assert.equal(sentTo(bench.fake)['seed'], 7)
  })
})
