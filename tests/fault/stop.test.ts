/** Shutdown of a server while its model server is silent. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FakeUpstream, startUpstream, streamAnswerUntil } from '@/tests/fakes/upstream'
import { readStream } from '../support/schemas/stream'
import { startServer, type TestServer } from '../support/server'
import { post } from './harness'

const stopMsMax = 30_000

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  upstream = await startUpstream(
    streamAnswerUntil(4, (reply) => reply.hang(), 'One sentence. Another sentence. A third.'),
  )
  server = await startServer({ UPSTREAM_BASE_URL: upstream.baseUrl, UPSTREAM_IDLE_TIMEOUT_MS: '600000' })
})
after(async () => {
  await server.stop('SIGKILL')
  await upstream.close()
})

test('SIGTERM takes no new question, ends open answers with an error that says so, and exits with 0 within 30 s', async () => {
  const answered = post(server, { stream: true }).then((response) => response.text())
  const silent = post(server, {}).then(async (response) => [response.status, await response.text()] as const)
  await upstream.received(2)
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
