import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { collect, type ServiceChunk, toChunks } from '@/lib/wire/response'
import {
  annotations,
  asked,
  citedAnswer,
  evidence,
  item,
  play,
  preview,
  smallTalk,
  usage,
} from '../../fixtures/sample-answer'
import { assertChunk, assertCompletion } from '../../support/schemas/wire'

async function chunksOf(events: (AnswerEvent | Error)[], question = asked): Promise<ServiceChunk[]> {
  const chunks: ServiceChunk[] = []
  for await (const chunk of toChunks(play(...events), question)) chunks.push(chunk)
  for (const chunk of chunks) assertChunk(JSON.parse(JSON.stringify(chunk)))
  return chunks
}

const deltasOf = (chunks: ServiceChunk[]) => chunks.flatMap((chunk) => chunk.choices.map((choice) => choice.delta))

describe('a streamed answer', () => {
  it('sends the role, the text, the citations once, the finish, and nothing more', async () => {
    const chunks = await chunksOf(citedAnswer)
    assert.deepEqual(deltasOf(chunks), [
      { role: 'assistant', content: '', refusal: null },
      { content: '💊 ' },
      { content: 'It' },
      { content: '[1].' },
      { annotations },
      {},
    ])
    assert.deepEqual(
      chunks.map((chunk) => chunk.choices[0]?.finish_reason),
      [null, null, null, null, null, 'stop'],
    )
  })

  it('sends the sources with the role, and the checked evidence in the last chunk only', async () => {
    const chunks = await chunksOf(citedAnswer)
    assert.deepEqual(chunks[0]?.evidence, preview)
    assert.deepEqual(chunks.at(-1)?.evidence, evidence)
    assert.deepEqual(chunks.at(-1)?.citations, [item.url])
    assert.deepEqual(chunks.at(-1)?.search_results, [
      { title: item.title, url: item.url, date: '2019', snippet: item.quote },
    ])
    assert.ok(chunks.slice(1, -1).every((chunk) => !chunk.evidence && !chunk.citations))
  })

  it('has no usage unless requested, and never an empty list of choices', async () => {
    for (const chunk of await chunksOf(citedAnswer)) {
      assert.ok(!('usage' in chunk))
      assert.equal(chunk.choices.length, 1)
    }
  })

  it('ends with a usage chunk if requested, which then carries the evidence; all others have usage null', async () => {
    const chunks = await chunksOf(citedAnswer, { ...asked, includeUsage: true })
    const last = chunks.pop()
    assert.deepEqual(last?.choices, [])
    assert.deepEqual(last?.usage, usage)
    assert.deepEqual(last?.evidence, evidence)
    for (const chunk of chunks) assert.equal(chunk.usage, null)
    assert.equal(chunks.at(-1)?.evidence, undefined)
  })

  it('sends checks in separate chunks, without choices', async () => {
    const { checks } = evidence
    const events: AnswerEvent[] = [...citedAnswer.slice(0, -2), { type: 'checks', checks }, ...citedAnswer.slice(-2)]
    const chunks: ServiceChunk[] = []
    for await (const chunk of toChunks(play(...events), asked)) chunks.push(chunk)
    const [extra, ...more] = chunks.filter((chunk) => chunk.checks)
    assert.deepEqual([extra?.choices, extra?.checks, more.length], [[], checks, 0])
    const others = chunks.filter((chunk) => chunk !== extra)
    assert.deepEqual(deltasOf(others), deltasOf(await chunksOf(citedAnswer)))
    assert.deepEqual((await collect(play(...events), asked)).evidence, evidence)
  })

  it('has no evidence if nothing was searched', async () => {
    const last = (await chunksOf(smallTalk)).at(-1)
    assert.deepEqual(Object.keys(last ?? {}).sort(), ['choices', 'created', 'id', 'model', 'object'])
  })

  it('never splits a character that an engine split between two deltas', async () => {
    const [high, low] = '💊'.split('')
    const split: AnswerEvent[] = [
      { type: 'delta', choice: 0, content: `a${high}` },
      { type: 'delta', choice: 0, content: `${low}b` },
    ]
    const deltas = deltasOf(await chunksOf([...split, ...smallTalk.slice(1)]))
    assert.deepEqual(
      deltas.map((delta) => delta.content),
      ['', 'a', '💊b', undefined],
    )
  })

  it('gives each choice its own role and finish', async () => {
    const events: AnswerEvent[] = [
      { type: 'delta', choice: 0, content: 'a' },
      { type: 'delta', choice: 1, content: 'b' },
      { type: 'finish', choice: 0, reason: 'stop', annotations: [] },
      { type: 'delta', choice: 1, content: 'c' },
      { type: 'finish', choice: 1, reason: 'length', annotations: [] },
      { type: 'end', usage, evidence },
    ]
    const said = (await chunksOf(events)).map(({ choices: [choice] }) => [
      choice?.index,
      choice?.delta.role ?? choice?.delta.content ?? choice?.finish_reason,
    ])
    assert.deepEqual(said, [
      [0, 'assistant'],
      [0, 'a'],
      [1, 'assistant'],
      [1, 'b'],
      [0, 'stop'],
      [1, 'c'],
      [1, 'length'],
    ])
  })

  it('passes on logprobs and pieces of tool calls', async () => {
    const logprobs = { content: [{ token: 'a', bytes: [97], logprob: -0.1, top_logprobs: [] }], refusal: null }
    const piece = { index: 0, id: 'call_1', type: 'function' as const, function: { name: 'find', arguments: '{"q"' } }
    const chunks = await chunksOf([
      { type: 'delta', choice: 0, content: 'a', logprobs },
      { type: 'delta', choice: 0, toolCalls: [piece] },
      { type: 'finish', choice: 0, reason: 'tool_calls', annotations: [] },
      { type: 'end', usage, evidence: null },
    ])
    assert.deepEqual(chunks[1]?.choices[0]?.logprobs, logprobs)
    assert.deepEqual(chunks[2]?.choices[0]?.delta, { tool_calls: [piece] })
  })
})

