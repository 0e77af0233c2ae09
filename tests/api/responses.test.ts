/** Programs that use the Responses API, on their default path, against the real server and a model server. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createOpenAI } from '@ai-sdk/openai'
import { Agent, OpenAIProvider, Runner, tool } from '@openai/agents'
import { generateText, stepCountIs, streamText } from 'ai'
import OpenAI from 'openai'
import type { ResponseStreamEvent } from 'openai/resources/responses/responses'
import { z } from 'zod'
import { type FakeUpstream, frames, streamAnswer, streamAnswerUntil, toStreamPayloads } from '@/tests/fakes/upstream'
import { borrowServer, borrowServerWithModel } from '../support/lent-servers'
import { connectStateless } from '../support/mcp-clients'
import { omitTimes } from '../support/schemas/evidence'
import type { TestServer } from '../support/server'

const question = 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?'
const ask = { model: 'Service-V1', input: question }
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let library: TestServer
let model: FakeUpstream
let writing: TestServer
before(async () => {
  library = await borrowServer()
  ;({ server: writing, upstream: model } = await borrowServerWithModel())
})
after(() => Promise.all([library.stop(), writing.stop()]))

const connect = (server: TestServer) =>
  new OpenAI({ apiKey: server.key, baseURL: `${server.url}/api/v1`, maxRetries: 0 })
/** Fields beside OpenAI's. */
const evidenceOf = (response: object) => Reflect.get(response, 'evidence')

