/** The page's way in. Protects the machine's owner from other sites, and everybody's key from the browser's code. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DELETE, GET, POST } from '@/app/api/session/route'
import { admit } from '@/lib/platform/auth/admit'
import { createKey, revokeKey } from '@/lib/platform/auth/api-keys'
import { database } from '@/lib/store/db'
import { ApiError } from '@/lib/wire/errors'

const page = { host: 'localhost:3000', origin: 'http://localhost:3000' }
const context = { params: Promise.resolve({}) }

function request(method: string, headers: Record<string, string>, body?: unknown): Request {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Request('http://localhost:3000/api/session', { method, headers: { ...type, ...headers }, ...json })
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string } }
  return [response.status, error.code]
}

async function codeOf(admission: Promise<unknown>): Promise<string> {
  const error = await admission.then(
    () => assert.fail('admitted'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError)
  return error.code
}

describe('204', () => {
  test('the page at this machine signs in without a key, with a cookie that scripts cannot read', async () => {
    const response = await POST(request('POST', page), context)
    assert.equal(response.status, 204)
    const [pair = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ')
    assert.match(pair, /^evidence-chat-3000=[\w-]{43}$/)
    assert.deepEqual(attributes, ['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict'])
    const { principal } = await admit(request('POST', { ...page, cookie: pair }))
    assert.deepEqual([principal.type, principal.scope, principal.owner], ['session', 'chat', 'local'])
  })

  test('the cookie’s value is stored only as a hash', async () => {
    const value = cookieOf(await POST(request('POST', page), context)).split('=')[1] ?? ''
    const rows = await (await database()).selectFrom('sessions').selectAll().execute()
    assert.equal(JSON.stringify(rows).includes(value), false)
  })

  test('a key signs in for its owner and limits', async () => {
    const { key, secret } = await createKey({ name: 'ward', rpm: 7 })
    const response = await POST(request('POST', page, { key: secret }), context)
    assert.equal(response.status, 204)
    assert.equal((response.headers.get('set-cookie') ?? '').includes(secret), false)
    const { principal, headers } = await admit(request('POST', { ...page, cookie: cookieOf(response) }))
    assert.equal(principal.owner, key.id)
    assert.equal(headers['x-ratelimit-limit-requests'], '7')
  })

  test('a browser that is signed in keeps its session', async () => {
    const cookie = cookieOf(await POST(request('POST', page), context))
    const again = await POST(request('POST', { ...page, cookie }), context)
    assert.deepEqual([again.status, again.headers.get('set-cookie')], [204, null])
  })

  test('the page learns who is signed in, so that it can discard what another user left in the tab', async () => {
    const { key, secret } = await createKey({ name: 'ward' })
    const response = await POST(request('POST', page, { key: secret }), context)
    const again = await POST(request('POST', { ...page, cookie: cookieOf(response) }), context)
    const local = await POST(request('POST', page), context)
    const owners = [response, again, local].map(({ headers }) => headers.get('x-signed-in-as'))
    assert.deepEqual(owners, [key.id, key.id, 'local'])
  })

  test('signing out ends the session at once', async () => {
    const cookie = cookieOf(await POST(request('POST', page), context))
    const response = await DELETE(request('DELETE', { ...page, cookie }), context)
    assert.equal(response.status, 204)
    const [session = '', operator = ''] = response.headers.getSetCookie()
    assert.match(session, /^evidence-chat-3000=; .*Max-Age=0/)
    assert.match(operator, /^evidence-chat-operator-3000=; .*Max-Age=0/)
    assert.equal(response.headers.get('clear-site-data'), '"cache"')
    assert.equal(await codeOf(admit(request('POST', { ...page, cookie }))), 'session_required')
  })
})

describe('401', () => {
  test('a session ends with the key that signed in', async () => {
    const { key, secret } = await createKey({ name: 'leaves' })
    const cookie = cookieOf(await POST(request('POST', page, { key: secret }), context))
    await revokeKey(key.id)
    assert.equal(await codeOf(admit(request('POST', { ...page, cookie }))), 'session_required')
  })

  test('a session ends after its time', async () => {
    const cookie = cookieOf(await POST(request('POST', page), context))
    await (await database())
      .updateTable('sessions')
      .set({ expiresAt: new Date(0).toISOString() })
      .execute()
    assert.equal(await codeOf(admit(request('POST', { ...page, cookie }))), 'session_required')
  })

  test('a wrong key, even where none is required', async () => {
    const response = await POST(request('POST', page, { key: 'sk-wrong' }), context)
    assert.deepEqual(await refusalOf(response), [401, 'invalid_api_key'])
  })

  test('a session without a key ends behind a proxy, although its cookie is valid', async () => {
    const cookie = cookieOf(await POST(request('POST', page), context))
    const proxied = { ...page, cookie, 'x-forwarded-for': '10.1.2.3' }
    assert.equal(await codeOf(admit(request('POST', proxied))), 'session_required')
    assert.deepEqual(await refusalOf(await POST(request('POST', proxied), context)), [401, 'session_required'])
  })

  test('a request through a proxy needs a key', async () => {
    const response = await POST(request('POST', { ...page, 'x-forwarded-for': '10.1.2.3' }), context)
    assert.deepEqual(await refusalOf(response), [401, 'session_required'])
  })
})

describe('403', () => {
  const foreign: [name: string, headers: Record<string, string>][] = [
    ['a foreign origin', { host: page.host, origin: 'https://evil.example' }],
    ['origin null', { host: page.host, origin: 'null' }],
    ['no origin', { host: page.host }],
    ['a cross-site request', { ...page, 'sec-fetch-site': 'cross-site' }],
    ['a rebound name', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
  ]
  for (const [name, headers] of foreign) {
    test(`${name} can neither sign in, nor use a session, nor end it`, async () => {
      const cookie = cookieOf(await POST(request('POST', page), context))
      assert.deepEqual(await refusalOf(await POST(request('POST', headers), context)), [403, 'origin_not_allowed'])
      assert.equal(await codeOf(admit(request('POST', { ...headers, cookie }))), 'origin_not_allowed')
      const signOut = await DELETE(request('DELETE', { ...headers, cookie }), context)
      assert.deepEqual(await refusalOf(signOut), [403, 'origin_not_allowed'])
      await admit(request('POST', { ...page, cookie }))
    })
  }
})

describe('other refusals', () => {
  test('400: a key that is not text names the field', async () => {
    const response = await POST(request('POST', page, { key: { toString: 1 } }), context)
    assert.deepEqual(await refusalOf(response), [400, 'invalid_type'])
  })

  test('413: a body longer than any key', async () => {
    const response = await POST(request('POST', page, { key: 'x'.repeat(5000) }), context)
    assert.deepEqual(await refusalOf(response), [413, 'request_too_large'])
  })

  test('405: other methods get a list of the supported ones', async () => {
    const response = await GET(request('GET', page), context)
    assert.equal(response.headers.get('allow'), 'POST, DELETE')
    assert.deepEqual(await refusalOf(response), [405, 'method_not_allowed'])
  })
})
