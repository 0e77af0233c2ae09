/** Access, limits, and what ends an answer from outside, against the real server. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ListedKey } from '@/lib/wire/people/listed-key'
import { type FakeUpstream, streamAnswer, streamAnswerUntil } from '@/tests/fakes/upstream'
import { borrowServerWithModel } from '../support/lent-servers'
import { signInAsOperator } from '../support/page-session'
import type { TestServer } from '../support/server'
import { issueKey, issueLimitedKey } from '../support/server-records'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const path = '/api/v1/chat/completions'
const messages = [{ role: 'user', content: 'hello' }]

let upstream: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream } = await borrowServerWithModel())
})
after(() => server.stop())

/** Unlike `fetch`, sends Host, Origin and Cookie as a browser or an attacker would. */
async function send(method: string, address: string, headers: Record<string, string | string[]>, body?: object) {
  const { hostname, port } = new URL(server.url)
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const sent = httpRequest({ hostname, port, method, path: address, headers: { ...json, ...headers } })
  sent.end(body && JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await readText(response) }
}

function codeOf({ body }: { body: string }): string | null {
  return (JSON.parse(body) as { error: { code: string | null } }).error.code
}

async function keys(...given: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--import', './lib/cli/register-paths.ts', 'lib/cli/keys.ts', ...given],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.dataDir },
    },
  )
  return stdout
}

async function createKey(): Promise<{ id: string; secret: string }> {
  const printed = await keys('create', '--name', 'test')
  return { id: /key_\w+/.exec(printed)?.[0] ?? '', secret: printed.trim().split('\n').at(-1) ?? '' }
}

const page = () => {
  const { host, origin } = new URL(server.url)
  return { host, origin, 'sec-fetch-site': 'same-origin' }
}

const greet = () => upstream.always(streamAnswer('Hello there.'))

describe('the page’s session', () => {
  before(greet)

  test('is created on this machine without a key, can ask questions, and ends on sign-out', async () => {
    const signIn = await send('POST', '/api/session', page())
    assert.equal(signIn.status, 204)
    const [set = ''] = signIn.headers['set-cookie'] ?? []
    assert.match(set, /HttpOnly; SameSite=Strict$/)
    const cookie = set.split(';')[0] ?? ''
    const answer = await send('POST', path, { ...page(), cookie }, { messages })
    assert.equal(answer.status, 200)
    assert.equal((await send('DELETE', '/api/session', { ...page(), cookie })).status, 204)
    const late = await send('POST', path, { ...page(), cookie }, { messages })
    assert.deepEqual([late.status, codeOf(late)], [401, 'session_required'])
  })
})

describe('a key', () => {
  before(greet)

  test('is read from a single Authorization header only', async () => {
    const bearer = `Bearer ${server.key}`
    const wrong: [address: string, headers: Record<string, string | string[]>][] = [
      [`${path}?api_key=${server.key}&key=${server.key}`, {}],
      [path, { 'x-api-key': server.key }],
      [path, { authorization: `Basic ${Buffer.from(`:${server.key}`).toString('base64')}` }],
      [path, { authorization: ['Bearer sk-wrong', bearer] }],
      [path, { authorization: `${bearer}, ${bearer}` }],
      [path, { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy', host: 'localhost' }],
    ]
    for (const [address, headers] of wrong) {
      const answer = await send('POST', address, headers, { messages })
      assert.deepEqual([answer.status, codeOf(answer)], [401, 'invalid_api_key'])
      assert.equal(answer.headers['www-authenticate'], 'Bearer')
      assert.equal(answer.body.includes(server.key), false)
    }
  })

  test('has its own rate limit, reported with every answer and exact under concurrent requests', async () => {
    const secret = await issueLimitedKey(server, { rpm: 10 })
    const ask = () => send('POST', path, { authorization: `Bearer ${secret}` }, { messages: [] })
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    assert.equal(answers.filter(({ status }) => status === 400).length, 10)
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 30)
    for (const { headers } of answers) {
      assert.equal(headers['x-ratelimit-limit-requests'], '10')
      assert.match(String(headers['x-ratelimit-remaining-requests']), /^\d$/)
      assert.match(String(headers['x-ratelimit-reset-requests']), /^(\d+ms|\d+s|1m0s)$/)
    }
    for (const answer of refused) {
      assert.equal(codeOf(answer), 'rate_limit_exceeded')
      assert.match(answer.headers['retry-after'] ?? '', /^([1-9]|[1-5]\d|60)$/)
    }
  })

  test('has its own limit on concurrent answers, and freed slots are reusable', { timeout: 60_000 }, async () => {
    const secret = await issueLimitedKey(server, { streams: 2 })
    const authorization = `Bearer ${secret}`
    const hanging = streamAnswerUntil(3, (reply) => reply.hang(), 'Hello there my friend.')
    upstream.next(hanging, hanging)
    const count = upstream.requests.length
    const leave = new AbortController()
    const open = [1, 2].map(() =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ messages, stream: true }),
        signal: leave.signal,
      }),
    )
    await Promise.all(open)
    const third = await send('POST', path, { authorization }, { messages })
    assert.deepEqual([third.status, codeOf(third)], [429, 'rate_limit_exceeded'])
    leave.abort()
    await Promise.all([1, 2].map(async (n) => (await upstream.received(count + n)).left))
    // The slot is freed when the work behind it has ended, shortly after the model server saw the disconnect.
    let status: number | undefined
    while (status !== 200) ({ status } = await send('POST', path, { authorization }, { messages }))
  })

  test('created on the command line works at once; revoked there, it ends its answers in progress, says so, and fails', async () => {
    const { id, secret } = await createKey()
    const authorization = `Bearer ${secret}`
    upstream.next(streamAnswerUntil(3, (reply) => reply.hang(), 'Hello there my friend.'))
    const count = upstream.requests.length
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ messages, stream: true }),
    })
    assert.equal(response.status, 200)
    await keys('revoke', id)
    const frames = (await response.text()).trim().split('\n\n')
    assert.match(frames.at(-1) ?? '', /^data: \{"error":\{"message":"The key was revoked.*"code":"invalid_api_key"/)
    await (await upstream.received(count + 1)).left
    assert.equal((await send('POST', path, { authorization }, { messages })).status, 401)
  })
})

test('usage is counted per key, without delaying answers', { timeout: 60_000 }, async () => {
  greet()
  const name = 'used once'
  const authorization = `Bearer ${await issueKey(server, name)}`
  const cookie = await signInAsOperator(server.operatorUrl)
  await send('POST', path, { authorization }, { messages })
  let used: ListedKey | undefined
  while (!used?.lastUsedAt) {
    await wait(100)
    const { body } = await send('GET', '/api/keys', { ...page(), cookie })
    used = (JSON.parse(body) as { data: ListedKey[] }).data.find((key) => key.name === name)
    assert.ok(used, body)
  }
})
