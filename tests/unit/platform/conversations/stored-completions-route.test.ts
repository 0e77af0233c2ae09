/** The official client on the routes themselves: what it stores it finds again, and nobody else does. */
import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import OpenAI from 'openai'
import * as messagesRoute from '@/app/api/v1/chat/completions/[id]/messages/route'
import * as completionRoute from '@/app/api/v1/chat/completions/[id]/route'
import * as completionsRoute from '@/app/api/v1/chat/completions/route'
import { createKey } from '@/lib/platform/auth/api-keys'

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>

const routes: Record<'list' | 'one' | 'messages', Record<string, Handler>> = {
  list: { GET: completionsRoute.GET, POST: completionsRoute.POST },
  one: { GET: completionRoute.GET, POST: completionRoute.POST, DELETE: completionRoute.DELETE },
  messages: { GET: messagesRoute.GET },
}

/** What Next does for these three routes. */
async function serve(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(address, init)
  const [, id = '', isMessages] = /completions(?:\/([^/]+))?(\/messages)?$/.exec(new URL(request.url).pathname) ?? []
  const handler = routes[isMessages ? 'messages' : id ? 'one' : 'list'][request.method]
  assert.ok(handler, `${request.method} ${request.url}`)
  return handler(request, { params: Promise.resolve({ id: decodeURIComponent(id) }) })
}

async function client(): Promise<OpenAI['chat']['completions']> {
  const { secret } = await createKey({ name: 'client' })
  return new OpenAI({ apiKey: secret, baseURL: 'http://localhost:3000/api/v1', fetch: serve, maxRetries: 0 }).chat
    .completions
}

const content = 'Does dapagliflozin help in heart failure with reduced ejection fraction?'
const asked = { model: 'Service-V1', messages: [{ role: 'user' as const, content }], store: true }

describe('an answer with store: true', () => {
  test('is read again exactly as it was given, evidence included', async () => {
    const completions = await client()
    const answer = await completions.create({ ...asked, metadata: { ward: '3' } })
    const again = await completions.retrieve(answer.id)
    assert.deepEqual(again, { ...answer, metadata: { ward: '3' } })
    assert.match(again.choices[0]?.message.content ?? '', /\[1\]/)
  })

  test('is stored when streamed, under the id of its chunks', async () => {
    const completions = await client()
    const ids = new Set<string>()
    let text = ''
    for await (const chunk of await completions.create({ ...asked, stream: true })) {
      ids.add(chunk.id)
      text += chunk.choices[0]?.delta.content ?? ''
    }
    assert.equal(ids.size, 1)
    const again = await completions.retrieve([...ids][0] ?? '')
    assert.equal(again.choices[0]?.message.content, text)
  })

  test('is listed page by page, by metadata and by model', async () => {
    const completions = await client()
    const made: string[] = []
    for (const ward of ['3', '4', '3'])
      made.push((await completions.create({ ...asked, metadata: { ward, 'a b': '&=' } })).id)
    const all: string[] = []
    for await (const { id } of completions.list({ limit: 2 })) all.push(id)
    assert.deepEqual(all.sort(), made.sort())
    const page = await completions.list({ metadata: { ward: '3', 'a b': '&=' }, order: 'desc', model: 'Service-V1' })
    assert.deepEqual(
      page.data.map(({ metadata }) => metadata?.['ward']),
      ['3', '3'],
    )
    assert.equal(page.has_more, false)
  })

  test('takes new metadata', async () => {
    const completions = await client()
    const { id } = await completions.create({ ...asked, metadata: { ward: '3' } })
    assert.deepEqual((await completions.update(id, { metadata: { ward: '5' } })).metadata, { ward: '5' })
    assert.deepEqual((await completions.update(id, { metadata: null })).metadata, {})
  })

  test('gives its messages back', async () => {
    const completions = await client()
    const { id } = await completions.create(asked)
    const page = await completions.messages.list(id)
    assert.deepEqual(
      page.data.map(({ id, content }) => ({ id, content })),
      [{ id: `${id}-0`, content }],
    )
  })

  test('is gone when deleted', async () => {
    const completions = await client()
    const { id } = await completions.create(asked)
    assert.deepEqual(await completions.delete(id), { object: 'chat.completion.deleted', id, deleted: true })
    await assert.rejects(completions.retrieve(id), OpenAI.NotFoundError)
    await assert.rejects(completions.messages.list(id), OpenAI.NotFoundError)
  })

  test('is not there for another key', async () => {
    const { id } = await (await client()).create(asked)
    const other = await client()
    await assert.rejects(other.retrieve(id), OpenAI.NotFoundError)
    await assert.rejects(other.update(id, { metadata: {} }), OpenAI.NotFoundError)
    await assert.rejects(other.delete(id), OpenAI.NotFoundError)
    assert.deepEqual((await other.list()).data, [])
  })
})

test('an answer without store is not stored', async () => {
  const completions = await client()
  const { id } = await completions.create({ ...asked, store: false })
  await assert.rejects(completions.retrieve(id), OpenAI.NotFoundError)
})

describe('400 names the parameter', () => {
  const wrong: [query: object, code: string, param: string][] = [
    [{ limit: 0 }, 'integer_below_min_value', 'limit'],
    [{ limit: 101 }, 'integer_above_max_value', 'limit'],
    [{ limit: 'many' }, 'invalid_type', 'limit'],
    [{ order: 'random' }, 'invalid_value', 'order'],
    [{ after: 'chatcmpl-none' }, 'invalid_value', 'after'],
    [{ after: '\u0000' }, 'invalid_value', 'after'],
    [{ model: '\u0000' }, 'invalid_value', 'model'],
  ]
  for (const [query, code, param] of wrong) {
    test(`list with ${JSON.stringify(query)}`, async () => {
      const completions = await client()
      await assert.rejects(
        async () => completions.list(query),
        (error) => error instanceof OpenAI.BadRequestError && error.code === code && error.param === param,
      )
    })
  }

  test('metadata that is missing or no text', async () => {
    const completions = await client()
    const { id } = await completions.create(asked)
    for (const [body, code, param] of [
      [{}, 'missing_required_parameter', 'metadata'],
      [{ metadata: { ward: 3 } }, 'invalid_type', 'metadata.ward'],
      [{ metadata: { ward: 'x'.repeat(513) } }, 'string_above_max_length', 'metadata.ward'],
    ] as const) {
      await assert.rejects(
        // What a client without types can send.
        completions.update(id, body as unknown as { metadata: null }),
        (error) => error instanceof OpenAI.BadRequestError && error.code === code && error.param === param,
      )
    }
  })
})
