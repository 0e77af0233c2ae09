/** Who gets in. Protects every question and answer from anybody without a key. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { admit } from '@/lib/platform/auth/admit'
import { createKey, revokeKey } from '@/lib/platform/auth/api-keys'
import { createSecret } from '@/lib/platform/auth/key-format'
import { writeUsage } from '@/lib/platform/limits/usage'
import { database } from '@/lib/store/db'
import { ApiError } from '@/lib/wire/errors'

const { key, secret } = await createKey({ name: 'good' })

function request(headers: Record<string, string> | [string, string][], address = '/api/v1/chat/completions'): Request {
  return new Request(`http://localhost:3000${address}`, { method: 'POST', headers })
}

async function refusal(asked: Request, options?: Parameters<typeof admit>[1]): Promise<ApiError> {
  const error = await admit(asked, options).then(
    () => assert.fail('admitted'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error
}

describe('admitted', () => {
  for (const authorization of [`Bearer ${secret}`, `bearer ${secret}`, `BEARER  ${secret}`, `Bearer ${secret} `]) {
    test(`a good key as "${authorization.slice(0, 9)}…"`, async () => {
      const { principal } = await admit(request({ authorization }))
      assert.deepEqual(principal, { type: 'key', id: key.id, name: 'good', scope: 'chat', owner: key.id })
    })
  }

  test('from any origin: programs in browsers send a key, not a cookie', async () => {
    await admit(
      request({ authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example', host: 'any.example' }),
    )
  })

  test('when last used is noted without holding the request up', async () => {
    await admit(request({ authorization: `Bearer ${secret}` }))
    await writeUsage()
    const row = await (await database())
      .selectFrom('keys')
      .select('lastUsedAt')
      .where('id', '=', key.id)
      .executeTakeFirst()
    assert.ok(row?.lastUsedAt && row.lastUsedAt >= key.createdAt)
  })

  test('an admin key where admin is required, and for chat', async () => {
    const admin = await createKey({ name: 'admin', scope: 'admin' })
    await admit(request({ authorization: `Bearer ${admin.secret}` }), { scope: 'admin' })
    await admit(request({ authorization: `Bearer ${admin.secret}` }))
  })
})

describe('401 with the same message', async () => {
  const revoked = await createKey({ name: 'revoked' })
  await revokeKey(revoked.key.id)
  const expired = await createKey({ name: 'expired', expiresAt: new Date(Date.now() - 1) })
  const mistyped = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')
  const basic = Buffer.from(`user:${secret}`).toString('base64')
  const wrong: [name: string, headers: Record<string, string> | [string, string][], address?: string][] = [
    ['no header', {}],
    ['an empty header', { authorization: '' }],
    ['Bearer and nothing', { authorization: 'Bearer' }],
    ['Bearer and a blank', { authorization: 'Bearer ' }],
    ['the key without Bearer', { authorization: secret }],
    ['Basic with the key', { authorization: `Basic ${basic}` }],
    ['Digest', { authorization: `Digest ${secret}` }],
    ['a mistyped key', { authorization: `Bearer ${mistyped}` }],
    ['an unknown key', { authorization: `Bearer ${createSecret()}` }],
    ['a revoked key', { authorization: `Bearer ${revoked.secret}` }],
    ['an expired key', { authorization: `Bearer ${expired.secret}` }],
    ['the key cut short', { authorization: `Bearer ${secret.slice(0, -1)}` }],
    ['the key in other case', { authorization: `Bearer ${secret.toUpperCase()}` }],
    ['the key in quotes', { authorization: `Bearer "${secret}"` }],
    ['words after the key', { authorization: `Bearer ${secret} please` }],
    ['SQL', { authorization: "Bearer ' OR '1'='1" }],
    ['10,000 characters', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
    [
      'two Authorization headers',
      [
        ['authorization', `Bearer ${secret}`],
        ['authorization', `Bearer ${secret}`],
      ],
    ],
    [
      'a wrong and a good header',
      [
        ['authorization', 'Bearer x'],
        ['authorization', `Bearer ${secret}`],
      ],
    ],
    ['x-api-key', { 'x-api-key': secret }],
    ['api-key', { 'api-key': secret }],
    ['Proxy-Authorization', { 'proxy-authorization': `Bearer ${secret}` }],
    ['the key in the query', {}, `/api/v1/chat/completions?key=${secret}&api_key=${secret}&access_token=${secret}`],
    ['the key as user', { host: `${secret}@localhost:3000` }],
    ['the key as a cookie', { cookie: `authorization=${secret}; key=${secret}` }],
    [
      'headers of a trusted inside',
      { 'x-forwarded-for': '127.0.0.1', 'x-middleware-subrequest': '1', 'x-real-ip': '::1' },
    ],
    ['a path of another kind', {}, '/api/v1/models/../chat/completions?public=1'],
  ]
  const words = (await refusal(request({ authorization: `Bearer ${createSecret()}` }))).toBody()
  for (const [name, headers, address] of wrong) {
    test(name, async () => {
      const error = await refusal(request(headers, address))
      assert.equal(error.status, 401)
      assert.deepEqual(error.toBody(), words)
      assert.equal(error.headers['www-authenticate'], 'Bearer')
      assert.equal(JSON.stringify(error.toBody()).includes(secret), false)
    })
  }

  test('a wrong key is not made good by a good session', async () => {
    const cookie = 'evidence-chat-3000=whatever'
    const error = await refusal(
      request({ authorization: 'Bearer x', cookie, host: 'localhost:3000', origin: 'http://localhost:3000' }),
    )
    assert.deepEqual(error.toBody(), words)
  })
})

describe('401 for a session', () => {
  test('a made-up cookie asks to sign in again', async () => {
    const cookie = 'evidence-chat-3000=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    const error = await refusal(request({ cookie, host: 'localhost:3000', origin: 'http://localhost:3000' }))
    assert.deepEqual([error.status, error.code], [401, 'session_required'])
  })
})

describe('403', () => {
  test('a chat key where admin is required', async () => {
    const error = await refusal(request({ authorization: `Bearer ${secret}` }), { scope: 'admin' })
    assert.deepEqual([error.status, error.code], [403, 'key_scope'])
  })
})

describe('429 for wrong keys', () => {
  test('applies to the address, says how long to wait, and never locks out a valid key', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const guess = () => refusal(request({ ...from, authorization: `Bearer ${createSecret()}` }))
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 5000) statuses.push((await guess()).status)
    assert.equal(statuses.length, 601)
    const error = await guess()
    assert.match(error.headers['retry-after'] ?? '', /^[1-9]\d?$/)
    await admit(request({ ...from, authorization: `Bearer ${secret}` }))
    const elsewhere = request({ 'x-forwarded-for': '203.0.113.10', authorization: `Bearer ${createSecret()}` })
    assert.equal((await refusal(elsewhere)).status, 401)
  })
})
