/**
 * Conversations over HTTP against the real server: page sessions, closed tabs and other owners' keys.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { LogEntry, OpenedConversation, StoredAnswer } from '@/lib/wire/conversation'
import {
  type FakeUpstream,
  hang,
  type Script,
  streamAnswer,
  streamAnswerUntil,
  toStreamPayloads,
} from '@/tests/fakes/upstream'
import { borrowServerWithModel } from '../support/lent-servers'
import { type Send, signInAt } from '../support/page-session'
import type { TestServer } from '../support/server'
import { issueKey } from '../support/server-records'

const completions = '/api/v1/chat/completions'
const conversations = '/api/conversations'
const answer = 'It lowered mortality. It was done early. It was done for long.'

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream } = await borrowServerWithModel())
})
after(() => server.stop())

const writesAnswer = () => upstream.always(streamAnswer(answer))

const signIn = (key?: string) => signInAt(server.url, key)

function createTurnPlace() {
  return { id: randomUUID(), question: randomUUID(), answer: randomUUID() }
}

type TurnPlace = ReturnType<typeof createTurnPlace> & { parent?: string }

function ask(
  send: Send,
  conversation: TurnPlace,
  content: unknown = 'Does prone positioning help in ARDS?',
  signal?: AbortSignal,
) {
  const evidence = { progress: true }
  return send(
    'POST',
    completions,
    { messages: [{ role: 'user', content }], stream: true, evidence, conversation },
    signal,
  )
}

function events(send: Send, { id, answer }: TurnPlace, after = 0): Promise<Response> {
  return send('GET', `${conversations}/${id}/answers/${answer}/events?after=${after}`)
}

async function readEvents(response: Response): Promise<LogEntry[]> {
  const frames = (await response.text()).split('\n\n').flatMap((frame) => /^data: (\{.*)$/m.exec(frame)?.[1] ?? [])
  return frames.map((frame) => JSON.parse(frame) as LogEntry)
}

async function openConversation(send: Send, { id }: TurnPlace): Promise<OpenedConversation> {
  const response = await send('GET', `${conversations}/${id}`)
  assert.equal(response.status, 200)
  return (await response.json()) as OpenedConversation
}

async function lastAnswer(send: Send, place: TurnPlace): Promise<StoredAnswer> {
  const answer = (await openConversation(send, place)).messages.at(-1)
  assert.ok(answer?.role === 'assistant')
  return answer
}

describe('the page', { timeout: 120_000 }, () => {
  before(writesAnswer)

  test('uses the public route, and finds its question and answer afterwards', async () => {
    const send = await signIn()
    const first = createTurnPlace()
    const response = await ask(send, first)
    const text = await response.text()
    assert.match(text, /"search":\{"source":"library","hits":null/)
    assert.match(text, /data: \[DONE\]\n\n$/)
    const { title, messages } = await openConversation(send, first)
    assert.equal(title, 'Does prone positioning help in ARDS?')
    assert.deepEqual(
      messages.map(({ id }) => id),
      [first.question, first.answer],
    )
    const next = { ...createTurnPlace(), id: first.id, parent: first.answer }
    await (await ask(send, next, 'And in children?')).text()
    assert.deepEqual(
      upstream.requests
        .at(-1)
        ?.body.messages?.filter(({ role }) => role !== 'system')
        .map(({ role }) => role),
      ['user', 'assistant', 'user'],
    )
  })

  test('can be closed: the answer is completed and readable from another window', async () => {
    const send = await signIn()
    const asked = createTurnPlace()
    let goOn: () => void = () => {}
    const paused = new Promise<void>((done) => {
      goOn = done
    })
    const rest: Script = async (reply) => {
      await paused
      for (const data of toStreamPayloads(answer).slice(6)) await reply.bytes(`data: ${data}\n\n`)
      reply.end()
    }
    upstream.next(streamAnswerUntil(6, rest, answer))
    const leave = new AbortController()
    const response = await ask(send, asked, undefined, leave.signal)
    await response.body?.getReader().read()
    leave.abort()
    const other = await signIn()
    const reading = events(other, asked)
    goOn()
    const end = (await readEvents(await reading)).at(-1)
    assert.ok(end?.type === 'end')
    assert.equal(end.state.status, 'done')
    assert.deepEqual(await lastAnswer(other, asked).then(({ text }) => text), end.state.text)
  })

  test('stops an answer from any window, and disconnects from the model server within a second', async () => {
    const send = await signIn()
    const asked = createTurnPlace()
    upstream.next(streamAnswerUntil(6, hang, answer))
    const count = upstream.requests.length
    const response = await ask(send, asked)
    const received = await upstream.received(count + 1)
    const stopped = performance.now()
    const stop = await (await signIn())('POST', `${conversations}/${asked.id}/answers/${asked.answer}/stop`)
    assert.equal(stop.status, 204)
    assert.ok((await received.left) - stopped < 1000)
    assert.match(await response.text(), /"code":"answer_stopped"/)
    assert.equal((await lastAnswer(send, asked)).status, 'stopped')
  })
})

describe('an image in a question', () => {
  before(writesAnswer)

  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXgEBBZ7e9PAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC',
    'base64',
  )
  const content = [
    { type: 'text', text: 'What does this mean?' },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${bytes.toString('base64')}` } },
  ]

  test('is stored with its OCR text, and the next question is answered from both', async () => {
    const send = await signIn()
    const first = createTurnPlace()
    const evidence = { images: [{ index: 0, text: 'Troponin 812 ng/L' }] }
    const messages = [{ role: 'user', content }]
    await (await send('POST', completions, { messages, stream: true, evidence, conversation: first })).text()
    const [question] = (await openConversation(send, first)).messages
    assert.ok(question?.role === 'user')
    assert.deepEqual([question.text, question.images[0]?.text], ['What does this mean?', 'Troponin 812 ng/L'])
    const next = { ...createTurnPlace(), id: first.id, parent: first.answer }
    await (await ask(send, next, 'And in renal failure?')).text()
    const sent = JSON.stringify(upstream.requests.at(-1)?.body.messages)
    assert.match(sent, /data:image\/png;base64,.*Text read by OCR from image 1 .*Troponin 812 ng\/L/)
  })

  test('opens for its owner and for readers of a share, and is not cached by browsers', async () => {
    const send = await signIn()
    const mine = createTurnPlace()
    await (await ask(send, mine, content)).text()
    const [question] = (await openConversation(send, mine)).messages
    const { share } = await (await send('POST', `${conversations}/${mine.id}/share`)).json()
    const own = question?.role === 'user' ? (question.images[0]?.url ?? '') : ''
    for (const url of [own, own.replace(`${conversations}/${mine.id}`, `/api/shared/${share.id}`)]) {
      const response = await send('GET', url)
      assert.equal(response.status, 200, url)
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes)
      const { headers } = response
      assert.deepEqual([headers.get('cache-control'), headers.get('content-type')], ['private, no-store', 'image/png'])
      assert.equal((await fetch(server.url + url)).status, 401)
    }
  })
})

describe('404 for the conversation of another owner', () => {
  before(writesAnswer)

  test('for every operation', async () => {
    const local = await signIn()
    const mine = createTurnPlace()
    await (await ask(local, mine)).text()
    const other = await signIn(await issueKey(server, 'somebody else'))
    const one = `${conversations}/${mine.id}`
    for (const [method, path, body] of [
      ['GET', one],
      ['POST', one, { title: 'Mine now' }],
      ['POST', one, { isDeleted: false }],
      ['DELETE', one],
      ['GET', `${one}/messages?until=${mine.answer}`],
      ['GET', `${one}/outline?until=${mine.answer}`],
      ['GET', `${one}/images/${'0'.repeat(64)}`],
      ['GET', `${one}/answers/${mine.answer}/events`],
      ['POST', `${one}/answers/${mine.answer}/stop`],
      ['POST', `${one}/answers/${mine.answer}/feedback`, { rating: 'up' }],
      ['DELETE', `${one}/answers/${mine.answer}/feedback`],
    ] as const) {
      const response = await other(method, path, body)
      assert.equal(response.status, 404, `${method} ${path}`)
      assert.doesNotMatch(await response.text(), /prone/i)
    }
    assert.equal((await ask(other, { ...createTurnPlace(), id: mine.id })).status, 404)
    assert.deepEqual(await (await other('GET', conversations)).json(), {
      data: [],
      deleted: [],
      next: null,
    })
    assert.deepEqual(await (await other('GET', `${conversations}/search?q=prone`)).json(), { data: [] })
    assert.doesNotMatch(await (await other('GET', `${conversations}/export`)).text(), /prone/i)
    assert.equal((await other('DELETE', conversations)).status, 204)
    assert.equal((await openConversation(local, mine)).title, 'Does prone positioning help in ARDS?')
  })
})

describe('nothing is stored', () => {
  before(writesAnswer)

  const secretWord = 'quuxopathy'
  const stored = async () =>
    Promise.all(
      ['platform.sqlite', 'platform.sqlite-wal'].map((name) =>
        readFile(join(server.dataDir, name), 'latin1').catch(() => ''),
      ),
    ).then((files) => files.join(''))

  test('of a question without a conversation', async () => {
    const send = await signIn()
    const messages = [{ role: 'user', content: `Is ${secretWord} treatable?` }]
    await (await send('POST', completions, { messages, stream: true })).text()
    assert.equal((await stored()).includes(secretWord), false)
  })

  test('of a program’s question, even with a conversation', async () => {
    const response = await fetch(server.url + completions, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ role: 'user', content: `Is ${secretWord} treatable?` }],
        conversation: 'any',
      }),
    })
    assert.equal(response.status, 200)
    await response.text()
    assert.equal((await stored()).includes(secretWord), false)
  })
})

test('everything is exported as one file', async () => {
  writesAnswer()
  const send = await signIn()
  await (await ask(send, createTurnPlace(), 'Is this exported?')).text()
  const response = await send('GET', `${conversations}/export`)
  assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="evidence-chat-[\d-]+\.json"$/)
  const { conversations: all } = (await response.json()) as { conversations: { title: string }[] }
  assert.ok(all.some(({ title }) => title === 'Is this exported?'))
})
