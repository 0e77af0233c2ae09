/** Keys that the operator issues and revokes on the page. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DELETE } from '@/app/api/keys/[id]/route'
import { GET, POST } from '@/app/api/keys/route'
import { createKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { database } from '@/lib/store/db'

const admin = await createKey({ name: 'operator', scope: 'admin' })
const url = 'http://localhost:3000/api/keys'

const as = (secret: string) => ({ authorization: `Bearer ${secret}`, 'content-type': 'application/json' })

function issue(secret: string, body: object): Promise<Response> {
  return POST(new Request(url, { method: 'POST', headers: as(secret), body: JSON.stringify(body) }), {
    params: Promise.resolve({}),
  })
}

function list(secret: string): Promise<Response> {
  return GET(new Request(url, { headers: as(secret) }), { params: Promise.resolve({}) })
}

function revoke(secret: string, id: string): Promise<Response> {
  return DELETE(new Request(`${url}/${id}`, { method: 'DELETE', headers: as(secret) }), {
    params: Promise.resolve({ id }),
  })
}

test('a key is issued, listed without its secret, and revoked; each is audited by the operator', async () => {
  const response = await issue(admin.secret, { name: 'Ward 3', expires: '2099-01-31' })
  assert.equal(response.status, 201)
  const { key, secret } = await response.json()
  assert.deepEqual([key.name, key.scope, key.expiresAt], ['Ward 3', 'chat', '2099-01-31T23:59:59.999Z'])
  assert.equal((await verifyKey(secret))?.id, key.id)
  const listed = await (await list(admin.secret)).text()
  assert.match(listed, new RegExp(key.id))
  assert.doesNotMatch(listed, new RegExp(secret))
  assert.equal((await revoke(admin.secret, key.id)).status, 200)
  assert.equal(await verifyKey(secret), undefined)
  const rows = await (await database()).selectFrom('audit').selectAll().where('target', '=', key.id).execute()
  assert.deepEqual(
    rows.map(({ action, actor }) => [action, actor]),
    [
      ['key-created', admin.key.id],
      ['key-revoked', admin.key.id],
    ],
  )
})

test('a key of another scope issues, lists and revokes nothing', async () => {
  const { key, secret } = await createKey({ name: 'reader' })
  assert.equal((await issue(secret, { name: 'x', scope: 'admin' })).status, 403)
  assert.equal((await list(secret)).status, 403)
  assert.equal((await revoke(secret, admin.key.id)).status, 403)
  assert.equal((await verifyKey(secret))?.id, key.id)
})

test('a request without a usable name, rights or date is refused', async () => {
  for (const body of [{}, { name: '' }, { name: 'x', scope: 'root' }, { name: 'x', expires: 'soon' }])
    assert.equal((await issue(admin.secret, body)).status, 400, JSON.stringify(body))
  assert.equal((await revoke(admin.secret, 'key_unknown')).status, 404)
})
