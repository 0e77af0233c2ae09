import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ApiError } from '@/lib/wire/errors'
import { parseChatRequest } from '@/lib/wire/request'

const messages = [{ role: 'user', content: 'Does dapagliflozin help in HFpEF?' }]
const asked = (fields: object) => parseChatRequest({ messages, ...fields })
const said = (...turns: unknown[]) => parseChatRequest({ messages: turns })
const userParts = (...content: unknown[]) => said({ role: 'user', content })
const call = { id: 'call_1', type: 'function', function: { name: 'find', arguments: '{}' } }
const pixel = { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } }

function refusal(action: () => unknown): ApiError {
  try {
    action()
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error))
    return error
  }
  assert.fail('was accepted')
}

type Row = [promise: string, action: () => unknown, status: number, code: string | null, param: string | null]

const refusals: Row[] = [
  ['a body that is an array', () => parseChatRequest([]), 400, null, null],
  ['a body that is null', () => parseChatRequest(null), 400, null, null],
  ['no messages', () => parseChatRequest({}), 400, 'missing_required_parameter', 'messages'],
  ['messages of null', () => asked({ messages: null }), 400, 'invalid_type', 'messages'],
  ['messages as text', () => asked({ messages: 'hello' }), 400, 'invalid_type', 'messages'],
  ['an empty list of messages', () => said(), 400, 'empty_array', 'messages'],
  ['2,049 messages', () => said(...Array(2049).fill(messages[0])), 400, 'array_above_max_length', 'messages'],
  ['a message that is a number', () => said(messages[0], 7), 400, 'invalid_type', 'messages[1]'],
  ['a message without role', () => said({ content: 'x' }), 400, 'missing_required_parameter', 'messages[0].role'],
  ['an unknown role', () => said({ role: 'robot', content: 'x' }), 400, 'invalid_value', 'messages[0].role'],
  ['a role of null', () => said({ role: null, content: 'x' }), 400, 'invalid_type', 'messages[0].role'],
  ['no content', () => said({ role: 'user' }), 400, 'missing_required_parameter', 'messages[0].content'],
  ['content of null', () => said({ role: 'user', content: null }), 400, 'invalid_type', 'messages[0].content'],
  ['content as a number', () => said({ role: 'user', content: 5 }), 400, 'invalid_type', 'messages[0].content'],
  ['no parts', () => userParts(), 400, 'empty_array', 'messages[0].content'],
  [
    'a part without type',
    () => userParts({ text: 'x' }),
    400,
    'missing_required_parameter',
    'messages[0].content[0].type',
  ],
  [
    'an unknown part',
    () => userParts({ type: 'text', text: 'x' }, { type: 'video' }),
    400,
    'invalid_value',
    'messages[0].content[1].type',
  ],
  [
    'an audio part',
    () => userParts({ type: 'input_audio', input_audio: { data: '', format: 'mp3' } }),
    400,
    'invalid_value',
    'messages[0].content[0].type',
  ],
  [
    'a file part',
    () => userParts({ type: 'file', file: { file_id: 'x' } }),
    400,
    'invalid_value',
    'messages[0].content[0].type',
  ],
  [
    'an image in a system message',
    () => said({ role: 'system', content: [pixel] }),
    400,
    'invalid_value',
    'messages[0].content[0].type',
  ],
  [
    'a text part without text',
    () => userParts({ type: 'text' }),
    400,
    'missing_required_parameter',
    'messages[0].content[0].text',
  ],
  [
    'image_url as text',
    () => userParts({ type: 'image_url', image_url: 'https://example.org/a.png' }),
    400,
    'invalid_type',
    'messages[0].content[0].image_url',
  ],
  [
    'an unknown detail',
    () => userParts({ type: 'image_url', image_url: { ...pixel.image_url, detail: 'ultra' } }),
    400,
    'invalid_value',
    'messages[0].content[0].image_url.detail',
  ],
  [
    'an http image',
    () => userParts({ type: 'image_url', image_url: { url: 'http://example.org/a.png' } }),
    400,
    'invalid_image_url',
    null,
  ],
  [
    'a file image',
    () => userParts({ type: 'image_url', image_url: { url: 'file:///etc/passwd' } }),
    400,
    'invalid_image_url',
    null,
  ],
  [
    'a text over the limit of one string',
    () => said({ role: 'user', content: 'x'.repeat(10_485_761) }),
    400,
    'string_above_max_length',
    'messages[0].content',
  ],
  [
    'an assistant turn without anything',
    () => said({ role: 'assistant', content: null }),
    400,
    'missing_required_parameter',
    'messages[0].content',
  ],
  [
    "a tool's result without call id",
    () => said({ role: 'tool', content: 'x' }),
    400,
    'missing_required_parameter',
    'messages[0].tool_call_id',
  ],
  [
    'a function result without name',
    () => said({ role: 'function', content: 'x' }),
    400,
    'missing_required_parameter',
    'messages[0].name',
  ],

  ['a model of another kind', () => asked({ model: 4 }), 400, 'invalid_type', 'model'],
  ['an unknown model', () => asked({ model: 'gpt-4o' }), 404, 'model_not_found', null],
  ['stream as text', () => asked({ stream: 'true' }), 400, 'invalid_type', 'stream'],
  [
    'stream options without stream',
    () => asked({ stream_options: { include_usage: true } }),
    400,
    'invalid_value',
    'stream_options',
  ],
  ['temperature 200', () => asked({ temperature: 200 }), 400, 'decimal_above_max_value', 'temperature'],
  ['temperature -1', () => asked({ temperature: -1 }), 400, 'decimal_below_min_value', 'temperature'],
  ['temperature as text', () => asked({ temperature: '1' }), 400, 'invalid_type', 'temperature'],
  ['temperature beyond numbers', () => asked({ temperature: Infinity }), 400, 'invalid_type', 'temperature'],
  ['top_p 1.1', () => asked({ top_p: 1.1 }), 400, 'decimal_above_max_value', 'top_p'],
  ['presence_penalty 3', () => asked({ presence_penalty: 3 }), 400, 'decimal_above_max_value', 'presence_penalty'],
  ['frequency_penalty -3', () => asked({ frequency_penalty: -3 }), 400, 'decimal_below_min_value', 'frequency_penalty'],
  ['n 0', () => asked({ n: 0 }), 400, 'integer_below_min_value', 'n'],
  ['n 129', () => asked({ n: 129 }), 400, 'integer_above_max_value', 'n'],
  ['n 1.5', () => asked({ n: 1.5 }), 400, 'invalid_type', 'n'],
  ['max_tokens 0', () => asked({ max_tokens: 0 }), 400, 'integer_below_min_value', 'max_tokens'],
  [
    'max_completion_tokens 0',
    () => asked({ max_completion_tokens: 0 }),
    400,
    'integer_below_min_value',
    'max_completion_tokens',
  ],
  ['five stops', () => asked({ stop: ['a', 'b', 'c', 'd', 'e'] }), 400, 'array_above_max_length', 'stop'],
  ['no stops', () => asked({ stop: [] }), 400, 'empty_array', 'stop'],
  ['a stop that is a number', () => asked({ stop: ['a', 1] }), 400, 'invalid_type', 'stop[1]'],
  ['stop as an object', () => asked({ stop: {} }), 400, 'invalid_type', 'stop'],
  ['seed 1.5', () => asked({ seed: 1.5 }), 400, 'invalid_type', 'seed'],
  ['a bias over 100', () => asked({ logit_bias: { 50256: 101 } }), 400, 'decimal_above_max_value', 'logit_bias.50256'],
  [
    'top_logprobs 21',
    () => asked({ logprobs: true, top_logprobs: 21 }),
    400,
    'integer_above_max_value',
    'top_logprobs',
  ],
  ['top_logprobs without logprobs', () => asked({ top_logprobs: 2 }), 400, 'invalid_value', 'top_logprobs'],
  [
    'an unknown response format',
    () => asked({ response_format: { type: 'xml' } }),
    400,
    'invalid_value',
    'response_format.type',
  ],
  [
    'a response format without type',
    () => asked({ response_format: {} }),
    400,
    'missing_required_parameter',
    'response_format.type',
  ],
  ['a response format as text', () => asked({ response_format: 'json' }), 400, 'invalid_type', 'response_format'],
  [
    'a json_schema without name',
    () => asked({ response_format: { type: 'json_schema', json_schema: {} } }),
    400,
    'missing_required_parameter',
    'response_format.json_schema.name',
  ],
  [
    'a tool with a blank in its name',
    () => asked({ tools: [{ type: 'function', function: { name: 'a b' } }] }),
    400,
    'invalid_value',
    'tools[0].function.name',
  ],
  ['129 tools', () => asked({ tools: Array(129).fill({}) }), 400, 'array_above_max_length', 'tools'],
  ['an unknown tool_choice', () => asked({ tool_choice: 'any' }), 400, 'invalid_value', 'tool_choice'],
  ['tool_choice as a number', () => asked({ tool_choice: 1 }), 400, 'invalid_type', 'tool_choice'],
  ['tool_choice required without tools', () => asked({ tool_choice: 'required' }), 400, 'invalid_value', 'tool_choice'],
  ['an unknown effort', () => asked({ reasoning_effort: 'huge' }), 400, 'invalid_value', 'reasoning_effort'],
  ['an effort of another kind', () => asked({ reasoning_effort: 3 }), 400, 'invalid_type', 'reasoning_effort'],
  ['an unknown verbosity', () => asked({ verbosity: 'loud' }), 400, 'invalid_value', 'verbosity'],
  ['audio as a modality', () => asked({ modalities: ['text', 'audio'] }), 400, 'invalid_value', 'modalities'],
  ['audio settings', () => asked({ audio: { voice: 'x', format: 'mp3' } }), 400, 'invalid_value', 'audio'],
  ['web search', () => asked({ web_search_options: {} }), 400, 'invalid_value', 'web_search_options'],
  ['an unknown service tier', () => asked({ service_tier: 'gold' }), 400, 'invalid_value', 'service_tier'],
  [
    'a long safety_identifier',
    () => asked({ safety_identifier: 'x'.repeat(65) }),
    400,
    'string_above_max_length',
    'safety_identifier',
  ],
  ['user as a number', () => asked({ user: 1 }), 400, 'invalid_type', 'user'],
  ['a metadata value of another kind', () => asked({ metadata: { ward: 7 } }), 400, 'invalid_type', 'metadata.ward'],
  [
    '17 pairs of metadata',
    () => asked({ metadata: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, 'v'])) }),
    400,
    'invalid_value',
    'metadata',
  ],
  ['store as text', () => asked({ store: 'yes' }), 400, 'invalid_type', 'store'],
  [
    'an unknown evidence source',
    () => asked({ evidence: { sources: ['library', 'web'] } }),
    400,
    'invalid_value',
    'evidence.sources[1]',
  ],
  ['evidence as text', () => asked({ evidence: 'off' }), 400, 'invalid_type', 'evidence'],
  [
    'a year that is none',
    () => asked({ evidence: { from_year: 20 } }),
    400,
    'integer_below_min_value',
    'evidence.from_year',
  ],
]

