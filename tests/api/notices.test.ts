/**
 * Notices reach every client: before prose, whatever tools the request offers, and as data beside a tool call or
 * JSON, which must stay as the model wrote them.
 */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ServiceCompletion } from '@/lib/wire/response'
import { type FakeUpstream, type Script, streamAnswer } from '@/tests/fakes/upstream'
import { borrowServerWithModel } from '../support/lent-servers'
import { omitTimes } from '../support/schemas/evidence'
import { readStream } from '../support/schemas/stream'
import { assertCompletion } from '../support/schemas/wire'
import type { TestServer } from '../support/server'

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream } = await borrowServerWithModel())
})
after(() => server.stop())

async function post(fields: object): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  assert.equal(response.status, 200)
  return response.text()
}

/** Returns the complete answer after checking that a stream has the same content. */
async function answer(fields: object, script: Script): Promise<ServiceCompletion> {
  upstream.always(script)
  const whole: ServiceCompletion = JSON.parse(await post(fields))
  assertCompletion(whole)
  const { chunks, content } = readStream(await post({ ...fields, stream: true }))
  assert.equal(content[0], whole.choices[0]?.message.content ?? '')
  assert.deepEqual(omitTimes(chunks.at(-1)?.evidence), omitTimes(whole.evidence))
  return whole
}

const contentOf = ({ choices: [choice] }: ServiceCompletion) => choice?.message.content
const kindsOf = ({ evidence }: ServiceCompletion) => evidence?.notices?.map(({ kind }) => kind)
const toRequest = (content: string) => ({ messages: [{ role: 'user', content }] })

const covered = toRequest('I am bleeding heavily, does tranexamic acid help?')
const uncovered = toRequest('I am choking right now. What is the boiling point of tungsten?')
const tools = [{ type: 'function', function: { name: 'find', parameters: { type: 'object' } } }]
const functions = [{ name: 'find', parameters: { type: 'object' } }]
const json = { response_format: { type: 'json_object' } }

const callLine = /^\*\*If this is happening now, call your local emergency number [^*]+\*\*\n\n/
const prose = streamAnswer('It lowers the risk [1].')
const toolCalls = [[{ index: 0, id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } }]]
const call = streamAnswer('', { toolCalls, finishReason: 'tool_calls' })
const offers = { 'no tools': {}, tools: { tools }, 'the older functions': { functions } }

describe('an answer in prose', () => {
  for (const [name, fields] of Object.entries(offers)) {
    it(`to a request with ${name} begins with the emergency line and ends with the references`, async () => {
      const whole = await answer({ ...covered, ...fields }, prose)
      const content = contentOf(whole) ?? ''
      assert.match(content, callLine)
      assert.match(content, /It lowers the risk \[1\]\.\n\n### References\n\n\[1\] /)
      assert.deepEqual(kindsOf(whole), ['medical-emergency'])
      const [start, end] = whole.evidence?.items[0]?.spans[0] ?? []
      assert.equal(content.slice(start, end), '[1]')
    })

    it(`to a request with ${name} says that no source supports it`, async () => {
      const whole = await answer({ ...uncovered, ...fields }, streamAnswer('It boils.'))
      assert.match(contentOf(whole) ?? '', /\n\n\*No article [^*]+ not supported by evidence\.\*\n\nIt boils\.$/)
      assert.match(contentOf(whole) ?? '', callLine)
      assert.deepEqual(kindsOf(whole), ['medical-emergency', 'not-backed'])
    })
  }

  it('without any text from the model still says whom to call', async () => {
    assert.match(contentOf(await answer({ ...covered, tools }, streamAnswer(''))) ?? '', callLine)
  })

  it('for a patient allergic to a drug names the sources on it, and tells the model', async () => {
    const whole = await answer({ ...toRequest('Cellulitis in a patient with penicillin allergy?'), tools }, prose)
    assert.match(contentOf(whole) ?? '', /^> The question mentions an allergy to penicillin\. Sources? \d/)
    assert.deepEqual(kindsOf(whole), ['drug-allergy'])
    assert.match(JSON.stringify(upstream.requests.at(-1)), /cannot take: penicillin\. Say so before/)
  })

  it('without a reason for a notice has none', async () => {
    const whole = await answer({ ...toRequest('Does dapagliflozin help in HFrEF?'), tools }, prose)
    assert.match(contentOf(whole) ?? '', /^It lowers/)
    assert.equal(kindsOf(whole), undefined)
  })

  it('has the text of each notice as data, identical to the printed one', async () => {
    const whole = await answer(uncovered, prose)
    assert.equal(whole.evidence?.notices?.length, 2)
    for (const { text } of whole.evidence?.notices ?? []) assert.ok(contentOf(whole)?.includes(text), text)
  })
})

describe('an answer that is not prose carries its notices only as data', () => {
  const clean: [string, object, Script, string | null][] = [
    ['a tool call', { tools }, call, null],
    [
      'a call of the older form',
      { functions },
      streamAnswer('', { functionCalls: [{ name: 'find', arguments: '{}' }], finishReason: 'function_call' }),
      null,
    ],
    [
      'a tool call after white space',
      { tools },
      streamAnswer('\n\n', { toolCalls, finishReason: 'tool_calls' }),
      '\n\n',
    ],
    ['JSON', json, streamAnswer('{"helps": [1]}'), '{"helps": [1]}'],
    ['JSON beside tools', { ...json, tools }, streamAnswer('{"helps": [1]}'), '{"helps": [1]}'],
  ]
  for (const [name, fields, script, content] of clean) {
    it(name, async () => {
      const whole = await answer({ ...uncovered, ...fields }, script)
      assert.equal(contentOf(whole), content)
      assert.deepEqual(kindsOf(whole), ['medical-emergency', 'not-backed'])
    })
  }

  it('also if nothing was searched', async () => {
    const whole = await answer({ ...uncovered, ...json, evidence: { mode: 'off' } }, streamAnswer('{}'))
    assert.equal(contentOf(whole), '{}')
    assert.deepEqual([kindsOf(whole), whole.evidence?.searched], [['medical-emergency'], []])
  })
})

it('prose before a tool call begins with the notices and has no references yet', async () => {
  const script = streamAnswer('Let me look [1].', { toolCalls, finishReason: 'tool_calls' })
  const whole = await answer({ ...covered, tools }, script)
  assert.match(contentOf(whole) ?? '', /\*\*\n\nLet me look \[1\]\.$/)
  assert.match(contentOf(whole) ?? '', callLine)
  assert.equal(whole.choices[0]?.message.tool_calls?.length, 1)
})
