/** Titles, tags and similar requests of chat programs, against the real server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import OpenAI from 'openai'
import { type FakeUpstream, streamAnswer } from '@/tests/fakes/upstream'
import { question, tasks } from '../fixtures/chat-tasks'
import { borrowServer, borrowServerWithModel } from '../support/lent-servers'
import type { TestServer } from '../support/server'

let upstream: FakeUpstream
let withModel: TestServer
let withoutModel: TestServer
before(async () => {
  withoutModel = await borrowServer()
  ;({ server: withModel, upstream } = await borrowServerWithModel())
})
after(() => Promise.all([withModel.stop(), withoutModel.stop()]))

type Ask = OpenAI.ChatCompletionCreateParamsNonStreaming

function clientOf({ key, url }: TestServer): OpenAI {
  return new OpenAI({ apiKey: key, baseURL: `${url}/api/v1`, maxRetries: 0 })
}

/** Sends the request as programs do: complete and streamed. */
async function contentsOf(server: TestServer, ask: Ask): Promise<string[]> {
  const whole = await clientOf(server).chat.completions.create(ask)
  const stream = await clientOf(server)
    .chat.completions.stream({ ...ask, stream: true })
    .finalChatCompletion()
  return [whole, stream].map(({ choices }) => choices[0]?.message.content ?? '')
}

for (const { name, messages, fields, expected } of tasks) {
  const ask = { model: 'Service-V1', messages, ...fields } as Ask

  test(`without a model: ${name}`, async () => {
    for (const content of await contentsOf(withoutModel, ask))
      assert.deepEqual(typeof expected === 'string' ? content : JSON.parse(content), expected)
  })

  test(`with a model, which gets only the request: ${name}`, async () => {
    const isText = typeof expected === 'string'
    const reply = isText ? 'Heart failure [1] ![x](https://example.org/x)' : '{"title": "Heart failure [1]"}'
    upstream.always(streamAnswer(reply))
    for (const content of await contentsOf(withModel, ask)) {
      if (!isText) assert.equal(content, reply)
      else assert.match(content, /^Heart failure (?!.*!\[|.*\[1\])/)
    }
    const roles = messages.map((message) => Object(message).role)
    const sent = upstream.requests.at(-1)?.body.messages ?? []
    assert.deepEqual(
      sent.map(({ role }) => role),
      roles,
    )
    assert.doesNotMatch(JSON.stringify(sent), /<sources>|Service-V1, an assistant/)
  })
}

test('a forced function is called with a title', async () => {
  const parameters = { type: 'object', properties: { title: { type: 'string' } } }
  const { choices } = await clientOf(withoutModel).chat.completions.create({
    model: 'Service-V1',
    messages: (tasks.find(({ name }) => name.includes('LibreChat'))?.messages ?? []) as Ask['messages'],
    tools: [{ type: 'function', function: { name: 'output_title', parameters } }],
    tool_choice: { type: 'function', function: { name: 'output_title' } },
  })
  const [call] = choices[0]?.message.tool_calls ?? []
  assert.equal(choices[0]?.finish_reason, 'tool_calls')
  assert.deepEqual(call?.type === 'function' && [call.function.name, call.function.arguments], [
    'output_title',
    '{"title":"Does dapagliflozin help in heart"}',
  ])
})

// A question mistaken for a chat task would be answered without evidence.
test('the question itself is still answered with evidence', async () => {
  const ask = { model: 'Service-V1', messages: [{ role: 'user' as const, content: question }] }
  for (const content of await contentsOf(withoutModel, ask)) assert.match(content, /\[1\]/)
})
