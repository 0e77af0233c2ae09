/** What the running server reports to probes and Prometheus. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FakeUpstream, sendRefusal, startUpstream, streamAnswer } from '@/tests/fakes/upstream'
import { runChild } from '../support/child'
import { listNamedMetrics } from '../support/observability'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let upstream: FakeUpstream
let admin: string
before(async () => {
  upstream = await startUpstream(streamAnswer('Hello.'))
  server = await startServer({ UPSTREAM_BASE_URL: upstream.baseUrl })
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    console.log((await createKey({ name: 'prometheus', scope: 'admin' })).secret)
    await closeDatabase()`
  admin = (await runChild(code, { DATA_DIR: server.dataDir })).trim()
})
after(async () => {
  await server.stop()
  await upstream.close()
})

const read = (key: string) => fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${key}` } })

async function ask(): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.key}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'hello' }], stream: true }),
  })
  await response.text()
  return response.status
}

test('health returns only a status word, without a key', async () => {
  const response = await fetch(`${server.url}/api/health`)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await response.json(), { live: 'yes', ready: 'yes' })
})

test('metrics require a key of scope admin', async () => {
  assert.deepEqual(
    [(await read('')).status, (await read(server.key)).status, (await read(admin)).status],
    [401, 403, 200],
  )
})

test('metrics count answers, latency, volume and failures', async () => {
  assert.equal(await ask(), 200)
  upstream.next(sendRefusal(500), sendRefusal(500), sendRefusal(500))
  assert.equal(await ask(), 502)
  await fetch(`${server.url}/api/v1/chat/completions/chatcmpl-abc123/messages`, {
    headers: { authorization: `Bearer ${server.key}` },
  })
  await fetch(`${server.url}/api/v1/made-up-by-a-stranger`)
  const text = await (await read(admin)).text()
  const line = (start: string) => text.split('\n').find((each) => each.startsWith(start))
  assert.equal(
    line('evidence_chat_requests_total{method="POST",route="/api/v1/chat/completions",status="200"}')?.at(-1),
    '1',
  )
  assert.ok(
    line('evidence_chat_requests_total{method="GET",route="/api/v1/chat/completions/{id}/messages",status="404"} 1'),
  )
  assert.ok(line('evidence_chat_requests_total{method="GET",route="none",status="404"} 1'))
  assert.ok(line('evidence_chat_failures_total{code="upstream_failed"} 1'))
  assert.equal(line('evidence_chat_first_byte_seconds_count'), 'evidence_chat_first_byte_seconds_count 1')
  assert.equal(line('evidence_chat_answers_open'), 'evidence_chat_answers_open 0')
  assert.match(line('evidence_chat_tokens_total{kind="completion"}') ?? '', / [1-9]\d*$/)
  assert.ok(line('nodejs_eventloop_lag_p99_seconds'))
  assert.ok(line('evidence_chat_queue_waiting{queue="search"} 0'))
  assert.doesNotMatch(text, /stranger|chatcmpl/)
})

test('the server exports every metric that the dashboard and the alerts ask for', async () => {
  await (await fetch(server.url)).text()
  const page = 'evidence_chat_requests_total{method="GET",route="/",status="200"} 1'
  let text = ''
  // A page is counted when its connection has taken the last byte, which the client may have read already.
  for (let reads = 0; reads < 20 && !text.split('\n').includes(page); reads++) text = await (await read(admin)).text()
  assert.ok(text.split('\n').includes(page))
  const exported = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  assert.deepEqual(
    listNamedMetrics().filter((name) => !exported.includes(name)),
    [],
  )
  const lines = text.split('\n')
  assert.match(
    lines.find((line) => line.startsWith('evidence_chat_build_info')) ?? '',
    /^evidence_chat_build_info\{version="\d+\.\d+\.\d+",build="[0-9a-f]{12}",node="v24\.[\d.]+"\} 1$/,
  )
  const expected = [
    'evidence_chat_service_up{service="database"} 1',
    // A refusal is an answer: the server is there.
    'evidence_chat_service_up{service="model-server"} 1',
    'evidence_chat_answers_total{outcome="whole"} 1',
    'evidence_chat_answers_total{outcome="upstream_failed"} 1',
  ]
  assert.deepEqual(
    expected.filter((line) => !lines.includes(line)),
    [],
    lines.filter((line) => /^evidence_chat_(requests|service_up|answers)/.test(line)).join('\n'),
  )
})
