/** The model server that the operator saves on the page. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DELETE, PUT } from '@/app/api/model-servers/saved/route'
import { chooseEngine, connectModelServer, getSavedModelServer } from '@/lib/engines/choose-engine'
import { createKey } from '@/lib/platform/auth/api-keys'
import { connectSavedModelServer } from '@/lib/platform/model-server/saved-model-server'
import { database } from '@/lib/store/db'
import { startUpstream, whole } from '../../../fakes/upstream'

const upstream = await startUpstream()
after(() => upstream.close())

const context = { params: Promise.resolve({}) }
const admin = await createKey({ name: 'operator', scope: 'admin' })
const modelKey = 'model-key-that-nobody-reads'

function save(secret: string, address = upstream.baseUrl): Promise<Response> {
  const body = JSON.stringify({ address, key: modelKey })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
  return PUT(new Request('http://localhost:3000/api/model-servers/saved', { method: 'PUT', headers, body }), context)
}

test('a tested model server is used at once, audited, and stored without a readable key', async () => {
  upstream.always(whole('Red.'))
  const response = await save(admin.secret)
  const { isSaved, isUsed } = await response.json()
  assert.deepEqual([response.status, isSaved, isUsed, chooseEngine().id], [200, true, true, 'upstream'])
  const store = await database()
  const stored = JSON.stringify([
    await store.selectFrom('facts').selectAll().execute(),
    await store.selectFrom('audit').selectAll().execute(),
  ])
  assert.doesNotMatch(stored, new RegExp(modelKey))
  const row = await store
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'model-server-saved')
    .executeTakeFirstOrThrow()
  assert.deepEqual([row.actor, row.target], [admin.key.id, upstream.baseUrl])
})

test('another process on the same database uses it too, with its key', async () => {
  connectModelServer(null)
  assert.equal(chooseEngine().id, 'extractive')
  await connectSavedModelServer()
  assert.equal(getSavedModelServer()?.apiKey, modelKey)
  assert.equal(chooseEngine().id, 'upstream')
})

test('a model server that does not answer is not saved, and the one in use stays', async () => {
  const response = await save(admin.secret, 'http://127.0.0.1:1')
  assert.deepEqual((await response.json()).isSaved, false)
  assert.equal(getSavedModelServer()?.baseUrl, upstream.baseUrl)
})

test('only the operator can save and remove it', async () => {
  const { secret } = await createKey({ name: 'reader' })
  assert.equal((await save(secret)).status, 403)
  const remove = (key: string) =>
    DELETE(
      new Request('http://localhost:3000/api/model-servers/saved', {
        method: 'DELETE',
        headers: { authorization: `Bearer ${key}` },
      }),
      context,
    )
  assert.equal((await remove(secret)).status, 403)
  assert.equal(chooseEngine().id, 'upstream')
  assert.equal((await remove(admin.secret)).status, 204)
  assert.equal(chooseEngine().id, 'extractive')
  await connectSavedModelServer()
  assert.equal(chooseEngine().id, 'extractive')
})