describe("a request is refused with OpenAI's code and param", () => {
  for (const [promise, action, status, code, param] of refusals) {
    it(promise, () => {
      const error = refusal(action)
      const { message, ...rest } = error.toBody().error
      assert.deepEqual(rest, { type: 'invalid_request_error', param, code })
      assert.equal(error.status, status)
      assert.ok(message.length > 10 && message.length < 400, message)
    })
  }

  it('reports the first fault in document order, whatever its field', () => {
    const faulty = { n: 'x', messages: [{ role: 'robot' }], temperature: 9 }
    assert.equal(refusal(() => parseChatRequest(faulty)).param, 'n')
    const { n, ...rest } = faulty
    assert.equal(refusal(() => parseChatRequest({ ...rest, n })).param, 'messages[0].role')
  })

  it('reports invalid fields before missing ones, and the model last', () => {
    assert.equal(refusal(() => parseChatRequest({ model: 'x', temperature: 9 })).param, 'temperature')
    assert.equal(refusal(() => parseChatRequest({ model: 'x' })).param, 'messages')
  })

  it('does not repeat long values, which may be a patient’s words', () => {
    const secret = 'Mrs Example, born 1 May 1950, has chest pain'
    assert.ok(!refusal(() => said({ role: secret, content: 'x' })).message.includes('Example'))
  })

  it('reports one fault for a list of a hundred thousand invalid items', () => {
    const items = Array(100_000).fill(1)
    assert.equal(refusal(() => userParts(...items.slice(0, 2048))).param, 'messages[0].content[0]')
    assert.equal(refusal(() => asked({ stop: items })).code, 'array_above_max_length')
  })
})