describe('a complete answer', () => {
  const whole = async (events: AnswerEvent[]) => {
    const body = await collect(play(...events), asked)
    assertCompletion(JSON.parse(JSON.stringify(body)))
    return body
  }

  it('has every required field, logprobs and refusal as null, and the evidence', async () => {
    const { choices, ...rest } = await whole(citedAnswer)
    assert.deepEqual(choices, [
      {
        index: 0,
        message: { role: 'assistant', content: '💊 It[1].', refusal: null, annotations },
        logprobs: null,
        finish_reason: 'stop',
      },
    ])
    assert.equal(rest.object, 'chat.completion')
    assert.deepEqual(rest.usage, usage)
    assert.deepEqual(rest.evidence, evidence)
    assert.deepEqual(rest.citations, [item.url])
  })

  it('joins the pieces of tool calls, with content null', async () => {
    const { choices } = await whole([
      { type: 'delta', choice: 0, toolCalls: [{ index: 0, id: 'call_1', function: { name: 'find', arguments: '' } }] },
      { type: 'delta', choice: 0, toolCalls: [{ index: 1, id: 'call_2', function: { name: 'see', arguments: '{}' } }] },
      { type: 'delta', choice: 0, toolCalls: [{ index: 0, function: { arguments: '{"q":' } }] },
      { type: 'delta', choice: 0, toolCalls: [{ index: 0, function: { arguments: '1}' } }] },
      { type: 'finish', choice: 0, reason: 'tool_calls', annotations: [] },
      { type: 'end', usage, evidence: null },
    ])
    assert.equal(choices[0]?.message.content, null)
    assert.deepEqual(choices[0]?.message.tool_calls, [
      { id: 'call_1', type: 'function', function: { name: 'find', arguments: '{"q":1}' } },
      { id: 'call_2', type: 'function', function: { name: 'see', arguments: '{}' } },
    ])
  })

  it('gives each answer its own id', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, async () => (await whole(smallTalk)).id))
    assert.equal(new Set(ids).size, 100)
  })
})

describe('an answer that breaks off never looks complete', () => {
  const broken: [string, (AnswerEvent | Error)[]][] = [
    ['an engine that throws', [...citedAnswer.slice(0, 3), new Error('gone')]],
    ['events that stop without end', citedAnswer.slice(0, -1)],
    ['a choice that never finishes', [...citedAnswer.slice(0, 3), ...citedAnswer.slice(-1)]],
  ]
  for (const [promise, events] of broken) {
    it(`${promise}: an error, streamed and complete`, async () => {
      await assert.rejects(chunksOf(events))
      await assert.rejects(collect(play(...events), asked))
    })
  }
})

/** The page, a client that streams and one that does not must get the same medical content. */
it('streamed and complete answers of the same events have the same content', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\ud83d', '\udc8a', '[1]', '', '\n'))
  const pieces = fc.array(fc.record({ choice: fc.nat(2), content: text }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(pieces, fc.constantFrom('stop', 'length'), async (deltas, reason) => {
      const events: AnswerEvent[] = [
        ...deltas.map((delta) => ({ type: 'delta' as const, ...delta })),
        ...[...new Set(deltas.map(({ choice }) => choice))].map((choice) => ({
          type: 'finish' as const,
          choice,
          reason,
          annotations,
        })),
        { type: 'end', usage, evidence },
      ]
      const body = await collect(play(...events), asked)
      const chunks: ServiceChunk[] = []
      for await (const chunk of toChunks(play(...events), { ...asked, includeUsage: true })) chunks.push(chunk)
      for (const { index, message, finish_reason } of body.choices) {
        const own = chunks.flatMap((chunk) => chunk.choices.filter((choice) => choice.index === index))
        const streamed = own.map(({ delta }) => delta.content ?? '').join('')
        assert.equal(streamed, message.content)
        assert.ok(own.every(({ delta }) => (delta.content ?? '').isWellFormed()))
        assert.equal(own.at(-1)?.finish_reason, finish_reason)
      }
      const last = chunks.at(-1)
      assert.deepEqual([last?.usage, last?.evidence, last?.citations], [body.usage, body.evidence, body.citations])
    }),
    { numRuns: 500 },
  )
})