async function readEvents(stream: AsyncIterable<ResponseStreamEvent>): Promise<ResponseStreamEvent[]> {
  const events: ResponseStreamEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

const find = { type: 'function' as const, name: 'find', parameters: { type: 'object', properties: {} }, strict: false }
const half = JSON.stringify({ choices: [{ index: 0, delta: { role: 'assistant', content: 'It hel' } }] })
const callFind = (text: string) =>
  streamAnswer('', {
    toolCalls: [
      [{ index: 0, id: 'call_1', type: 'function', function: { name: 'find', arguments: '' } }],
      [{ index: 0, function: { arguments: text } }],
    ],
    finishReason: 'tool_calls',
  })

describe('the official client', () => {
  it('gets a cited answer with typed annotations, and the evidence beside them', async () => {
    const response = await connect(library).responses.create(ask)
    assert.equal(response.status, 'completed')
    const [item] = response.output
    const part = item?.type === 'message' ? item.content[0] : undefined
    assert.ok(part?.type === 'output_text')
    assert.equal(part.text, response.output_text)
    assert.ok(part.annotations.length > 0)
    for (const each of part.annotations) {
      assert.ok(each.type === 'url_citation')
      assert.match(part.text.slice(each.start_index, each.end_index), /^\[\d+\]$/)
    }
    assert.equal(evidenceOf(response).items[0].id, 'card:dapa-hf')
    assert.ok((response.usage?.total_tokens ?? 0) > 0)
  })

  it('gets the same text and evidence as from chat completions', async () => {
    const client = connect(library)
    const response = await client.responses.create(ask)
    const chat = await client.chat.completions.create({
      model: 'Service-V1',
      messages: [{ role: 'user', content: question }],
    })
    assert.equal(response.output_text, chat.choices[0]?.message.content)
    assert.deepEqual(omitTimes(evidenceOf(response)), omitTimes(evidenceOf(chat)))
  })

  it('gets the same response as a stream, whose events are numbered and in order', async () => {
    const client = connect(library)
    const whole = await client.responses.create(ask)
    const events = await readEvents(await client.responses.create({ ...ask, stream: true }))
    assert.deepEqual(
      events.map(({ sequence_number }) => sequence_number),
      events.map((_, at) => at),
    )
    const types = events.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])
    assert.deepEqual(types, [
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.annotation.added',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ])
    const text = events.map((event) => (event.type === 'response.output_text.delta' ? event.delta : '')).join('')
    assert.equal(text, whole.output_text)
    const last = events.at(-1)
    assert.ok(last?.type === 'response.completed')
    assert.deepEqual(omitTimes(evidenceOf(last.response)), omitTimes(evidenceOf(whole)))
    assert.deepEqual(last.response.usage, whole.usage)
    const shown = events[1]
    assert.ok(shown?.type === 'response.in_progress' && evidenceOf(shown.response).items.length > 0)
  })

  it('assembles a stream with its own helper', async () => {
    const response = await connect(library).responses.stream(ask).finalResponse()
    assert.match(response.output_text, /\[1\]/)
  })

  it('can send an image', async () => {
    const content = [
      { type: 'input_text' as const, text: question },
      { type: 'input_image' as const, image_url: pixel, detail: 'low' as const },
    ]
    const { output_text } = await connect(library).responses.create({ ...ask, input: [{ role: 'user', content }] })
    assert.match(output_text, /image/i)
  })

  it('continues a response by its id, stored or kept in memory, with its subject', async () => {
    const client = connect(library)
    for (const stored of [{}, { store: true }]) {
      const first = await client.responses.create({ ...ask, ...stored })
      const next = { model: 'Service-V1', input: 'And in women?', previous_response_id: first.id }
      const second = await client.responses.create({ ...next, store: true })
      assert.match(evidenceOf(second).searchedAs, /dapagliflozin/i)
      assert.equal(second.previous_response_id, first.id)
      const third = await client.responses.create({ ...next, previous_response_id: second.id, input: 'And over 75?' })
      assert.match(evidenceOf(third).searchedAs, /dapagliflozin/i)
    }
  })

  it('reads and deletes a stored response, which no other API lists', async () => {
    const client = connect(library)
    const created = await client.responses.create({ ...ask, store: true, metadata: { ward: '7' } })
    const read = await client.responses.retrieve(created.id)
    assert.deepEqual(read.output, created.output)
    assert.deepEqual([read.metadata, evidenceOf(read)], [{ ward: '7' }, evidenceOf(created)])
    for await (const { id } of client.chat.completions.list()) assert.notEqual(id, created.id)
    await assert.rejects(client.chat.completions.retrieve(created.id), OpenAI.NotFoundError)
    await client.responses.delete(created.id)
    await assert.rejects(client.responses.retrieve(created.id), OpenAI.NotFoundError)
  })

  it('keeps nothing with store: false', async () => {
    const client = connect(library)
    const { id } = await client.responses.create({ ...ask, store: false })
    await assert.rejects(client.responses.retrieve(id), OpenAI.NotFoundError)
    await assert.rejects(client.responses.create({ ...ask, previous_response_id: id }), (error: unknown) => {
      return error instanceof OpenAI.NotFoundError && error.param === 'previous_response_id'
    })
  })

  it('answers in the background', async () => {
    const client = connect(library)
    let response = await client.responses.create({ ...ask, background: true })
    assert.equal(response.status, 'in_progress')
    while (response.status === 'in_progress') response = await client.responses.retrieve(response.id)
    assert.equal(response.status, 'completed')
    assert.match(response.output_text, /\[1\]/)
  })

  it('cancels a response in the background, and no other', async () => {
    const client = connect(writing)
    model.next(async (reply, { left }) => {
      reply.head(200, { 'content-type': 'text/event-stream' })
      await left
    })
    const asked = model.received(model.requests.length + 1)
    const { id } = await client.responses.create({ ...ask, background: true })
    await asked
    assert.equal((await client.responses.cancel(id)).status, 'cancelled')
    assert.equal((await client.responses.retrieve(id)).status, 'cancelled')
    const other = await client.responses.create(ask)
    await assert.rejects(client.responses.cancel(other.id), OpenAI.BadRequestError)
  })

  it('gets the call of a tool, whole and streamed, and sends its result', async () => {
    const client = connect(writing)
    model.next(callFind('{"q":1}'))
    const whole = await client.responses.create({ ...ask, tools: [find] })
    const [call] = whole.output
    assert.ok(call?.type === 'function_call')
    assert.deepEqual([call.name, call.arguments, call.call_id], ['find', '{"q":1}', 'call_1'])
    model.next(callFind('{"q":1}'))
    const events = await readEvents(await client.responses.create({ ...ask, tools: [find], stream: true }))
    const last = events.at(-1)
    assert.ok(last?.type === 'response.completed')
    assert.deepEqual(last.response.output.map(omitId), whole.output.map(omitId))
    assert.ok(events.some(({ type }) => type === 'response.function_call_arguments.delta'))

    model.next(streamAnswer('It helps [1].'))
    const output = { type: 'function_call_output' as const, call_id: call.call_id, output: 'Two trials.' }
    const input = [{ role: 'user' as const, content: question }, call, output]
    const answer = await client.responses.create({ ...ask, input, tools: [find] })
    assert.match(answer.output_text, /It helps/)
    const sent = model.requests.at(-1)?.body.messages ?? []
    assert.deepEqual(
      sent.slice(-3).map(({ role }) => role),
      ['user', 'assistant', 'tool'],
    )
  })

  it('asks for JSON by a schema, and relays its settings', async () => {
    model.next(streamAnswer('{"helps":true}'))
    const schema = {
      type: 'object',
      properties: { helps: { type: 'boolean' } },
      required: ['helps'],
      additionalProperties: false,
    }
    const response = await connect(writing).responses.create({
      ...ask,
      instructions: 'Answer for a ward round.',
      max_output_tokens: 50,
      text: { format: { type: 'json_schema', name: 'verdict', schema, strict: true } },
    })
    assert.deepEqual(JSON.parse(response.output_text), { helps: true })
    const { body } = model.requests.at(-1) ?? {}
    assert.deepEqual(body?.response_format, {
      type: 'json_schema',
      json_schema: { name: 'verdict', schema, strict: true },
    })
    assert.ok(JSON.stringify(body?.messages).includes('Answer for a ward round.'))
  })

  it('says that an answer was cut off', async () => {
    model.next(streamAnswer('It helps', { finishReason: 'length' }))
    const response = await connect(writing).responses.create(ask)
    assert.deepEqual([response.status, response.incomplete_details], ['incomplete', { reason: 'max_output_tokens' }])
  })

  it('gets the failure of a started stream as events, and nothing is kept of it', async () => {
    model.next(frames(half, { error: { message: 'secret of the model server' } }))
    const ids: string[] = []
    const read = async () => {
      const stream = await connect(writing).responses.create({ ...ask, stream: true, store: true })
      for await (const event of stream) if (event.type === 'response.created') ids.push(event.response.id)
    }
    await assert.rejects(read, (error: unknown) => {
      return error instanceof OpenAI.APIError && error.code === 'upstream_failed' && !/secret/.test(error.message)
    })
    await assert.rejects(connect(writing).responses.retrieve(ids[0] ?? ''), OpenAI.NotFoundError)
  })

  it('sends a failure as an error and as a failed response, and nothing after it', async () => {
    model.next(frames(half, { error: { message: 'secret of the model server' } }))
    const response = await fetch(`${writing.url}/api/v1/responses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writing.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ask, stream: true }),
    })
    const sent = (await response.text()).trim().split('\n\n')
    const named = sent.map((frame) => frame.split('\n')[0])
    assert.deepEqual(named.slice(-2), ['event: error', 'event: response.failed'])
    assert.match(sent.at(-1) ?? '', /"status":"failed","background":false,"error":\{"code":"server_error"/)
    assert.ok(!sent.join().includes('secret'))
  })

  it('throws its errors with the name of the field', async () => {
    const wrong: [object, string][] = [
      [{ input: [] }, 'input'],
      [{ input: [{ role: 'user', content: [{ type: 'input_audio' }] }] }, 'input[0].content[0].type'],
      [
        { input: [{ role: 'user', content: [{ type: 'input_image', file_id: 'file-1' }] }] },
        'input[0].content[0].image_url',
      ],
      [{ input: [{ type: 'function_call_output', call_id: 'x', output: 'y' }] }, 'input'],
      [{ input: question, tools: [{ type: 'web_search' }] }, 'tools[0].type'],
      [{ input: question, max_output_tokens: 0 }, 'max_output_tokens'],
      [{ input: question, temperature: 9 }, 'temperature'],
      [{ input: question, conversation: 'conv_1' }, 'conversation'],
      [{ input: question, background: true, stream: true }, 'background'],
      [{ input: question, text: { format: { type: 'json_schema', name: 'x' } } }, 'text.format.schema'],
      [{}, 'input'],
    ]
    for (const [fields, param] of wrong) {
      const refusal = await connect(library)
        .responses.create({ model: 'Service-V1', ...fields } as never)
        .then(
          () => 'accepted',
          (error: InstanceType<typeof OpenAI.APIError>) => error,
        )
      assert.ok(refusal instanceof OpenAI.BadRequestError, `${JSON.stringify(fields)}: ${refusal}`)
      assert.equal(refusal.param, param)
    }
  })

  it('a stream that is abandoned at any of its events leaves nothing behind', async () => {
    const client = connect(library)
    const count = (await readEvents(await client.responses.create({ ...ask, stream: true }))).length
    for (let at = 1; at < count; at += Math.ceil(count / 12)) {
      const stream = await client.responses.create({ ...ask, stream: true, store: true })
      let seen = 0
      let id = ''
      for await (const event of stream) {
        if (event.type === 'response.created') id = event.response.id
        if (++seen === at) break
      }
      assert.match(id, /^resp_/)
    }
    assert.ok(await client.models.list(), 'and the server goes on')
  })
})

describe('a model server that breaks off after any of its frames', () => {
  const text = 'It helps [1].'
  /** From the frame with the reason for the end on, the answer is whole. */
  const unfinished = toStreamPayloads(text).findIndex((payload) => payload.includes('"finish_reason":"stop"'))
  const breakOffAt = (sent: number) => model.next(streamAnswerUntil(sent, (reply) => reply.disconnect(), text))
  const isCutOff = (error: unknown) => error instanceof OpenAI.APIError && /^upstream_/.test(error.code ?? '')

  it('is an error in chat completions and responses, streamed or not, and nothing is kept', async () => {
    const client = connect(writing)
    const chat = { model: 'Service-V1', messages: [{ role: 'user' as const, content: question }] }
    for (let sent = 0; sent <= unfinished; sent += 1) {
      breakOffAt(sent)
      await assert.rejects(async () => {
        for await (const _ of await client.chat.completions.create({ ...chat, stream: true }));
      }, isCutOff)
      breakOffAt(sent)
      await assert.rejects(client.responses.create({ ...ask, store: true }), isCutOff)
      breakOffAt(sent)
      let id: string | undefined
      await assert.rejects(async () => {
        for await (const event of await client.responses.create({ ...ask, stream: true, store: true }))
          if (event.type === 'response.created') id = event.response.id
      }, isCutOff)
      if (id !== undefined) await assert.rejects(client.responses.retrieve(id), OpenAI.NotFoundError)
    }
  })

  it('is an error result of an MCP tool', async () => {
    const client = await connectStateless(writing)
    for (let sent = 0; sent <= unfinished; sent += 1) {
      breakOffAt(sent)
      const result = await client.callTool({ name: 'ask', arguments: { question } })
      assert.equal(result.isError, true)
      assert.equal(result.structuredContent, undefined)
    }
    await client.close()
  })
})

describe('the Agents SDK', () => {
  const run = (server: TestServer) =>
    new Runner({
      modelProvider: new OpenAIProvider({ apiKey: server.key, baseURL: `${server.url}/api/v1` }),
      tracingDisabled: true,
    })
  const agent = new Agent({ name: 'Evidence', instructions: 'Answer from evidence.', model: 'Service-V1' })

  it('runs an agent', async () => {
    const { finalOutput } = await run(library).run(agent, question)
    assert.match(finalOutput ?? '', /\[1\]/)
  })

  it('streams the same text', async () => {
    const whole = await run(library).run(agent, question)
    const stream = await run(library).run(agent, question, { stream: true })
    let text = ''
    for await (const piece of stream.toTextStream()) text += piece
    assert.equal(text, whole.finalOutput)
  })

  it('calls a tool and continues with its result', async () => {
    model.next(callFind('{}'))
    model.next(streamAnswer('It helps [1].'))
    let calls = 0
    const counted = tool({
      name: 'find',
      description: 'Finds trials.',
      parameters: z.object({}),
      execute: async () => {
        calls += 1
        return 'Two trials.'
      },
    })
    const { finalOutput } = await run(writing).run(agent.clone({ tools: [counted] }), question)
    assert.equal(calls, 1)
    assert.match(finalOutput ?? '', /It helps/)
  })
})

describe('the AI SDK with its OpenAI provider', () => {
  const connectSdk = (server: TestServer) =>
    createOpenAI({ apiKey: server.key, baseURL: `${server.url}/api/v1` })('Service-V1')

  it('generates text with sources', async () => {
    const { text, sources, finishReason } = await generateText({ model: connectSdk(library), prompt: question })
    assert.match(text, /\[1\]/)
    assert.ok(sources.length > 0)
    assert.equal(finishReason, 'stop')
  })

  it('streams the same text', async () => {
    const { text } = await generateText({ model: connectSdk(library), prompt: question })
    let streamed = ''
    for await (const part of streamText({ model: connectSdk(library), prompt: question }).textStream) streamed += part
    assert.equal(streamed, text)
  })

  it('continues a conversation, whose answers it sends as references', async () => {
    const asked = { role: 'user' as const, content: question }
    const first = await generateText({ model: connectSdk(library), messages: [asked] })
    const messages = [asked, ...first.response.messages, { role: 'user' as const, content: 'And in women?' }]
    const { text } = await generateText({ model: connectSdk(library), messages })
    assert.match(text, /\[1\]/)
  })

  it('calls a tool and continues with its result', async () => {
    model.next(callFind('{}'))
    model.next(streamAnswer('It helps [1].'))
    const tools = {
      find: { description: 'Finds trials.', inputSchema: z.object({}), execute: async () => 'Two trials.' },
    }
    const { text, steps } = await generateText({
      model: connectSdk(writing),
      prompt: question,
      tools,
      stopWhen: stepCountIs(3),
    })
    assert.equal(steps.length, 2)
    assert.match(text, /It helps/)
  })
})

function omitId({ id: _, ...item }: { id?: string | undefined }): object {
  return item
}
