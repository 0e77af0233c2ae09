/** Programs written for OpenAI run against the real server; only the URL and the key differ. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ChatOpenAI } from '@langchain/openai'
import { generateText, streamText } from 'ai'
import OpenAI from 'openai'
import OpenAI5 from 'openai-v5'
import OpenAI6 from 'openai-v6'
import type { ServiceChunk } from '@/lib/wire/response'
import { borrowServer } from '../support/lent-servers'
import type { TestServer } from '../support/server'

const question = 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?'
const messages = [{ role: 'user' as const, content: question }]
const ask = { model: 'Service-V1', messages }
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let server: TestServer
let baseURL = ''
before(async () => {
  server = await borrowServer()
  baseURL = `${server.url}/api/v1`
})
after(() => server.stop())

// The three major versions share the calls below; the types come from the current one.
const versions = { 'openai 7': OpenAI, 'openai 6': OpenAI6, 'openai 5': OpenAI5 } as unknown as Record<
  string,
  typeof OpenAI
>

for (const [name, Client] of Object.entries(versions)) {
  describe(`the official client, ${name}`, () => {
    const client = (apiKey = server.key) => new Client({ apiKey, baseURL, maxRetries: 0 })

    it('gets a complete cited answer, with usage and a request id', async () => {
      const completion = await client().chat.completions.create(ask)
      const [choice] = completion.choices
      assert.match(choice?.message.content ?? '', /\[1\]/)
      assert.equal(choice?.finish_reason, 'stop')
      assert.equal(choice?.message.refusal, null)
      assert.equal(completion.model, 'Service-V1')
      const { prompt_tokens = 0, completion_tokens = 0, total_tokens } = completion.usage ?? {}
      assert.ok(prompt_tokens > 0 && completion_tokens > 0)
      assert.equal(total_tokens, prompt_tokens + completion_tokens)
      assert.match(completion._request_id ?? '', /^req_/)
    })

    it('gets the same text as a stream', async () => {
      const completion = await client().chat.completions.create(ask)
      let content = ''
      for await (const chunk of await client().chat.completions.create({ ...ask, stream: true })) {
        content += chunk.choices[0]?.delta.content ?? ''
      }
      assert.equal(content, completion.choices[0]?.message.content)
    })

    it('assembles a stream with its own helper, usage included', async () => {
      const stream = client().chat.completions.stream({ ...ask, stream_options: { include_usage: true } })
      const completion = await stream.finalChatCompletion()
      assert.match(completion.choices[0]?.message.content ?? '', /\[1\]/)
      assert.equal(completion.choices[0]?.message.role, 'assistant')
      assert.ok((completion.usage?.total_tokens ?? 0) > 0)
    })

    it('can request the check of each sentence as it streams', async () => {
      const asked = { ...ask, evidence: { live_checks: true }, stream_options: { include_usage: true } }
      const stream = client().chat.completions.stream(asked)
      const chunks: ServiceChunk[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const live = chunks.flatMap(({ checks }) => checks ?? [])
      assert.ok(live.length > 0)
      assert.deepEqual(live, chunks.at(-1)?.evidence?.checks)
      assert.match((await stream.finalChatCompletion()).choices[0]?.message.content ?? '', /\[1\]/)
    })

    it('can send an image with the text', async () => {
      const content = [
        { type: 'text' as const, text: question },
        { type: 'image_url' as const, image_url: { url: pixel, detail: 'low' as const } },
      ]
      const completion = await client().chat.completions.create({ ...ask, messages: [{ role: 'user', content }] })
      assert.match(completion.choices[0]?.message.content ?? '', /image/i)
    })

    it('throws its AuthenticationError for an invalid key', async () => {
      const error = await refusal(client('sk-wrong').chat.completions.create(ask))
      assert.ok(error instanceof Client.AuthenticationError)
      assert.equal(error.status, 401)
      assert.equal(error.code, 'invalid_api_key')
      assert.match(error.requestID ?? '', /^req_/)
    })

    it('throws its BadRequestError with code and param for an invalid field, streamed or not', async () => {
      for (const stream of [false, true]) {
        const error = await refusal(client().chat.completions.create({ ...ask, stream, temperature: 9 }))
        assert.ok(error instanceof Client.BadRequestError)
        assert.equal(error.code, 'decimal_above_max_value')
        assert.equal(error.param, 'temperature')
      }
    })

    it('throws its NotFoundError for an unknown model', async () => {
      const error = await refusal(client().chat.completions.create({ ...ask, model: 'gpt-4o' }))
      assert.ok(error instanceof Client.NotFoundError)
      assert.equal(error.code, 'model_not_found')
    })

    it('can disconnect in the middle of a stream', async () => {
      const stream = await client().chat.completions.create({ ...ask, stream: true })
      for await (const _ of stream) break
      assert.ok(stream.controller.signal.aborted)
      assert.ok(await client().models.list(), 'and the server goes on')
    })

    it('lists the models and retrieves one', async () => {
      const { data } = await client().models.list()
      assert.deepEqual(
        data.map(({ id }) => id),
        ['Service-V1'],
      )
      assert.equal((await client().models.retrieve('Service-V1')).object, 'model')
    })
  })
}

describe('the AI SDK', () => {
  const model = () =>
    createOpenAICompatible({ name: 'evidence', apiKey: server.key, baseURL, includeUsage: true })('Service-V1')

  it('generates text', async () => {
    const { text, finishReason, usage } = await generateText({ model: model(), prompt: question })
    assert.match(text, /\[1\]/)
    assert.equal(finishReason, 'stop')
    assert.ok((usage.totalTokens ?? 0) > 0)
  })

  it('streams the same text', async () => {
    const { text } = await generateText({ model: model(), prompt: question })
    const stream = streamText({ model: model(), prompt: question })
    let streamed = ''
    for await (const part of stream.textStream) streamed += part
    assert.equal(streamed, text)
    assert.ok(((await stream.usage).totalTokens ?? 0) > 0)
  })

  it('can send an image', async () => {
    const content = [
      { type: 'text' as const, text: question },
      { type: 'file' as const, data: pixel.slice(pixel.indexOf(',') + 1), mediaType: 'image/png' },
    ]
    const { text } = await generateText({ model: model(), messages: [{ role: 'user', content }] })
    assert.match(text, /image/i)
  })
})

describe('LangChain', () => {
  const model = () =>
    new ChatOpenAI({ model: 'Service-V1', apiKey: server.key, configuration: { baseURL }, maxRetries: 0 })

  it('invokes', async () => {
    const message = await model().invoke(question)
    assert.match(message.text, /\[1\]/)
    // Its type depends on type parameters that `invoke` does not have.
    assert.ok(Object(message.usage_metadata).total_tokens > 0)
  })

  it('streams the same text', async () => {
    let streamed = ''
    for await (const piece of await model().stream(question)) streamed += piece.text
    assert.equal(streamed, (await model().invoke(question)).text)
  })
})

async function refusal(action: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> {
  const error = await action.then(
    () => assert.fail('was accepted'),
    (found: unknown) => found,
  )
  // Each major version has its own class of this shape; the tests above check which one it is.
  return error as InstanceType<typeof OpenAI.APIError>
}
