/** Bodies as bad clients, broken networks and attackers send them, as JSON text: good, nearly good, and none. */
import fc from 'fast-check'

type Text = fc.Arbitrary<string>

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '" OR 1=1 --',
    "'; DROP TABLE articles; --",
    'NEAR(statin myalgia, 5)',
    'title : "aspirin" AND NOT (stroke',
    'aspirin* + ^stent - "',
    '\u0000',
    '\ud800',
    '\udc8a\ud83d',
    '\u202egnirps',
    '\u{e0041}\u{e0042}',
    'e\u0301\u0327',
    'ﷺ'.repeat(20),
    '💊'.repeat(30),
    '[1][99][0][-1]',
    '](javascript:alert(1))',
    'data:image/png;base64,AAAA',
    'https://example.org/a.png',
    '',
  ),
)
const oddKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', '0', ''),
  fc.constantFrom('role', 'content', 'type', 'text', 'image_url', 'url', 'tool_calls', 'model', 'stream', 'messages'),
  oddText,
)

const quote = (text: Text): Text => text.map((value) => JSON.stringify(value))
const oneOf = (...values: unknown[]): Text => fc.constantFrom(...values.map((value) => JSON.stringify(value)))
const array = (item: Text, maxLength = 4): Text => fc.array(item, { maxLength }).map((items) => `[${items.join(',')}]`)

/** Written by hand, so that keys may come twice and `__proto__` is a key like any other. */
const object = (entries: fc.Arbitrary<[string, string]>, maxLength = 5): Text =>
  fc
    .array(entries, { maxLength })
    .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`)

const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    oneOf(null, true, false, 0, -1, 1.5, 1e21, 128, 129, -0.0001),
    fc.constantFrom('1e999', '-1e999', '123456789012345678901234567890', '1E-400'),
    quote(oddText),
    array(tie('json')),
    object(fc.tuple(oddKey, tie('json'))),
  ),
}))

/** Mostly what the field wants, sometimes anything. */
const usually = (good: Text): Text => fc.oneof({ weight: 60, arbitrary: good }, { weight: 1, arbitrary: json })

/** An object of these members, each of which may be missing, wrong, or followed by one that nobody knows. */
function record(members: Record<string, Text>): Text {
  const known = Object.entries(members).map(([key, value]) =>
    fc.option(fc.tuple(fc.constant(key), usually(value)), { freq: 80 }),
  )
  const more = fc.option(fc.tuple(oddKey, json), { freq: 1 })
  return fc.tuple(...known, more).map((entries) => {
    const written = entries.filter((entry) => entry !== null).map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    return `{${written.join(',')}}`
  })
}

const text = quote(oddText)
const textPart = record({ type: oneOf('text'), text })
const imagePart = record({
  type: oneOf('image_url'),
  image_url: record({
    url: oneOf('data:image/png;base64,iVBORw0KGgo=', 'https://127.0.0.1/a.png', 'ftp://x'),
    detail: oneOf('low'),
  }),
})
const call = record({
  id: oneOf('call_1'),
  type: oneOf('function'),
  function: record({ name: oneOf('f'), arguments: text }),
})
const message = fc.oneof(
  {
    weight: 6,
    arbitrary: record({ role: oneOf('user'), content: fc.oneof(text, array(fc.oneof(textPart, imagePart))) }),
  },
  record({ role: oneOf('system', 'developer'), content: fc.oneof(text, array(textPart)) }),
  { weight: 2, arbitrary: record({ role: oneOf('assistant'), content: text }) },
  record({ role: oneOf('assistant'), content: fc.oneof(text, oneOf(null)), tool_calls: array(call, 2) }),
  record({ role: oneOf('tool'), content: text, tool_call_id: oneOf('call_1', 'call_2') }),
  record({ role: oneOf('function'), content: text, name: oneOf('f') }),
)
const tool = record({
  type: oneOf('function'),
  function: record({ name: oneOf('f'), parameters: object(fc.tuple(oddKey, json)) }),
})

const settings: Record<string, Text> = {
  model: oneOf('Service-V1', null),
  stream: oneOf(true, false, null),
  stream_options: record({ include_usage: oneOf(true, null) }),
  temperature: oneOf(0, 1, 2, null),
  n: oneOf(1, null),
  stop: oneOf('END', ['a', 'b'], null),
  seed: oneOf(1, -5, 2 ** 62),
  max_tokens: oneOf(1, 500),
  logit_bias: object(fc.tuple(oneOf('1', '2'), oneOf(1, -100))),
  response_format: record({
    type: oneOf('text', 'json_object', 'json_schema'),
    json_schema: record({ name: oneOf('a') }),
  }),
  tools: array(tool, 2),
  tool_choice: oneOf('auto', 'none', 'required', { type: 'function', function: { name: 'f' } }),
  reasoning_effort: oneOf('low', null),
  metadata: object(fc.tuple(oddKey, text)),
  user: text,
  evidence: record({
    mode: oneOf('auto', 'off'),
    sources: array(oneOf('library', 'pubmed'), 2),
    from_year: oneOf(2015),
  }),
}
const someSettings = fc
  .subarray(Object.entries(settings), { maxLength: 5 })
  .chain((chosen) =>
    fc.tuple(...chosen.map(([key, value]) => usually(value).map((written): [string, string] => [key, written]))),
  )

const nearlyGood = fc.tuple(usually(array(message, 6)), someSettings).map(([messages, given]) => {
  const members = [['messages', messages] as const, ...given].map(([key, value]) => `"${key}":${value}`)
  return `{${members.join(',')}}`
})

const deep = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom('[', '{"a":', '{"__proto__":'))
  .map(([levels, open]) => `{"messages":${open.repeat(levels)}`)

const cut = fc
  .tuple(nearlyGood, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([body, share]) => body.slice(0, share * body.length))
const torn = fc
  .tuple(nearlyGood, fc.nat(), fc.constantFrom('"', '\\', '{', '}', ',', '\u0000', '\u2028'))
  .map(([body, place, piece]) => {
    const at = place % (body.length + 1)
    return body.slice(0, at) + piece + body.slice(at)
  })

/** Bytes of a request body. */
export const anyBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 10, arbitrary: nearlyGood.map(encode) },
  { weight: 2, arbitrary: json.map(encode) },
  { weight: 2, arbitrary: cut.map(encode) },
  { weight: 2, arbitrary: torn.map(encode) },
  { weight: 1, arbitrary: deep.map(encode) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
)

function encode(body: string): Uint8Array {
  return new TextEncoder().encode(body)
}
