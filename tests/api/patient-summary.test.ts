/** Patient summaries over HTTP: for a program that stored the answer, and in a conversation of the page. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { OpenedConversation } from '@/lib/wire/conversation'
import type { ServiceCompletion } from '@/lib/wire/response'
import { type FakeUpstream, streamAnswer } from '@/tests/fakes/upstream'
import { borrowServerWithModel } from '../support/lent-servers'
import { signInAt } from '../support/page-session'
import type { TestServer } from '../support/server'
import { issueKey } from '../support/server-records'

const completions = '/api/v1/chat/completions'
const question = 'Does prone positioning lower mortality in severe ARDS?'
const written = 'Guidelines conditionally support corticosteroids and neuromuscular blockade in ARDS [2].'
const plain = 'Fewer people died when they lay face down [2]. So says [1] too.'

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream } = await borrowServerWithModel())
})
after(() => server.stop())

type Send = (body: object) => Promise<Response>

function withKey(key: string): Send {
  return (body) =>
    fetch(server.url + completions, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
}

const ask = (content: string, given: object = {}) => ({ messages: [{ role: 'user', content }], ...given })
const askForSummary = (id: string, given: object = {}) =>
  ask('In plain words, please', { evidence: { plain_words_of: id }, ...given })

describe('for a program', () => {
  before(() => upstream.always(streamAnswer(written)))

  test('a stored answer is rewritten from its own sources, and nothing is searched', async () => {
    const send = withKey(server.key)
    const first: ServiceCompletion = await (await send(ask(question, { store: true }))).json()
    const cited = first.evidence?.items.filter(({ spans }) => spans.length > 0)
    assert.deepEqual(
      cited?.map(({ n }) => n),
      [2],
    )
    const before = upstream.requests.length
    upstream.next(streamAnswer(plain))
    const second: ServiceCompletion = await (await send(askForSummary(first.id))).json()
    assert.equal(upstream.requests.length, before + 1)
    const content = second.choices[0]?.message.content ?? ''
    assert.match(
      content,
      /^> \*\*In plain language\.\*\*.+\n\nFewer people died when they lay face down \[2\]\. So says too\./,
    )
    assert.deepEqual(
      second.evidence?.items.map(({ n, id, quote }) => [n, id, quote]),
      cited?.map(({ n, id, quote }) => [n, id, quote]),
    )
    assert.deepEqual(second.evidence?.searched, first.evidence?.searched)
    assert.equal(second.choices[0]?.message.annotations?.length, 1)
  })

  test('404 for an unknown answer or another owner’s', async () => {
    const { id }: ServiceCompletion = await (await withKey(server.key)(ask(question, { store: true }))).json()
    assert.equal((await withKey(server.key)(askForSummary(`${id}x`))).status, 404)
    assert.equal((await withKey(await issueKey(server, 'somebody else'))(askForSummary(id))).status, 404)
  })

  test('400 for an answer without a source', async () => {
    const { id }: ServiceCompletion = await (await withKey(server.key)(ask('hello', { store: true }))).json()
    const response = await withKey(server.key)(askForSummary(id))
    assert.deepEqual([response.status, (await response.json()).error.param], [400, 'evidence.plain_words_of'])
  })
})

describe('for the page', () => {
  before(() => upstream.always(streamAnswer(written)))

  type Place = { id: string; question: string; answer: string; parent?: string }
  const place = (given: Partial<Place> = {}): Place => {
    return { id: randomUUID(), question: randomUUID(), answer: randomUUID(), ...given }
  }

  const signIn = (key?: string) => signInAt(server.url, key)

  test('it is an ordinary turn, regenerated the same way, and no follow-up refers to it', async () => {
    const send = await signIn()
    const first = place()
    await (await send('POST', completions, ask(question, { conversation: first }))).text()
    const second = place({ id: first.id, parent: first.answer })
    upstream.next(streamAnswer(plain))
    await (await send('POST', completions, askForSummary(first.answer, { conversation: second }))).text()
    // A client that regenerates the answer need not know that it is a summary.
    upstream.next(streamAnswer(plain))
    const again = { ...second, answer: randomUUID() }
    await (await send('POST', completions, ask('In plain words, please', { conversation: again }))).text()
    const opened: OpenedConversation = await (await send('GET', `/api/conversations/${first.id}`)).json()
    const [, , asked, answer] = opened.messages
    assert.ok(asked?.role === 'user' && answer?.role === 'assistant')
    assert.deepEqual([asked.text, asked.plainWordsOf], ['In plain words, please', first.answer])
    assert.equal(answer.id, again.answer)
    assert.match(answer.text, /^> \*\*In plain language\.\*\*/)
    assert.match(JSON.stringify(upstream.requests.at(-1)?.body.messages), /<answer>\\nGuidelines conditionally/)

    const next = place({ id: first.id, parent: again.answer })
    await (await send('POST', completions, ask('And in children?', { conversation: next }))).text()
    const sent = upstream.requests.at(-1)?.body.messages?.filter(({ role }) => role !== 'system')
    assert.deepEqual(
      sent?.map(({ role, content }) => [role, String(content).slice(0, 15)]),
      [
        ['user', question.slice(0, 15)],
        ['assistant', written.slice(0, 15)],
        ['user', 'And in children'],
      ],
    )
  })

  test('404 for another owner’s answer, 400 for an earlier one, and nothing is stored', async () => {
    const send = await signIn()
    const first = place()
    await (await send('POST', completions, ask(question, { conversation: first }))).text()
    const second = place({ id: first.id, parent: first.answer })
    await (await send('POST', completions, ask('And in children?', { conversation: second }))).text()
    const other = await signIn(await issueKey(server, 'somebody else'))
    const foreign = askForSummary(first.answer, { conversation: place({ id: first.id, parent: first.answer }) })
    assert.equal((await other('POST', completions, foreign)).status, 404)
    const elsewhere = askForSummary(first.answer, { conversation: place() })
    assert.equal((await send('POST', completions, elsewhere)).status, 404)
    const late = askForSummary(first.answer, { conversation: place({ id: first.id, parent: second.answer }) })
    assert.equal((await send('POST', completions, late)).status, 400)
    const opened: OpenedConversation = await (await send('GET', `/api/conversations/${first.id}`)).json()
    assert.equal(opened.messages.length, 4)
  })
})
