/**
 * One data folder over several starts, since a start costs two seconds of processor time. Its server is killed at
 * random moments, 100 times in the full run: every acknowledged write and every word that a reader saw survives, every
 * file is intact and the audit chain is complete. The clock is set forward and back: only what the new time ends
 * expires. A server that is asked to stop ends its answers first.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findDamage } from '@/lib/store/sqlite-backup'
import {
  type FakeUpstream,
  hang,
  startUpstream,
  streamAnswer,
  streamAnswerUntil,
  toStreamPayloads,
} from '@/tests/fakes/upstream'
import { isFull } from '../support/full'
import { signInAsOperator, signInAt } from '../support/page-session'
import { readStream } from '../support/schemas/stream'
import { sharedSettings, startServer, type TestServer } from '../support/server'
import { issueLimitedKey, readServerAudit, verifyServerAudit } from '../support/server-records'
import { get, post } from './harness'

const kills = isFull ? 100 : 1
/** From the first write on. */
const livesMsMax = 600
const restartMsMax = 3000
const stopMsMax = 30_000
const dayMs = 86_400_000
const perMinute = 6

interface Kept {
  completions: { id: string; content: string }[]
  signIns: string[]
}

let folder: string
let dataDir: string
let upstream: FakeUpstream

const setClock = (offsetMs: number) => writeFile(join(folder, 'offset'), String(offsetMs))
const start = (port?: string) =>
  startServer({
    ...sharedSettings,
    ...(port !== undefined && { PORT: port }),
    DATA_DIR: dataDir,
    UPSTREAM_BASE_URL: upstream.baseUrl,
    UPSTREAM_IDLE_TIMEOUT_MS: '600000',
    CLOCK_OFFSET_FILE: join(folder, 'offset'),
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('./wall-clock.ts', import.meta.url))}`,
  })

describe('a data folder over several starts', () => {
  /** The one that runs, with the key that the first start printed. */
  let server: TestServer
  let firstOperatorUrl: string
  let operatorCookie: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starts-'))
    dataDir = join(folder, 'data')
    await setClock(0)
    upstream = await startUpstream(streamAnswer('Kept.'))
    server = await start()
    firstOperatorUrl = server.operatorUrl
    operatorCookie = await signInAsOperator(server.operatorUrl)
  })
  after(async () => {
    await server.stop('SIGKILL')
    await upstream.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** At the same address, so that the sessions of a browser go on. */
  async function startAgain(): Promise<void> {
    server = { ...(await start(new URL(server.url).port)), key: server.key }
  }

  test('the first start prints a key that works', async () => {
    assert.match(server.key, /^sk-\w{40,}$/)
    const { status } = await fetch(`${server.url}/api/v1/models`, {
      headers: { authorization: `Bearer ${server.key}` },
    })
    assert.equal(status, 200)
  })

  test('the data folder and its secrets are readable by their owner only', async () => {
    assert.equal((await stat(dataDir)).mode & 0o077, 0)
    for (const name of ['secrets.json', 'operator-token'])
      assert.equal((await stat(join(dataDir, name))).mode & 0o077, 0, name)
  })

  // Node's default of 5 s closes connections that a proxy is about to reuse; the request then fails without a response.
  test('an idle connection stays open longer than proxies keep theirs', async () => {
    const { headers } = await fetch(`${server.url}/api/health`)
    assert.equal(headers.get('keep-alive'), 'timeout=75')
  })

  // Two servers that each assume to be the only writer would lose what the other holds in memory.
  test('a second server on the same data folder is refused with a message', async () => {
    await assert.rejects(
      startServer({ DATA_DIR: dataDir }),
      new RegExp(`Another Evidence Chat \\(process ${server.pid}\\) is using ${dataDir}. Stop it first`),
    )
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
      await startAgain()
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

  test('the next start, also after a kill, prints no key and keeps the earlier one, the operator URL and its sessions', async () => {
    const { port } = new URL(server.url)
    assert.doesNotMatch(server.output(), /sk-|Building/)
    assert.equal(server.operatorUrl, firstOperatorUrl)
    assert.match(server.output(), new RegExp(`no key on this machine.+loopback address.+localhost:${port}.+proxy`, 's'))
    const listed = await fetch(`${server.url}/api/v1/models`, { headers: { authorization: `Bearer ${server.key}` } })
    assert.equal(listed.status, 200)
    const headers = { origin: server.url, cookie: operatorCookie }
    const { status } = await fetch(`${server.url}/api/model-servers/find`, { method: 'POST', headers })
    assert.equal(status, 200)
  })

  test('an answer under way ends whole when the clock jumps, forward and back', async () => {
    const jumped = Promise.withResolvers<void>()
    const payloads = toStreamPayloads('One sentence. Another sentence.')
    upstream.always(async (reply) => {
      reply.head(200, { 'content-type': 'text/event-stream' })
      for (const [index, payload] of payloads.entries()) {
        if (index === 2) await jumped.promise
        await reply.bytes(`data: ${payload}\n\n`)
      }
      reply.end()
    })
    const count = upstream.requests.length
    const answered = post(server, { stream: true, evidence: { mode: 'off' } })
    await upstream.received(count + 1)
    await setClock(dayMs)
    await setClock(-dayMs)
    jumped.resolve()
    const { content, error } = readStream(await (await answered).text())
    assert.deepEqual([content, error], [['One sentence. Another sentence.'], null])
    await setClock(0)
  })

  test('a limit that was reached is not longer than its minute, wherever the clock is set', async () => {
    upstream.always(streamAnswer('Hello.'))
    const limited = { ...server, key: await issueLimitedKey(server, { rpm: perMinute }) }
    await setClock(dayMs)
    const statuses: number[] = []
    for (let turn = 0; turn <= perMinute; turn++) statuses.push((await post(limited, {})).status)
    assert.equal(statuses.at(-1), 429)
    await setClock(0)
    const refused = await post(limited, {})
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) <= 60, refused.headers.get('retry-after') ?? '')
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

  test('after a stop with the clock set back the server starts again, knows its keys, and has a whole audit log', async () => {
    await setClock(-dayMs)
    upstream.always(streamAnswer('Hello.'))
    await startAgain()
    assert.equal((await post(server, {})).status, 200)
    assert.equal(await server.stop('SIGINT'), 0)
    const { fault, rows } = await verifyServerAudit(server)
    assert.equal(fault, null)
    assert.ok(rows > perMinute)
  })
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
  // The sources name mortality too, and come before the text.
  const readText = () =>
    Array.from(seen.matchAll(/"type":"delta"[^\n]*?"content":"([^"]*)"/g), ([, text]) => text).join('')
  while (!readText().includes('It lowered mortality.')) seen += (await reader?.read())?.value
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
