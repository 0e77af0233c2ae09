import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { createFirstKey, createKey, listKeys, revokeKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { assertSamePepper } from '@/lib/platform/auth/installation-secrets'
import { createSecret } from '@/lib/platform/auth/key-format'
import { runChild, startChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'
import { isFull } from '../../../support/full'

onEachDatabase('keys', ({ db, environment }) => {
  test('of several servers that start at the same time, one creates the first key', async () => {
    const secrets = await Promise.all(Array.from({ length: 6 }, () => createFirstKey(db())))
    assert.equal(secrets.filter((secret) => secret !== undefined).length, 1)
    assert.equal((await listKeys(db())).length, 1)
    assert.equal(await createFirstKey(db()), undefined)
  })

  test('a key is accepted by its secret, with the limits it was made with', async () => {
    const { key, secret } = await createKey({ name: 'ward 3', scope: 'admin', rpm: 5, streams: 2 }, db())
    const found = await verifyKey(secret, db())
    assert.deepEqual(found, key)
    assert.deepEqual([found?.scope, found?.rpm, found?.streams], ['admin', 5, 2])
    assert.equal(secret.startsWith(key.prefix) && secret.endsWith(key.lastFour), true)
  })

  test('the secret is nowhere in the database', async () => {
    const { secret } = await createKey({ name: 'hidden' }, db())
    const rows = JSON.stringify(await (await db()).selectFrom('keys').selectAll().execute())
    assert.equal(rows.includes(secret.slice(7, -4)), false)
  })

  test('a list never carries a hash', async () => {
    await createKey({ name: 'listed' }, db())
    for (const key of await listKeys(db())) assert.equal('hash' in key, false)
  })

  test('an unknown, a mistyped and an empty secret are refused', async () => {
    const { secret } = await createKey({ name: 'near' }, db())
    const mistyped = secret.slice(0, 10) + (secret[10] === 'a' ? 'b' : 'a') + secret.slice(11)
    for (const wrong of [createSecret(), mistyped, '', 'sk-', "sk-' OR 1=1 --"])
      assert.equal(await verifyKey(wrong, db()), undefined)
  })

  test('a mistyped secret costs no query, and each of 300 wrong ones a single lookup', async () => {
    const { secret } = await createKey({ name: 'looked up' }, db())
    const noDatabase = new Promise<never>(() => {})
    assert.equal(await verifyKey(`${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`, noDatabase), undefined)

    const store = await db()
    await verifyKey(secret, db())
    const asked: string[] = []
    // Kysely's own private members need Kysely itself as `this`.
    const counting = new Proxy(store, {
      get: (target, name) => {
        asked.push(String(name))
        return Reflect.get(target, name)?.bind(target)
      },
    })
    for (let tried = 0; tried < 300; tried++) await verifyKey(createSecret(), Promise.resolve(counting))
    assert.equal(asked.filter((name) => name === 'executeQuery').length, 300)
    const others = asked.filter((name) => !['executeQuery', 'then'].includes(name))
    assert.ok(others.length <= 3, `beside the lookups the pepper is checked and the query compiled, once: ${others}`)
  })

  test('a revoked key is refused, and revoking again keeps the first time', async () => {
    const { key, secret } = await createKey({ name: 'lost' }, db())
    const revoked = await revokeKey(key.id, db())
    assert.ok(revoked?.revokedAt)
    assert.equal(await verifyKey(secret, db()), undefined)
    assert.deepEqual(await revokeKey(key.id, db()), revoked)
  })

  test('revoking an unknown key says so', async () => {
    assert.equal(await revokeKey('key_none', db()), undefined)
  })

  test('a key of a person grants no more than the roles of that person, even without a provider', async () => {
    const store = await db()
    const now = new Date().toISOString()
    const person = { issuer: 'i', name: 'Dr Key', email: null, createdAt: now, lastSignInAt: now, blockedAt: null }
    const change = (id: string, changed: { roles?: string; blockedAt?: string }) =>
      store.updateTable('people').set(changed).where('id', '=', id).execute()
    await store
      .insertInto('people')
      .values({ ...person, id: 'person_key', subject: 'key', roles: 'clinician,admin' })
      .execute()
    const admin = await createKey({ name: 'admin', scope: 'admin', personId: 'person_key' }, db())
    const script = await createKey({ name: 'script', personId: 'person_key' }, db())
    const usable = async () =>
      Promise.all([admin, script].map(async ({ secret }) => (await verifyKey(secret, db())) !== undefined))
    assert.deepEqual(await usable(), [true, true])
    await change('person_key', { roles: 'clinician' })
    assert.deepEqual(await usable(), [false, true])
    await change('person_key', { blockedAt: now })
    assert.deepEqual(await usable(), [false, false])
  })

  test('an expired key is refused', async () => {
    const { secret } = await createKey({ name: 'old', expiresAt: new Date(Date.now() - 1) }, db())
    assert.equal(await verifyKey(secret, db()), undefined)
    const young = await createKey({ name: 'young', expiresAt: new Date(Date.now() + 60_000) }, db())
    assert.equal((await verifyKey(young.secret, db()))?.id, young.key.id)
  })

  test('a key created or revoked by another process takes effect at once', async () => {
    const made = await runChild(
      `import { closeDatabase } from '@/lib/store/db'
       import { createKey } from '@/lib/platform/auth/api-keys'
       console.log(JSON.stringify(await createKey({ name: 'from outside' })))
       await closeDatabase()`,
      environment(),
    )
    const { key, secret } = JSON.parse(made) as Awaited<ReturnType<typeof createKey>>
    assert.equal((await verifyKey(secret, db()))?.id, key.id)
    await runChild(
      `import { closeDatabase } from '@/lib/store/db'
       import { revokeKey } from '@/lib/platform/auth/api-keys'
       await revokeKey(${JSON.stringify(key.id)})
       await closeDatabase()`,
      environment(),
    )
    assert.equal(await verifyKey(secret, db()), undefined)
  })

  test('killing the process at any moment loses no key whose secret was shown', async () => {
    const shown: string[] = []
    const rounds = isFull ? 4 : 1
    for (let round = 0; round < rounds; round++) {
      const child = startChild(
        `import { createKey } from '@/lib/platform/auth/api-keys'
         for (;;) console.log((await createKey({ name: 'endless' })).secret)`,
        environment(),
      )
      for await (const line of createInterface(child.stdout)) {
        shown.push(line)
        if (shown.length % 25 === 0) child.kill('SIGKILL')
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      assert.equal(child.signalCode, 'SIGKILL')
    }
    assert.ok(shown.length >= 25 * rounds)
    for (const secret of shown)
      assert.ok(await verifyKey(secret, db()), `lost ${shown.indexOf(secret)} of ${shown.length}`)
  })

  test('a database whose keys were made with another pepper is refused with a message', async () => {
    const [fact] = await (await db()).selectFrom('facts').selectAll().where('name', '=', 'pepper').execute()
    await (await db()).updateTable('facts').set({ value: 'another' }).where('name', '=', 'pepper').execute()
    const asked = runChild(
      `import { listKeys, createKey } from '@/lib/platform/auth/api-keys'; await createKey({ name: 'x' })`,
      environment(),
    )
    await assert.rejects(asked, /made with another secret than that of .*secrets\.json/)
    await (await db())
      .updateTable('facts')
      .set({ value: fact?.value ?? '' })
      .where('name', '=', 'pepper')
      .execute()
    await assertSamePepper(db())
  })
})

test('processes that start together agree on one secrets.json, complete and owner-only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  const code = `import { computeKeyedHash } from '@/lib/platform/auth/installation-secrets'; console.log(await computeKeyedHash('x'))`
  const hashes = await Promise.all(Array.from({ length: 4 }, () => runChild(code, { DATA_DIR: folder })))
  assert.equal(new Set(hashes).size, 1)
  const { pepper } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as { pepper: string }
  assert.equal(Buffer.from(pepper, 'base64url').length, 32)
  await rm(folder, { recursive: true })
})
