/**
 * How a server ends. Kills it at random moments: every acknowledged write and every word that a reader saw survives, every file is
 * intact and the audit chain is complete. The full run kills 100 times. A server that is asked to stop ends its answers first.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { findDamage } from '@/lib/store/sqlite-backup'
import { type FakeUpstream, hang, startUpstream, streamAnswer, streamAnswerUntil } from '@/tests/fakes/upstream'
import { isFull } from '../support/full'
import { signInAt } from '../support/page-session'
import { readStream } from '../support/schemas/stream'
import { startServer, type TestServer } from '../support/server'
import { readServerAudit, verifyServerAudit } from '../support/server-records'
import { get, post } from './harness'

const kills = isFull ? 100 : 1
/** From the first write on. */
const livesMsMax = 600
const restartMsMax = 3000
const stopMsMax = 30_000

interface Kept {
  completions: { id: string; content: string }[]
  signIns: string[]
}

let dataDir: string
let upstream: FakeUpstream
let server: TestServer
let key: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  upstream = await startUpstream(streamAnswer('Kept.'))
  server = await start()
  key = server.key
})
after(async () => {
  await server.stop('SIGKILL')
  await upstream.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_RPM: '1000000',
    UPSTREAM_BASE_URL: upstream.baseUrl,
    UPSTREAM_IDLE_TIMEOUT_MS: '600000',
  })

test(`kill -9, ${kills} of them, lose no acknowledged write and no word that was seen, damage no file, and the next start takes under 3 s`, async (t) => {
  const assertInterrupted = await seeAnswer(server)
  const kept: Kept = { completions: [], signIns: [] }
  const startMs: number[] = []
  for (let turn = 0; turn < kills; turn++) {
    const before = kept.completions.length
    for (const { id, content } of kept.completions.slice(-20)) await assertKept(server, id, content)
    const writers = Array.from({ length: 4 }, (_, writer) => write(server, `${turn}-${writer}`, kept))
    while (kept.completions.length === before) await wait(5)
    // The moment is the point of the test: any will do, and no two runs take the same.
    await wait(Math.random() * livesMsMax)
    await server.stop('SIGKILL')
    await Promise.all(writers)
    for (const file of ['platform.sqlite', 'library.sqlite']) assert.deepEqual(findDamage(join(dataDir, file)), [])
    const startedAt = performance.now()
    server = { ...(await start()), key }
    startMs.push(performance.now() - startedAt)
  }

  for (const { id, content } of kept.completions) await assertKept(server, id, content)
  await assertInterrupted(server)
  await assertSignedIn(kept.signIns)
  const slowest = Math.max(...startMs)
  t.diagnostic(
    `${kills} kills, ${kept.completions.length} answers and ${kept.signIns.length} sign-ins acknowledged, 0 lost; slowest start ${Math.round(slowest)} ms`,
  )
  if (isFull) assert.ok(slowest < restartMsMax, `${slowest} ms`)
})

test('SIGTERM takes no new question, ends open answers with an error that says so, and exits with 0 within 30 s', async () => {
  upstream.always(streamAnswerUntil(4, hang, 'One sentence. Another sentence. A third.'))
  const count = upstream.requests.length
  const answered = post(server, { stream: true }).then((response) => response.text())
  const silent = post(server, {}).then(async (response) => [response.status, await response.text()] as const)
  await upstream.received(count + 2)
  const askedAt = performance.now()
  const stopped = server.stop('SIGTERM')
  while (!server.output().includes('Stopping')) await new Promise((done) => setImmediate(done))
  await assert.rejects(post(server, {}))
  const { error } = readStream(await answered)
  assert.match(error?.message ?? '', /server is shutting down/)
  const [status, text] = await silent
  assert.deepEqual([status, JSON.parse(text).error.code], [503, 'overloaded'])
  assert.equal(await stopped, 0)
  assert.ok(performance.now() - askedAt < stopMsMax)
})

/**
 * Reads the first sentence of an answer that does not end.
 *
 * @returns asserts on a later server that the answer has this sentence and does not look complete
 */
async function seeAnswer({ url }: TestServer): Promise<(later: TestServer) => Promise<void>> {
  const count = upstream.requests.length
  const [id, question, answer] = [randomUUID(), randomUUID(), randomUUID()]
  upstream.next(streamAnswerUntil(9, hang, 'It lowered mortality. It was done early. It was done for long.'))
  const send = await signInAt(url)
  const messages = [{ role: 'user', content: 'Does prone positioning help in ARDS?' }]
  const conversation = { id, question, answer }
  void send('POST', '/api/v1/chat/completions', { messages, stream: true, conversation }).catch(() => undefined)
  await upstream.received(count + 1)
  const events = `/api/conversations/${id}/answers/${answer}/events?after=0`
  const reader = (await send('GET', events)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  while (!seen.includes('mortality')) seen += (await reader?.read())?.value
  return async (later) => {
    const text = await (await (await signInAt(later.url))('GET', events)).text()
    const end = text.split('\n\n').flatMap((frame) => /^data: (\{.*)$/m.exec(frame)?.[1] ?? [])
    const { type, state } = JSON.parse(end.at(-1) ?? '{}')
    assert.deepEqual([type, state?.status], ['end', 'interrupted'])
    assert.match(state.text, /It lowered mortality\./)
  }
}

/** Writes until the server dies, and records every acknowledged write. */
async function write(server: TestServer, name: string, kept: Kept): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      const response = await post(server, { store: true, metadata: { name, turn: String(turn) } })
      const { id, choices } = JSON.parse(await response.text())
      kept.completions.push({ id, content: choices[0].message.content })
      const signIn = await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: server.url } })
      if (signIn.status === 204) kept.signIns.push(signIn.headers.get('x-request-id') ?? '')
    }
  } catch {
    // The kill. What was under way was not acknowledged.
  }
}

async function assertKept(server: TestServer, id: string, content: string): Promise<void> {
  const response = await get(server, `/api/v1/chat/completions/${id}`)
  const text = await response.text()
  assert.equal(response.status, 200, `${id} was acknowledged and is lost: ${text}`)
  assert.equal(JSON.parse(text).choices[0].message.content, content)
}

async function assertSignedIn(requestIds: string[]): Promise<void> {
  assert.equal((await verifyServerAudit({ dataDir })).fault, null)
  const rows = await readServerAudit({ dataDir })
  const known = new Set(rows.flatMap(({ action, requestId }) => (action === 'sign-in' ? [requestId] : [])))
  assert.deepEqual(
    requestIds.filter((id) => !known.has(id)),
    [],
  )
}
