/** What the running server reports to probes and Prometheus. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type FakeUpstream, sendRefusal, startUpstream, streamAnswer } from '@/tests/fakes/upstream'
import { runChild } from '../support/child'
import { listNamedMetrics } from '../support/observability'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let upstream: FakeUpstream
let admin: string
let prometheus: string
before(async () => {
  upstream = await startUpstream(streamAnswer('Hello.'))
  server = await startServer({ UPSTREAM_BASE_URL: upstream.baseUrl, LOG_LEVEL: 'info' })
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    console.log((await createKey({ name: 'operator', scope: 'admin' })).secret)
    console.log((await createKey({ name: 'prometheus', scope: 'metrics' })).secret)
    await closeDatabase()`
  const secrets = (await runChild(code, { DATA_DIR: server.dataDir })).trim().split('\n')
  ;[admin = '', prometheus = ''] = secrets
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

test('metrics require a key of scope metrics or admin', async () => {
  const statuses: number[] = []
  for (const key of ['', server.key, prometheus, admin]) statuses.push((await read(key)).status)
  assert.deepEqual(statuses, [401, 403, 200, 200])
})

test('a key of scope metrics can do nothing else', async () => {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${prometheus}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const refused = [
    await send('POST', '/api/v1/chat/completions', { messages: [{ role: 'user', content: 'hello' }] }),
    await send('POST', '/api/v1/responses', { input: 'hello' }),
    await send('GET', '/api/v1/models'),
    await send('GET', '/api/v1/chat/completions'),
    await send('GET', '/api/conversations'),
    await send('GET', '/api/keys'),
    await send('POST', '/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    await send('POST', '/api/session', { key: prometheus }, { origin: server.url }),
  ]
  for (const response of refused) {
    assert.equal(response.status, 403, response.url)
    assert.match(await response.text(), /key_scope/)
  }
})

test('metrics count answers, latency, volume and failures', async () => {
  assert.equal(await ask(), 200)
  upstream.next(sendRefusal(500))
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

test('the end of each answer is a line of the log, with the request, the key and the server', async () => {
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.key}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'hello again' }] }),
  })
  await response.text()
  const id = response.headers.get('x-request-id')
  const readOwn = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}') && line.includes(String(id)))
      .map((line) => JSON.parse(line))
  // Standard output arrives later than the answer.
  while (readOwn().length < 2) await wait(20)
  const [ended, request] = readOwn()
  assert.deepEqual([ended.msg, ended.outcome, request.path], ['answer ended', 'whole', '/api/v1/chat/completions'])
  assert.match(ended.keyId, /^key_/)
  assert.match(ended.server, /^[0-9a-f-]{36}$/)
  assert.deepEqual([request.keyId, request.server], [ended.keyId, ended.server])
  assert.ok(!server.output().includes('hello again'))
})
