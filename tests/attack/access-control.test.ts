/**
 * Access control against the running server: a key opens the API, the page's own cookie opens the page, nothing else
 * does.
 */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'
import { borrowServerToChange } from '../support/lent-servers'
import type { TestServer } from '../support/server'
import { issueKey } from '../support/server-records'

let server: TestServer
let cookie: string
before(async () => {
  // The wrong keys use up the tries of this address on the server for a minute.
  server = await borrowServerToChange()
  const signedIn = await call('POST', '/api/session', { origin: server.url })
  cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  assert.match(cookie, /^evidence-chat-\d+=.{40,}/)
})
after(() => server.stop())

/** Not fetch, which forbids Host, Origin and the Sec-Fetch headers. */
function call(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, failed) => {
    const sent = request(`${server.url}${path}`, { method, headers, agent: false }, (response) => {
      readText(response).then(
        (text) => done({ status: response.statusCode ?? 0, headers: response.headers, text }),
        failed,
      )
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

const question = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] })
const ask = (headers: Record<string, string>) =>
  call('POST', '/api/v1/chat/completions', { 'content-type': 'application/json', ...headers }, question)

describe('the API without a key', () => {
  const { hostname } = new URL('http://127.0.0.1')
  const claims: Record<string, Record<string, string>> = {
    'no header': {},
    'an empty key': { authorization: 'Bearer ' },
    'two keys in one header': { authorization: 'Bearer sk-a, Bearer sk-b' },
    'a basic password': { authorization: 'Basic YWRtaW46YWRtaW4=' },
    'SQL in the header': { authorization: "Bearer sk-' OR '1'='1" },
    'a key in another header': { 'x-api-key': 'sk-0123456789' },
    'a claim to be local': { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': hostname, forwarded: 'for=127.0.0.1' },
    'a claim to be somebody': { 'x-user-id': 'admin', 'x-forwarded-user': 'admin', 'remote-user': 'admin' },
    'Next’s subrequest header': { 'x-middleware-subrequest': 'src/middleware:nowaf:src/middleware:src/middleware' },
    'a rewritten address': { 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health', 'x-matched-path': '/' },
    'a Host that ends the path': { host: 'x/?' },
  }
  for (const [name, headers] of Object.entries(claims))
    it(`${name} is 401`, async () => {
      const { status, text } = await ask(headers)
      assert.equal(status, 401)
      assert.match(text, /A valid API key is required/)
    })

  it('says the same for near and far misses', async () => {
    const near = server.key.slice(0, -1) + (server.key.endsWith('0') ? '1' : '0')
    const answers = await Promise.all(
      [near, server.key.slice(0, -6), `${server.key}x`, 'sk-x', 'x', ''].map((key) =>
        ask({ authorization: `Bearer ${key}` }),
      ),
    )
    assert.equal(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1)
  })

  it('300 wrong tries cost less than a second of the server and lock no good key out', async () => {
    const wrong = Array.from({ length: 300 }, (_, index) => ask({ authorization: `Bearer sk-wrong-${index}` }))
    const good = ask({ authorization: `Bearer ${server.key}` })
    const statuses = (await Promise.all(wrong)).map(({ status }) => status)
    assert.deepEqual(new Set(statuses), new Set([401]))
    assert.equal((await good).status, 200)
    const cpuBefore = await cpuSeconds()
    await Promise.all(Array.from({ length: 300 }, (_, index) => ask({ authorization: `Bearer sk-again-${index}` })))
    assert.ok((await cpuSeconds()) - cpuBefore < 1)
    assert.equal((await ask({ authorization: `Bearer ${server.key}` })).status, 200)
  })
})

/** CPU time used by the server, from its own metrics. */
async function cpuSeconds(): Promise<number> {
  adminKey ??= await issueKey(server, 'watcher', 'admin')
  const { text } = await call('GET', '/api/metrics', { authorization: `Bearer ${adminKey}` })
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}
let adminKey: string | undefined

describe('the page’s cookie', () => {
  const own = () => ({ cookie, origin: server.url })

  it('opens what the page asks for', async () => {
    assert.equal((await ask({ ...own(), 'sec-fetch-site': 'same-origin' })).status, 200)
  })

  const foreign: Record<string, Record<string, string>> = {
    'another site': { origin: 'https://evil.example' },
    'an opaque origin': { origin: 'null' },
    'no origin': {},
    'another port of this machine': { origin: 'http://127.0.0.1:1' },
    'our name under another scheme': { origin: 'https://127.0.0.1' },
    'our name as a part of another': { origin: 'http://127.0.0.1.evil.example' },
  }
  for (const [name, { origin }] of Object.entries(foreign))
    it(`opens nothing from ${name}`, async () => {
      const headers = { cookie, ...(origin === undefined ? {} : { origin }) }
      for (const [method, path] of [
        ['POST', '/api/v1/chat/completions'],
        ['POST', '/api/session'],
        ['DELETE', '/api/session'],
      ] as const)
        assert.equal((await call(method, path, headers)).status, 403)
    })

  for (const site of ['cross-site', 'same-site', 'none'])
    it(`opens nothing if the browser says ${site}`, async () => {
      assert.equal((await ask({ ...own(), 'sec-fetch-site': site })).status, 403)
    })

  /** DNS rebinding: the browser believes our address to be the attacker's own site. */
  for (const host of ['rebound.evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '2130706433'])
    it(`opens nothing under the name ${host}`, async () => {
      const origin = `http://${host}`
      for (const forwarded of [{}, { 'x-forwarded-host': 'localhost' }])
        assert.equal((await ask({ cookie, host, origin, ...forwarded })).status, 403)
      const { headers, status } = await call('POST', '/api/session', { host, origin })
      assert.deepEqual([status, headers['set-cookie']], [403, undefined])
      const record = await call('GET', '/sources/card%3Aproseva', { host, cookie })
      assert.doesNotMatch(record.text, /prone positioning/i)
    })

  it('does not open what only keys of scope admin open', async () => {
    assert.equal((await call('GET', '/api/metrics', { ...own() })).status, 403)
  })

  it('ends with the sign-out, at once', async () => {
    const { status } = await call('DELETE', '/api/session', own())
    assert.equal(status, 204)
    assert.equal((await ask({ ...own() })).status, 401)
  })
})

describe('a session without a key', () => {
  /** Each shows that a proxy forwarded the request, so the caller may be anyone. */
  const proxied: Record<string, string>[] = [
    { via: '1.1 proxy' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '' },
    { 'x-forwarded-host': new URL('http://127.0.0.1').host },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-port': '80' },
    { 'x-real-ip': '127.0.0.1' },
    { 'x-client-ip': '127.0.0.1' },
    { 'true-client-ip': '127.0.0.1' },
    { 'cf-connecting-ip': '127.0.0.1' },
  ]
  for (const header of proxied)
    it(`is not given with ${Object.keys(header)}: ${Object.values(header)}`, async () => {
      const { status, headers } = await call('POST', '/api/session', { origin: server.url, ...header })
      assert.deepEqual([status, headers['set-cookie']], [401, undefined])
      const record = await call('GET', '/sources/card%3Aproseva', header)
      assert.doesNotMatch(record.text, /prone positioning/i)
    })
})

describe('the address of the operator', () => {
  const token = () => new URL(server.operatorUrl).searchParams.get('token') ?? ''
  const find = (headers: Record<string, string>) =>
    call('POST', '/api/model-servers/find', { origin: server.url, ...headers })

  it('gives a browser operator rights by a cookie of their own, which opens nothing for other sites and no metrics', async () => {
    const { status, headers } = await call('GET', `/?token=${token()}`)
    assert.deepEqual([status, headers['location'], headers['cache-control']], [303, '/', 'private, no-store'])
    const [session = '', operator = ''] = (headers['set-cookie'] as string[]).map((each) => each.split(';')[0] ?? '')
    assert.equal((await find({ cookie: `${session}; ${operator}` })).status, 200)
    assert.equal((await find({ cookie: session })).status, 403)
    const metrics = await call('GET', '/api/metrics', { origin: server.url, cookie: `${session}; ${operator}` })
    assert.equal(metrics.status, 403)
    assert.equal((await find({ cookie: `${session}; ${operator}`, origin: 'https://evil.example' })).status, 403)
  })

  it('keeps the rest of the address, and is the way in on every page', async () => {
    const { headers } = await call('GET', `/library?q=sepsis&token=${token()}&type=cohort`)
    assert.equal(headers['location'], '/library?q=sepsis&type=cohort')
    assert.equal((headers['set-cookie'] as string[]).length, 2)
  })

  const wrong: [name: string, path: () => string, headers?: Record<string, string>][] = [
    ['a wrong token', () => `/?token=${'x'.repeat(43)}`],
    ['an empty token', () => '/?token='],
    ['a part of the token', () => `/?token=${token().slice(0, 42)}`],
    ['two tokens, the first one wrong', () => `/?token=x&token=${token()}`],
    ['the token at a rebound name', () => `/?token=${token()}`, { host: 'rebound.evil.example' }],
    ['the token at an address of the API', () => `/api/session?token=${token()}`],
  ]
  for (const [name, path, headers] of wrong)
    it(`gives nothing for ${name}`, async () => {
      assert.equal((await call('GET', path(), headers)).headers['set-cookie'], undefined)
    })

  it('is in no line of the log', () => {
    assert.ok(!server.output().replace(server.operatorUrl, '').includes(token()))
  })
})

describe('the page', () => {
  it('carries every header that keeps others out, and a new nonce each time that a request can not choose', async () => {
    const first = await call('GET', '/', {
      'content-security-policy': "script-src 'nonce-attacker'",
      'x-nonce': 'attacker',
    })
    const second = await call('GET', '/')
    const policy = String(first.headers['content-security-policy'])
    for (const part of [
      "default-src 'none'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      assert.ok(policy.includes(part), part)
    assert.doesNotMatch(policy, /unsafe-(inline|eval)'|https?:|\*/)
    assert.ok(!first.text.includes('attacker'))
    assert.notEqual(policy, second.headers['content-security-policy'])
    assert.equal(first.headers['cache-control'], 'private, no-store')
    assert.equal(first.headers['x-content-type-options'], 'nosniff')
    assert.equal(first.headers['x-frame-options'], 'DENY')
    assert.equal(first.headers['x-powered-by'], undefined)
  })

  it('runs nothing without a policy: no address without a policy that allows scripts is a page', async () => {
    for (const path of [
      '/nothing',
      '/api',
      '/api/nothing',
      '/api/conversations/1/2/3/4/5',
      '/icons/nothing',
      '/ocr/nothing',
    ]) {
      const { status, headers, text } = await call('GET', path)
      assert.equal(status, 404, path)
      if (/json/.test(String(headers['content-type']))) {
        assert.match(String(headers['x-request-id']), /^req_/)
        assert.match(JSON.parse(text).error.message, /Unknown request URL/)
        continue
      }
      const policy = String(headers['content-security-policy'])
      assert.match(policy, /default-src 'none'.*frame-ancestors 'none'; base-uri 'none'/, path)
      const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
      if (nonce === undefined) assert.doesNotMatch(policy, /unsafe-inline|strict-dynamic/, path)
      else assert.ok(text.includes(nonce), path)
    }
  })

  it('is made of files that no other site can load or have taken for something else', async () => {
    const { text } = await call('GET', '/')
    const files = [...text.matchAll(/\/_next\/static\/[^"'\\ ]+?\.(?:js|css)/g)].map(([path]) => path)
    assert.ok(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.css')))
    let compressed = 0
    for (const file of [
      ...new Set(files),
      '/_next/static/nothing.js',
      '/icons/icon.svg',
      '/icons/nothing',
      '/favicon.ico',
      '/manifest.webmanifest',
      '/offline',
      '/offline.css',
      '/service-worker.js',
      '/screenshot.png',
      '/pdf/wasm/openjpeg.wasm',
      `/${ocrAssetPath}/worker.min.js`,
      '/%ff',
    ]) {
      const { headers } = await call('GET', file)
      assert.equal(headers['x-content-type-options'], 'nosniff', file)
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', file)
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, file)
      // The same of the file that is stored compressed.
      const packed = (await call('GET', file, { 'accept-encoding': 'br' })).headers
      for (const name of ['x-content-type-options', 'cross-origin-resource-policy', 'content-type', 'cache-control'])
        assert.equal(packed[name], headers[name], `${file}: ${name}`)
      if (packed['content-encoding'] === 'br') compressed += 1
    }
    assert.ok(compressed > 3)
  })

  it('has no source maps and no secret in any of its scripts', async () => {
    const { text } = await call('GET', '/')
    const scripts = [...text.matchAll(/\/_next\/static\/[^"'\\ ]+?\.js/g)].map(([path]) => path)
    assert.ok(scripts.length > 3)
    for (const script of new Set(scripts)) {
      const code = await call('GET', script)
      assert.equal(code.status, 200, script)
      assert.doesNotMatch(code.text, /sourceMappingURL=|UPSTREAM_API_KEY|"pepper"|\/work\//, script)
      assert.equal((await call('GET', `${script}.map`)).status, 404)
    }
  })
})
