/** Only the operator may make this machine connect to an address. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { GET, POST } from '@/app/api/model-servers/test/route'
import { POST as openSession } from '@/app/api/session/route'
import { createKey } from '@/lib/platform/auth/api-keys'
import { createOperatorCookie } from '@/lib/platform/auth/operator-token'

const page = { host: 'localhost:3000', origin: 'http://localhost:3000' }
const context = { params: Promise.resolve({}) }

function tryAddress(headers: Record<string, string>, body: object = { address: 'ftp://x' }): Promise<Response> {
  const url = 'http://localhost:3000/api/model-servers/test'
  const sent = { 'content-type': 'application/json', ...headers }
  return POST(new Request(url, { method: 'POST', headers: sent, body: JSON.stringify(body) }), context)
}

async function operatorCookies(): Promise<string> {
  return `${await pageCookie()}; ${(await createOperatorCookie()).split(';')[0]}`
}

async function pageCookie(): Promise<string> {
  const url = 'http://localhost:3000/api/session'
  const response = await openSession(new Request(url, { method: 'POST', headers: page }), context)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('an address is tried', () => {
  test('for the page that was opened with the operator’s token', async () => {
    const response = await tryAddress({ ...page, cookie: await operatorCookies() })
    assert.deepEqual([response.status, await response.json()], [200, { reached: false, reason: 'address' }])
  })

  test('for a key of scope admin', async () => {
    const { secret } = await createKey({ name: 'a', scope: 'admin' })
    assert.equal((await tryAddress({ authorization: `Bearer ${secret}` })).status, 200)
  })
})

describe('and refused', () => {
  test('without key and cookie, and for a key that may chat only', async () => {
    const { secret } = await createKey({ name: 'b' })
    assert.equal((await tryAddress({})).status, 401)
    assert.equal((await tryAddress({ authorization: `Bearer ${secret}` })).status, 403)
  })

  test('for another site, also with the cookie', async () => {
    const cookie = await operatorCookies()
    assert.equal((await tryAddress({ ...page, origin: 'http://evil.example', cookie })).status, 403)
    assert.equal((await tryAddress({ ...page, 'sec-fetch-site': 'cross-site', cookie })).status, 403)
  })

  // A connection from loopback may be a proxy's, and the one who asks anybody.
  test('for the page at the machine itself without the token', async () => {
    assert.equal((await tryAddress({ ...page, cookie: await pageCookie() })).status, 403)
  })

  test('for a key of scope chat, also in a browser with the operator’s cookie', async () => {
    const { secret } = await createKey({ name: 'd' })
    const signIn = await openSession(
      new Request('http://localhost:3000/api/session', {
        method: 'POST',
        headers: { ...page, 'content-type': 'application/json' },
        body: JSON.stringify({ key: secret }),
      }),
      context,
    )
    const cookies = [signIn.headers.get('set-cookie') ?? '', await createOperatorCookie()].map(
      (each) => each.split(';')[0],
    )
    assert.equal((await tryAddress({ ...page, cookie: cookies.join('; ') })).status, 403)
  })

  test('by any other method than POST', async () => {
    const request = new Request('http://localhost:3000/api/model-servers/test?address=http://127.0.0.1/')
    assert.equal((await GET(request, context)).status, 405)
  })

  test('after twenty tries in a minute', async () => {
    const { secret } = await createKey({ name: 'c', scope: 'admin' })
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries++)
      statuses.push((await tryAddress({ authorization: `Bearer ${secret}` })).status)
    assert.deepEqual(statuses, [...Array(20).fill(200), 429])
  })
})
