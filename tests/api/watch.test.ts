/** What the running server reports to probes and Prometheus. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type FakeUpstream, sendRefusal, streamAnswer } from '@/tests/fakes/upstream'
import { borrowServerWithModel } from '../support/lent-servers'
import { listNamedMetrics } from '../support/observability'
import type { TestServer } from '../support/server'
import { issueKey } from '../support/server-records'

let server: TestServer
let upstream: FakeUpstream
let admin: string
let prometheus: string
before(async () => {
  ;({ server, upstream } = await borrowServerWithModel())
  admin = await issueKey(server, 'operator', 'admin')
  prometheus = await issueKey(server, 'prometheus', 'metrics')
})
after(() => server.stop())

/** The value of each series, by its name with labels. */
async function readValues(): Promise<Map<string, number>> {
  const text = await (await read(admin)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

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
  const before = await readValues()
  upstream.always(streamAnswer('Hello.'))
  assert.equal(await ask(), 200)
  upstream.next(sendRefusal(500))
  assert.equal(await ask(), 502)
  await fetch(`${server.url}/api/v1/chat/completions/chatcmpl-abc123/messages`, {
    headers: { authorization: `Bearer ${server.key}` },
  })
  await fetch(`${server.url}/api/v1/made-up-by-a-stranger`)
  await (await fetch(server.url)).text()
  const page = 'evidence_chat_requests_total{method="GET",route="/",status="200"}'
  let after = before
  const added = (series: string) => (after.get(series) ?? Number.NaN) - (before.get(series) ?? 0)
  // A page is counted when its connection has taken the last byte, which the client may have read already.
  for (let reads = 0; reads < 20 && added(page) !== 1; reads++) after = await readValues()
  const expected = [
    page,
    'evidence_chat_requests_total{method="POST",route="/api/v1/chat/completions",status="200"}',
    'evidence_chat_requests_total{method="GET",route="/api/v1/chat/completions/{id}/messages",status="404"}',
    'evidence_chat_requests_total{method="GET",route="none",status="404"}',
    'evidence_chat_failures_total{code="upstream_failed"}',
    'evidence_chat_first_byte_seconds_count',
    'evidence_chat_answers_total{outcome="whole"}',
    'evidence_chat_answers_total{outcome="upstream_failed"}',
  ]
  assert.deepEqual(
    expected.map((series) => [series, added(series)]),
    expected.map((series) => [series, 1]),
  )
  assert.ok(added('evidence_chat_tokens_total{kind="completion"}') > 0)
  assert.equal(after.get('evidence_chat_answers_open'), 0)
  assert.equal(after.get('evidence_chat_queue_waiting{queue="search"}'), 0)
  assert.equal(after.get('evidence_chat_service_up{service="database"}'), 1)
  // A refusal is an answer: the server is there.
  assert.equal(after.get('evidence_chat_service_up{service="model-server"}'), 1)
  assert.doesNotMatch([...after.keys()].join('\n'), /stranger|chatcmpl/)
})

test('the server exports every metric that the dashboard and the alerts ask for', async () => {
  const text = await (await read(admin)).text()
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
})

test('the end of each answer is a line of the log, with the request, the key and the server', async () => {
  upstream.always(streamAnswer('Hello.'))
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
