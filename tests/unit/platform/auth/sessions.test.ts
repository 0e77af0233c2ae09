import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKey, revokeKey } from '@/lib/platform/auth/api-keys'
import { createSession, endSession, verifySession } from '@/lib/platform/auth/sessions'
import { onEachDatabase } from '../../../support/databases'

// Reachable by others, so that who leaves is signed out.
process.env['HOST'] = '0.0.0.0'

onEachDatabase('sessions', ({ db }) => {
  test('a session is known by its cookie’s value only, and carries its key', async () => {
    const { key } = await createKey({ name: 'ward' }, db())
    const token = await createSession(key, db())
    assert.deepEqual((await verifySession(token, db()))?.key, key)
    for (const wrong of ['', `${token}x`, token.slice(1), '\u0000'])
      assert.equal(await verifySession(wrong, db()), undefined)
    const [row] = await (await db()).selectFrom('sessions').select('hash').where('keyId', '=', key.id).execute()
    assert.equal(await verifySession(row?.hash ?? '', db()), undefined)
  })

  test('ends when it is signed out, when its time is over, and with its key', async () => {
    const { key } = await createKey({ name: 'ends' }, db())
    const [left, late, revoked] = await Promise.all([1, 2, 3].map(() => createSession(key, db())))
    await endSession(left ?? '', db())
    assert.equal(await verifySession(left ?? '', db()), undefined)
    const lateHash = (await verifySession(late ?? '', db()))?.id ?? ''
    await (await db())
      .updateTable('sessions')
      .set({ expiresAt: new Date().toISOString() })
      .where('hash', '=', lateHash)
      .execute()
    assert.equal(await verifySession(late ?? '', db()), undefined)
    assert.ok(await verifySession(revoked ?? '', db()))
    await revokeKey(key.id, db())
    assert.equal(await verifySession(revoked ?? '', db()), undefined)
  })

  /** Protects a shared computer whose browser was closed without signing out: the cookie is still there. */
  test('ends when nothing is heard of it, stays open while it is used, and never beyond twelve hours', async () => {
    const { key } = await createKey({ name: 'unheard' }, db())
    const start = Date.now()
    const after = (minutes: number) => start + minutes * 60_000
    const [closed, used] = await Promise.all([1, 2].map(() => createSession(key, db(), start)))
    assert.ok(await verifySession(closed ?? '', db(), after(15)))
    assert.equal(await verifySession(closed ?? '', db(), after(15 + 23)), undefined)
    for (let minutes = 0; minutes < 12 * 60; minutes += 20)
      assert.ok(await verifySession(used ?? '', db(), after(minutes)), `${minutes}`)
    assert.equal(await verifySession(used ?? '', db(), after(12 * 60)), undefined)
  })

  test('ended sessions are deleted', async () => {
    await (await db()).updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
    await createSession(null, db())
    assert.equal((await (await db()).selectFrom('sessions').selectAll().execute()).length, 1)
  })
})