describe('a request is accepted', () => {
  it('with messages alone, and gets every default', () => {
    assert.deepEqual(parseChatRequest({ messages }), {
      model: 'Service-V1',
      messages,
      stream: false,
      includeUsage: false,
      evidence: { mode: 'auto', references: 'inline' },
      settings: {},
      store: false,
      metadata: {},
    })
  })

  it('with null in every optional field, as if each were absent', () => {
    const optionalFields =
      'model stream stream_options temperature top_p presence_penalty frequency_penalty n max_tokens max_completion_tokens stop seed logit_bias logprobs top_logprobs response_format tools tool_choice parallel_tool_calls functions function_call reasoning_effort verbosity modalities prediction user safety_identifier prompt_cache_key prompt_cache_options prompt_cache_retention service_tier moderation audio web_search_options metadata store evidence'
    const nulls = Object.fromEntries(optionalFields.split(' ').map((field) => [field, null]))
    assert.deepEqual(asked(nulls), parseChatRequest({ messages }))
  })

  it('with unchanged settings for a model server', () => {
    const settings = {
      temperature: 0.2,
      top_p: 1,
      n: 2,
      stop: ['END'],
      seed: 2 ** 62,
      max_tokens: 100,
      logit_bias: { 50256: -100 },
      logprobs: true,
      top_logprobs: 3,
      response_format: { type: 'json_schema', json_schema: { name: 'a', schema: { type: 'object', default: null } } },
      tools: [{ type: 'function', function: { name: 'find', parameters: { type: 'object', enum: [null] } } }],
      tool_choice: { type: 'function', function: { name: 'find' } },
      parallel_tool_calls: false,
      reasoning_effort: 'low',
      verbosity: 'low',
      modalities: ['text'],
    }
    assert.deepEqual(asked(settings).settings, settings)
  })

  it('without identifying the user to a model server', () => {
    const identifiers = {
      user: 'dr-1',
      safety_identifier: 'x',
      prompt_cache_key: 'k',
      metadata: { a: 'b' },
      store: true,
    }
    const { settings, metadata, store } = asked(identifiers)
    assert.deepEqual({ settings, metadata, store }, { settings: {}, metadata: { a: 'b' }, store: true })
  })

  it('with unknown fields, which are dropped at every level', () => {
    const chat = parseChatRequest({
      messages: [{ role: 'user', content: [{ type: 'text', text: 'x', cache_control: {} }], mood: 'good' }],
      top_k: 40,
      extra_body: {},
    })
    assert.deepEqual(chat.messages, [{ role: 'user', content: [{ type: 'text', text: 'x' }] }])
    assert.deepEqual(chat.settings, {})
  })

  it('with prototype keys, which stay plain data', () => {
    const text =
      '{"messages":[{"role":"user","content":"x","__proto__":{"name":"y"}}],"__proto__":{"stream":true},"constructor":{"prototype":{"stream":true}},"metadata":{"constructor":"z"}}'
    const chat = parseChatRequest(JSON.parse(text))
    assert.equal(chat.stream, false)
    assert.deepEqual(chat.messages, [{ role: 'user', content: 'x' }])
    assert.deepEqual(chat.metadata, { constructor: 'z' })
    assert.equal(Object.hasOwn(Object.prototype, 'stream'), false)
  })

  it('with every role and every part', () => {
    const turns = [
      { role: 'system', content: 'Be brief.' },
      { role: 'developer', content: [{ type: 'text', text: 'Cite.' }] },
      { role: 'user', content: [pixel, { type: 'text', text: 'What is this?' }], name: 'ward' },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', content: 'found', tool_call_id: 'call_1' },
      { role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] },
      { role: 'assistant', content: '' },
      { role: 'function', content: null, name: 'find' },
      { role: 'user', content: '' },
    ]
    assert.deepEqual(parseChatRequest({ messages: turns }).messages, turns)
  })

  it('with nulls and empty lists inside messages, as if they were absent', () => {
    const turn = { role: 'assistant', content: 'x', tool_calls: [], function_call: null, name: null, refusal: null }
    assert.deepEqual(said(turn).messages, [{ role: 'assistant', content: 'x' }])
  })

  it('with 20 images and with 200 turns', () => {
    assert.equal(userParts(...Array(20).fill(pixel)).messages.length, 1)
    assert.equal(said(...Array(200).fill(messages[0])).messages.length, 200)
  })

  it('with lone surrogates, which no model server could receive', () => {
    assert.equal(said({ role: 'user', content: 'a\ud800b' }).messages[0]?.content, 'a\ufffdb')
  })

  it('with empty stream options without a stream, and with usage for a stream', () => {
    assert.equal(asked({ stream_options: {} }).includeUsage, false)
    assert.equal(asked({ stream: true, stream_options: { include_usage: true } }).includeUsage, true)
  })

  it('without tool settings that servers refuse if there are no tools', () => {
    assert.deepEqual(asked({ tools: [], tool_choice: 'auto', parallel_tool_calls: true }).settings, {})
  })

  it('with evidence options under their wire names', () => {
    const evidence = { mode: 'auto', sources: ['library'], from_year: 2015, types: ['guideline'], max_sources: 3 }
    assert.deepEqual(asked({ evidence: { ...evidence, references: 'none' } }).evidence, {
      mode: 'auto',
      references: 'none',
      sources: ['library'],
      fromYear: 2015,
      types: ['guideline'],
      sourcesMax: 3,
    })
  })
})

it('min_support takes its three values, and is refused beside log probabilities, which would show what is left out', () => {
  assert.equal(asked({ evidence: { min_support: 'partly' } }).evidence.minSupport, 'partly')
  assert.equal('minSupport' in asked({}).evidence, false)
  assert.throws(() => asked({ evidence: { min_support: 'most' } }), { param: 'evidence.min_support' })
  assert.throws(() => asked({ evidence: { min_support: 'quoted' }, logprobs: true }), { param: 'evidence.min_support' })
})
