/** The reported token usage: clients budget by it, and limits per key count it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import OpenAI from 'openai'
import { type FakeUpstream, streamAnswer } from '@/tests/fakes/upstream'
import { everyNth } from '../support/full'
import { borrowServer, borrowServerWithModel } from '../support/lent-servers'
import type { TestServer } from '../support/server'

type Message = OpenAI.ChatCompletionMessageParam

const questions = {
  English: 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?',
  Chinese: '达格列净对心衰有效吗？',
}

let server: TestServer
let withModel: TestServer
let upstream: FakeUpstream
let client: OpenAI
before(async () => {
  server = await borrowServer()
  ;({ server: withModel, upstream } = await borrowServerWithModel())
  client = clientOf(server)
})
after(() => Promise.all([server.stop(), withModel.stop()]))

function clientOf({ key, url }: TestServer): OpenAI {
  return new OpenAI({ apiKey: key, baseURL: `${url}/api/v1`, maxRetries: 0 })
}

async function promptTokens(messages: Message[], of = client): Promise<number> {
  const { usage } = await of.chat.completions.create({ model: 'Service-V1', messages })
  return usage?.prompt_tokens ?? 0
}

for (const [language, content] of Object.entries(questions)) {
  test(`completion_tokens never exceeds max_tokens, streamed or complete: ${language}`, async () => {
    const ask = { model: 'Service-V1', messages: [{ role: 'user' as const, content }] }
    const { usage } = await client.chat.completions.create(ask)
    const over: string[] = []
    const limits = Array.from({ length: Math.min(120, usage?.completion_tokens ?? 0) }, (_, index) => index + 1)
    assert.ok(limits.length > 60)
    // No multiple of the tokens of a common word, so that the limits fall at any place of one.
    for (const limit of everyNth(limits, 11)) {
      const bounded = { ...ask, max_tokens: limit }
      const whole = await client.chat.completions.create(bounded)
      const stream = client.chat.completions.stream({ ...bounded, stream_options: { include_usage: true } })
      const streamed = await stream.finalChatCompletion()
      assert.equal(streamed.choices[0]?.message.content, whole.choices[0]?.message.content)
      assert.deepEqual(streamed.usage, whole.usage)
      const written = whole.usage?.completion_tokens ?? Number.NaN
      if (!(written <= limit)) over.push(`${written} of ${limit}`)
    }
    assert.deepEqual(over, [])
  })
}

const earlier: Message[] = [
  { role: 'system', content: 'Answer for a cardiologist. '.repeat(20) },
  { role: 'user', content: 'What is known of heart failure with reduced ejection fraction? '.repeat(20) },
  { role: 'assistant', content: 'Several drug classes lower mortality. '.repeat(20) },
]
const question: Message = { role: 'user', content: questions.English }
const calls: Message[] = [
  {
    role: 'assistant',
    content: null,
    tool_calls: [
      { id: 'c', type: 'function', function: { name: 'find', arguments: '{"q":"heart failure"}'.repeat(50) } },
    ],
  },
  { role: 'tool', tool_call_id: 'c', content: 'nothing' },
]

for (const engine of ['extractive', 'upstream'] as const) {
  test(`prompt_tokens counts the whole conversation with the ${engine} engine`, async () => {
    const asked = engine === 'upstream' ? clientOf(withModel) : client
    upstream.always(streamAnswer('Yes.', { usage: 'never' }))
    const alone = await promptTokens([question], asked)
    assert.ok((await promptTokens([...earlier, question], asked)) > alone + 400)
    assert.ok((await promptTokens([...calls, question], asked)) > alone + 200)
  })
}
