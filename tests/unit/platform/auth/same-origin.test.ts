/** Protects the page's session from other sites, other ports of this machine, and names rebound to our address. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isFromPage, isFromThisMachine } from '@/lib/platform/auth/same-origin'

const loopback = { HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: undefined, TRUST_PROXY: false }
const everywhere = { HOST: '0.0.0.0', PORT: 3000, PUBLIC_URL: undefined, TRUST_PROXY: false }
const hospital = { HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: 'https://chat.hospital.example', TRUST_PROXY: false }

function request(method: string, headers: Record<string, string>): Request {
  return new Request('http://127.0.0.1:3000/api/session', { method, headers })
}

function post(host: string, origin: string | undefined, more: Record<string, string> = {}): Request {
  return request('POST', { host, ...(origin === undefined ? {} : { origin }), ...more })
}

describe('on loopback', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000']) {
    test(`the page at ${host} is accepted`, () => {
      assert.equal(isFromPage(post(host, `http://${host.toLowerCase()}`), loopback), true)
    })
  }

  const refusedOrigins: [name: string, origin: string | undefined][] = [
    ['a missing Origin', undefined],
    ['Origin null', 'null'],
    ['an empty Origin', ''],
    ['a foreign Origin', 'https://evil.example'],
    ['another port of this machine', 'http://localhost:8080'],
    ['no port', 'http://localhost'],
    ['https on our port', 'https://localhost:3000'],
    ['our name as a prefix', 'http://localhost:3000.evil.example'],
    ['our name as a user', 'http://localhost:3000@evil.example'],
    ['our name as a path', 'http://evil.example/localhost:3000'],
    ['two origins', 'http://localhost:3000 http://evil.example'],
    ['a list', 'http://localhost:3000, http://evil.example'],
    ['a backslash', 'http://localhost:3000\\@evil.example'],
    ['a short form of our address', 'http://127.1:3000'],
    ['an integer form of our address', 'http://2130706433:3000'],
    ['a trailing dot', 'http://localhost.:3000'],
    ['a file', 'file://'],
    ['an extension', 'chrome-extension://abcdefghijklmnop'],
  ]
  for (const [name, origin] of refusedOrigins) {
    test(`a POST with ${name} is refused`, () => {
      assert.equal(isFromPage(post('localhost:3000', origin), loopback), false)
    })
  }

  const refusedHosts: [name: string, host: string][] = [
    ['a rebound name', 'evil.example:3000'],
    ['a rebound name that begins like ours', 'localhost.evil.example:3000'],
    ['another port', 'localhost:8080'],
    ['no port', 'localhost'],
    ['a query', 'localhost:3000/?'],
    ['a user', 'localhost:3000@evil.example'],
    ['a list', 'localhost:3000, evil.example'],
    ['nothing', ''],
    ['another address', '192.168.1.5:3000'],
  ]
  for (const [name, host] of refusedHosts) {
    test(`Host with ${name} is refused, whatever the Origin says`, () => {
      for (const origin of ['http://localhost:3000', `http://${host}`])
        assert.equal(isFromPage(post(host, origin), loopback), false)
      assert.equal(isFromPage(request('GET', { host }), loopback), false)
    })
  }

  for (const site of ['cross-site', 'same-site', 'none', 'nonsense']) {
    test(`a POST with Sec-Fetch-Site: ${site} is refused although its Origin is ours`, () => {
      const asked = post('localhost:3000', 'http://localhost:3000', { 'sec-fetch-site': site })
      assert.equal(isFromPage(asked, loopback), false)
    })
  }

  test('reading needs no Origin, unless the browser says that another site asks', () => {
    const read = (more: Record<string, string>) =>
      isFromPage(request('GET', { host: 'localhost:3000', ...more }), loopback)
    assert.equal(read({}), true)
    assert.equal(read({ 'sec-fetch-site': 'same-origin' }), true)
    assert.equal(read({ 'sec-fetch-site': 'none' }), true)
    assert.equal(read({ 'sec-fetch-site': 'same-site' }), false)
    assert.equal(read({ 'sec-fetch-site': 'cross-site' }), false)
    assert.equal(read({ origin: 'https://evil.example' }), false)
  })
})

describe('with PUBLIC_URL', () => {
  test('the public page is accepted, with and without its default port in Host', () => {
    for (const host of ['chat.hospital.example', 'chat.hospital.example:443', 'CHAT.hospital.example'])
      assert.equal(isFromPage(post(host, 'https://chat.hospital.example'), hospital), true, host)
  })

  test('the page is accepted behind a proxy that passes its own Host on', () => {
    assert.equal(isFromPage(post('127.0.0.1:3000', 'https://chat.hospital.example'), hospital), true)
  })

  test('plain http, a neighbour name and a sub-name are refused', () => {
    for (const origin of [
      'http://chat.hospital.example',
      'https://hospital.example',
      'https://x.chat.hospital.example',
      'https://chat.hospital.example:8443',
    ])
      assert.equal(isFromPage(post('chat.hospital.example', origin), hospital), false, origin)
  })

  test('a forwarded host changes nothing', () => {
    const asked = post('evil.example', 'https://chat.hospital.example', { 'x-forwarded-host': 'chat.hospital.example' })
    assert.equal(isFromPage(asked, hospital), false)
  })
})

describe('listening everywhere', () => {
  test('any of the machine’s addresses is accepted, a name is not', () => {
    assert.equal(isFromPage(post('192.168.1.5:3000', 'http://192.168.1.5:3000'), everywhere), true)
    assert.equal(isFromPage(post('[2001:db8::5]:3000', 'http://[2001:db8::5]:3000'), everywhere), true)
    assert.equal(isFromPage(post('server.local:3000', 'http://server.local:3000'), everywhere), false)
  })

  test('another address of the network does not count as the page it talks to', () => {
    assert.equal(isFromPage(post('192.168.1.5:3000', 'http://192.168.1.66:3000'), everywhere), false)
  })
})

describe('a session without a key', () => {
  const local = (place: typeof loopback | typeof hospital, headers: Record<string, string> = {}) =>
    isFromThisMachine(request('POST', { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', ...headers }), place)

  test('is for a person at this machine', () => {
    assert.equal(local(loopback), true)
    assert.equal(local(loopback, { 'x-forwarded-for': '::ffff:127.0.0.1' }), true)
    assert.equal(local(loopback, { 'x-forwarded-for': '::1' }), true)
    assert.equal(local({ ...hospital, PUBLIC_URL: 'http://localhost:3000' }), true)
  })

  test('is for no other caller: listening everywhere, a public address or a proxy in front require a key', () => {
    assert.equal(local(everywhere), false)
    assert.equal(local(hospital), false)
    assert.equal(local(loopback, { via: '1.1 proxy' }), false)
    assert.equal(local(loopback, { forwarded: 'for=10.0.0.7' }), false)
    assert.equal(local(loopback, { 'x-forwarded-for': '10.0.0.7' }), false)
    assert.equal(local(loopback, { 'x-forwarded-for': '10.0.0.7, 127.0.0.1' }), false)
    assert.equal(local(loopback, { 'x-forwarded-for': '127.0.0.1, 127.0.0.1' }), false)
    assert.equal(local(loopback, { 'x-real-ip': '127.0.0.1' }), false)
    assert.equal(local({ ...loopback, TRUST_PROXY: true }), false)
  })
})
