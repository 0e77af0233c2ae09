/** A wall clock set forward and back under a running server: only what the new time ends expires. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type FakeUpstream, startUpstream, streamAnswer, toStreamPayloads } from '@/tests/fakes/upstream'
import { readStream } from '../support/schemas/stream'
import { startServer, type TestServer } from '../support/server'
import { verifyServerAudit } from '../support/server-records'
import { post } from './harness'

const dayMs = 86_400_000
const perMinute = 6

let folder: string
let upstream: FakeUpstream
let server: TestServer
const setClock = (offsetMs: number) => writeFile(join(folder, 'offset'), String(offsetMs))
const start = () =>
  startServer({
    DATA_DIR: join(folder, 'data'),
    UPSTREAM_BASE_URL: upstream.baseUrl,
    RATE_LIMIT_RPM: String(perMinute),
    CLOCK_OFFSET_FILE: join(folder, 'offset'),
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('./wall-clock.ts', import.meta.url))}`,
  })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'))
  await setClock(0)
  upstream = await startUpstream(streamAnswer('Hello.'))
  server = await start()
})
after(async () => {
  await upstream.close()
  await server.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
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
  const answered = post(server, { stream: true, evidence: { mode: 'off' } })
  await upstream.received(1)
  await setClock(dayMs)
  await setClock(-dayMs)
  jumped.resolve()
  const { content, error } = readStream(await (await answered).text())
  assert.deepEqual([content, error], [['One sentence. Another sentence.'], null])
})

test('a limit that was reached is not longer than its minute, wherever the clock is set', async () => {
  upstream.always(streamAnswer('Hello.'))
  await setClock(dayMs)
  const statuses: number[] = []
  for (let turn = 0; turn <= perMinute; turn++) statuses.push((await post(server, {})).status)
  assert.equal(statuses.at(-1), 429)
  await setClock(0)
  const refused = await post(server, {})
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) <= 60, refused.headers.get('retry-after') ?? '')
})

test('after a stop with the clock set back the server starts again, knows its keys, and has a whole audit log', async () => {
  const { key } = server
  assert.equal(await server.stop(), 0)
  await setClock(-dayMs)
  server = { ...(await start()), key }
  assert.equal((await post(server, {})).status, 200)
  assert.equal(await server.stop(), 0)
  const { fault, rows } = await verifyServerAudit(server)
  assert.equal(fault, null)
  assert.ok(rows > perMinute)
})
