import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import {
  deleteCompletion,
  listCompletions,
  listMessages,
  readCompletion,
  saveCompletion,
  storeCompletion,
  updateCompletion,
} from '@/lib/platform/conversations/stored-completions'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import type { CompletionsQuery } from '@/lib/wire/stored-completions'
import { onEachDatabase } from '../../../support/databases'

const question: ChatCompletionMessageParam[] = [
  { role: 'system', content: 'Be brief.' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'Does it help? 🫀' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
      { type: 'text', text: 'NUL \u0000 and a quote "' },
    ],
  },
]

function completion(id: string, model = 'Service-V1'): ChatCompletion {
  const message = { role: 'assistant' as const, content: 'Yes [1].\u0000', refusal: null, annotations: [] }
  return {
    id,
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
  }
}

const first: CompletionsQuery = { limit: 20, order: 'asc', metadata: {} }

async function refusalOf(promise: Promise<unknown>): Promise<[number, string | null, string | null]> {
  const error = await promise.then(
    () => assert.fail('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError, String(error))
  return [error.status, error.code, error.param]
}

onEachDatabase('stored completions', ({ db }) => {
  async function save(owner: string, metadata: Record<string, string> = {}, model?: string): Promise<string> {
    const id = `chatcmpl-${randomUUID()}`
    await saveCompletion(completion(id, model), { messages: question, metadata }, owner, db())
    return id
  }

  const ids = async (query: Partial<CompletionsQuery>, owner: string) => {
    const page = await listCompletions({ ...first, ...query }, owner, db())
    return page.data.map(({ id }) => id)
  }

  test('are read as they were answered, with their metadata, whatever its characters', async () => {
    const metadata = { ward: 'β-unit "3"', nul: 'a\u0000b', half: '\ud800', '': 'empty key' }
    const id = await save('reads', metadata)
    assert.deepEqual(await readCompletion(id, 'reads', db()), { ...completion(id), metadata })
  })

  test('belong to their owner alone: for everybody else they are not there', async () => {
    const id = await save('owner')
    const other: ((asked: string) => Promise<unknown>)[] = [
      (asked) => readCompletion(asked, 'other', db()),
      (asked) => updateCompletion(asked, {}, 'other', db()),
      (asked) => listMessages(asked, first, 'other', db()),
      (asked) => deleteCompletion(asked, 'other', db()),
    ]
    for (const ask of other) {
      assert.deepEqual(await refusalOf(ask(id)), [404, 'not_found', null])
      for (const absent of ['chatcmpl-none', '', '\u0000', "' OR 1=1 --", 'x'.repeat(300)])
        assert.deepEqual(await refusalOf(ask(absent)), [404, 'not_found', null])
    }
    assert.deepEqual(await ids({}, 'other'), [])
    assert.deepEqual(await refusalOf(ids({ after: id }, 'other')), [400, 'invalid_value', 'after'])
    assert.equal((await readCompletion(id, 'owner', db())).id, id)
  })

  test('are listed in the order in which they were made, page by page, forwards and backwards, without repeats or gaps', async () => {
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.push(await save('pages'))
    const inOrder = await ids({}, 'pages')
    assert.deepEqual([...inOrder].sort(), [...made].sort())
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = []
      let page = await listCompletions({ ...first, order, limit: 3 }, 'pages', db())
      for (;;) {
        seen.push(...page.data.map(({ id }) => id))
        assert.deepEqual([page.first_id, page.last_id], [page.data[0]?.id, page.data.at(-1)?.id])
        if (!page.has_more) break
        page = await listCompletions({ ...first, order, limit: 3, after: page.last_id ?? '' }, 'pages', db())
      }
      assert.deepEqual(seen, order === 'asc' ? inOrder : inOrder.toReversed())
    }
  })

  test('that were made in the same moment are still all listed', async () => {
    for (let n = 0; n < 5; n++) await save('moment')
    await (await db())
      .updateTable('completions')
      .set({ createdAt: '2026-01-01' })
      .where('owner', '=', 'moment')
      .execute()
    const seen: string[] = []
    for (let after: string | undefined; seen.length < 5; after = seen.at(-1)) {
      const page = await ids({ limit: 1, ...(after && { after }) }, 'moment')
      assert.equal(page.length, 1)
      seen.push(...page)
    }
    assert.equal(new Set(seen).size, 5)
    assert.deepEqual(await ids({ limit: 1, after: seen.at(-1) ?? '' }, 'moment'), [])
  })

  test('are found by model and by every pair of metadata asked for', async () => {
    const one = await save('finds', { ward: '3', study: 'a' })
    const two = await save('finds', { ward: '3', study: 'b' }, 'Service-V0')
    assert.deepEqual((await ids({ metadata: { ward: '3' } }, 'finds')).sort(), [one, two].sort())
    assert.deepEqual(await ids({ metadata: { ward: '3', study: 'b' } }, 'finds'), [two])
    assert.deepEqual(await ids({ metadata: { ward: '3', study: 'c' } }, 'finds'), [])
    assert.deepEqual(await ids({ model: 'Service-V1' }, 'finds'), [one])
    assert.deepEqual(await ids({ model: 'Service-V0', metadata: { study: 'a' } }, 'finds'), [])
  })

  test('get exactly the new metadata', async () => {
    const id = await save('updates', { old: '1', both: '1' })
    const updated = await updateCompletion(id, { both: '2', new: '2' }, 'updates', db())
    assert.deepEqual(updated, { ...completion(id), metadata: { both: '2', new: '2' } })
    assert.deepEqual((await updateCompletion(id, {}, 'updates', db())).metadata, {})
  })

  test('contain no image in their rows', async () => {
    const rows = await (await db()).selectFrom('completionMessages').select('message').execute()
    assert.ok(rows.some(({ message }) => message.includes('"image:')))
    assert.ok(!rows.some(({ message }) => message.includes('base64')))
  })

  test('return the messages that were sent, with their text and images', async () => {
    const id = await save('messages')
    const page = await listMessages(id, first, 'messages', db())
    const [system, user] = page.data
    assert.deepEqual(
      { ...system },
      { id: `${id}-0`, role: 'system', content: 'Be brief.', content_parts: null, refusal: null },
    )
    assert.equal(user?.content, 'Does it help? 🫀\n\nNUL \u0000 and a quote "')
    assert.deepEqual(user?.content_parts, question[1]?.content)
    assert.deepEqual([page.first_id, page.last_id, page.has_more], [`${id}-0`, `${id}-1`, false])
  })

  test('give back messages page by page', async () => {
    const id = await save('message-pages')
    const page = (query: object) => listMessages(id, { ...first, limit: 1, ...query }, 'message-pages', db())
    assert.equal((await page({})).has_more, true)
    assert.deepEqual(
      [(await page({ after: `${id}-0` })).first_id, (await page({ after: `${id}-1` })).data],
      [`${id}-1`, []],
    )
    assert.equal((await page({ order: 'desc' })).first_id, `${id}-1`)
    assert.deepEqual(await refusalOf(page({ after: 'elsewhere-0' })), [400, 'invalid_value', 'after'])
    assert.deepEqual(await refusalOf(page({ after: `${id}-x` })), [400, 'invalid_value', 'after'])
  })

  test('are deleted with all their data', async () => {
    const id = await save('deletes', { ward: '3' })
    await deleteCompletion(id, 'deletes', db())
    assert.deepEqual(await refusalOf(readCompletion(id, 'deletes', db())), [404, 'not_found', null])
    assert.deepEqual(await refusalOf(deleteCompletion(id, 'deletes', db())), [404, 'not_found', null])
    for (const table of ['completionMessages', 'completionMetadata'] as const) {
      const left = await (await db()).selectFrom(table).selectAll().where('completionId', '=', id).execute()
      assert.deepEqual(left, [])
    }
  })
})

describe('keeping an answer', () => {
  const asked = { model: 'Service-V1', messages: question, metadata: { ward: '3' } }
  const end: AnswerEvent = {
    type: 'end',
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    evidence: null,
  }
  async function* answer(): AsyncGenerator<AnswerEvent> {
    yield { type: 'delta', choice: 0, content: 'Yes' }
    yield { type: 'finish', choice: 0, reason: 'stop', annotations: [] }
    yield end
  }

  onEachDatabase('keeping', ({ db }) => {
    test('happens before its end is sent, under the identity that the client receives', async () => {
      const identity = { id: 'chatcmpl-kept', created: 1_700_000_000 }
      for await (const event of storeCompletion(answer(), asked, identity, 'keeps', db())) {
        if (event !== end)
          assert.deepEqual(await refusalOf(readCompletion(identity.id, 'keeps', db())), [404, 'not_found', null])
        else {
          const kept = await readCompletion(identity.id, 'keeps', db())
          assert.deepEqual([kept.id, kept.created, kept.metadata], [identity.id, identity.created, { ward: '3' }])
          assert.equal(kept.choices[0]?.message.content, 'Yes')
        }
      }
    })
  })

  test('that fails is reported, and the answer never looks stored', async () => {
    const broken = Promise.reject(new Error('the disk is full'))
    broken.catch(() => {})
    const events: string[] = []
    const kept = (async () => {
      for await (const event of storeCompletion(answer(), asked, { id: 'x', created: 0 }, 'full', broken))
        events.push(event.type)
    })()
    assert.deepEqual(await refusalOf(kept), [503, 'storage_failed', null])
    assert.deepEqual(events, ['delta', 'finish'])
  })
})
