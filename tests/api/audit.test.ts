/** What the running server records in the audit trail, and how an operator verifies and reads it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { signInAsOperator } from '../support/page-session'
import { startServer, type TestServer } from '../support/server'

const root = fileURLToPath(new URL('../../', import.meta.url))
const words = 'Does dapagliflozin help Mrs Example?'

interface Row {
  action: string
  actor: string
  target: string | null
  status: number | null
  address: string | null
  requestId: string | null
  details: Record<string, unknown> | null
}

let server: TestServer
before(async () => {
  server = await startServer()
})
after(() => server.stop())

function data(...args: string[]) {
  const options = ['--import', './lib/cli/register-paths.ts', 'lib/cli/data/data.ts', ...args]
  return spawnSync(process.execPath, options, {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
}

function rows(): Row[] {
  const { stdout, status, stderr } = data('audit', 'export')
  assert.equal(status, 0, stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

/** Rows for requests are written within a second. */
async function rowsOf(response: Response): Promise<Row[]> {
  const id = response.headers.get('x-request-id')
  for (let tries = 0; tries < 50; tries++) {
    const own = rows().filter(({ requestId }) => requestId === id)
    if (own.length > 0) return own
  }
  return []
}

const ask = (body: object, key = server.key) =>
  fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })

test('the start, the first key and every sign-in are recorded at once', async () => {
  const signIn = await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: server.url } })
  assert.equal(signIn.status, 204)
  const all = rows()
  assert.deepEqual(
    all.slice(0, 2).map(({ action }) => action),
    ['key-created', 'server-started'],
  )
  const own = all.find(({ action }) => action === 'sign-in')
  assert.deepEqual(
    [own?.actor, own?.address, own?.requestId],
    ['local', '127.0.0.1', signIn.headers.get('x-request-id')],
  )
})

test('a question and its answer are recorded with caller, action and size, never with their text', async () => {
  const response = await ask({ messages: [{ role: 'user', content: words }], stream: true })
  await response.text()
  const [request, answer] = await rowsOf(response)
  assert.deepEqual(
    [request?.action, request?.target, request?.status, request?.address, request?.details],
    [
      'request',
      'POST /api/v1/chat/completions',
      200,
      '127.0.0.1',
      { messages: 1, images: 0, stream: true, store: false },
    ],
  )
  assert.match(request?.actor ?? '', /^key_\w+$/)
  assert.deepEqual([answer?.action, answer?.actor, answer?.details?.['outcome']], ['answer', request?.actor, 'whole'])
  const text = JSON.stringify(rows())
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
  const record = 'PMID- 90000001\nTI  - Zolgrevimab in adults\nAB  - Zolgrevimab lowered mortality.\nDP  - 2024\n'
  const done: [Response, string, string][] = [
    [await send('GET', '/api/conversations/export'), 'export', 'GET /api/conversations/export'],
    [await send('GET', '/api/library/export?id=card:proseva'), 'export', 'GET /api/library/export'],
    [await send('DELETE', '/api/conversations'), 'deletion', 'DELETE /api/conversations'],
    [await send('POST', '/api/library/imports?name=one.nbib', record), 'import', 'one.nbib'],
  ]
  for (const [response, action, target] of done) {
    let own: Row | undefined
    for (let tries = 0; tries < 50 && !own; tries++)
      own = (await rowsOf(response)).find((row) => row.action === action && row.target === target)
    assert.ok(own, target)
    assert.equal(own.actor, 'local')
    if (action === 'import') assert.deepEqual([own.details?.['read'], own.details?.['added']], [1, 1])
  }
})

test('verify exits with 0 and prints a head that it accepts later', () => {
  const { status, stdout } = data('audit', 'verify')
  const head = stdout.trim().split('\n').at(-1) ?? ''
  assert.deepEqual([status, data('audit', 'verify', head).status], [0, 0])
  assert.equal(data('audit', 'verify', `1:${'0'.repeat(64)}`).status, 1)
  assert.equal(data('audit', 'verify', 'nonsense').status, 2)
})
