/** What the running server records in the audit trail, and how an operator verifies and reads it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { AuditRow } from '@/lib/platform/audit/audit'
import { borrowServerToChange } from '../support/lent-servers'
import { signInAsOperator } from '../support/page-session'
import { runData } from '../support/run-commands'
import type { TestServer } from '../support/server'
import { readServerAudit } from '../support/server-records'

const words = 'Does dapagliflozin help Mrs Example?'

let server: TestServer
before(async () => {
  server = await borrowServerToChange()
})
after(() => server.stop())

const data = (...given: string[]) => runData({ DATA_DIR: server.dataDir, DATABASE_URL: '' }, ...given)

/** Rows for requests are written within a second. */
async function rowsOf(response: Response, isWanted: (row: AuditRow) => boolean = () => true): Promise<AuditRow[]> {
  const id = response.headers.get('x-request-id')
  for (let tries = 0; tries < 50; tries++) {
    const own = (await readServerAudit(server)).filter(({ requestId }) => requestId === id)
    if (own.some(isWanted)) return own
    await wait(100)
  }
  return []
}

const detailsOf = (row: AuditRow | undefined) => JSON.parse(row?.details ?? '{}')

const ask = (body: object, key = server.key) =>
  fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })

test('the start, the first key and every sign-in are recorded at once', async () => {
  const signIn = await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: server.url } })
  assert.equal(signIn.status, 204)
  const all = await readServerAudit(server)
  assert.deepEqual(
    all.slice(0, 2).map(({ action }) => action),
    ['key-created', 'server-started'],
  )
  const own = all.find(({ requestId }) => requestId === signIn.headers.get('x-request-id'))
  assert.deepEqual([own?.action, own?.actor, own?.address], ['sign-in', 'local', '127.0.0.1'])
})

test('a question and its answer are recorded with caller, action and size, never with their text', async () => {
  const response = await ask({ messages: [{ role: 'user', content: words }], stream: true })
  await response.text()
  const [request, answer] = await rowsOf(response, ({ action }) => action === 'answer')
  assert.deepEqual(
    [request?.action, request?.target, request?.status, request?.address, detailsOf(request)],
    [
      'request',
      'POST /api/v1/chat/completions',
      200,
      '127.0.0.1',
      { messages: 1, images: 0, stream: true, store: false },
    ],
  )
  assert.match(request?.actor ?? '', /^key_\w+$/)
  assert.deepEqual([answer?.action, answer?.actor, detailsOf(answer).outcome], ['answer', request?.actor, 'whole'])
  const { output: text, exitCode } = await data('audit', 'export')
  assert.equal(exitCode, 0)
  assert.ok(
    text.includes(request?.requestId ?? ' ') &&
      text
        .trim()
        .split('\n')
        .every((line) => JSON.parse(line)),
  )
  assert.ok(!text.includes('dapagliflozin') && !text.includes('Mrs Example') && !text.includes(server.key))
})

test('a refusal is recorded under the request id that its caller got', async () => {
  const response = await ask({ messages: [] }, 'sk-wrong')
  const [refusal] = await rowsOf(response)
  assert.deepEqual([refusal?.action, refusal?.actor, refusal?.status], ['refusal', 'unknown', 401])
})

test('exports, imports and deletions have rows of their own', async () => {
  const headers = { origin: server.url, cookie: await signInAsOperator(server.operatorUrl) }
  const send = async (method: string, path: string, body?: string) => {
    const response = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) })
    assert.ok(response.ok, path)
    await response.text()
    return response
  }
  const record = 'PMID- 90000011\nTI  - Plomaxicine in adults\nAB  - Plomaxicine lowered mortality.\nDP  - 2024\n'
  const done: [Response, string, string][] = [
    [await send('GET', '/api/conversations/export'), 'export', 'GET /api/conversations/export'],
    [await send('GET', '/api/library/export?id=card:proseva'), 'export', 'GET /api/library/export'],
    [await send('DELETE', '/api/conversations'), 'deletion', 'DELETE /api/conversations'],
    [await send('POST', '/api/library/imports?name=one.nbib', record), 'import', 'one.nbib'],
  ]
  for (const [response, action, target] of done) {
    const isOwn = (row: AuditRow) => row.action === action && row.target === target
    const own = (await rowsOf(response, isOwn)).find(isOwn)
    assert.ok(own, target)
    assert.equal(own.actor, 'local')
    if (action === 'import') assert.deepEqual([detailsOf(own).read, detailsOf(own).added], [1, 1])
  }
})

test('verify exits with 0 and prints a head that it accepts later', async () => {
  const { exitCode, output } = await data('audit', 'verify')
  const head = output.trim().split('\n').at(-1) ?? ''
  assert.deepEqual([exitCode, (await data('audit', 'verify', head)).exitCode], [0, 0])
  assert.equal((await data('audit', 'verify', `1:${'0'.repeat(64)}`)).exitCode, 1)
})
