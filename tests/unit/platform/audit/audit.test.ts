/**
 * The record of who did what. Protects patients and staff: what was done can't be done without a trace, or undone in
 * it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type AuditEvent, appendAudit, audit, auditNow, countWaitingRows, writeAudit } from '@/lib/platform/audit/audit'
import { pruneAudit, readAudit, verifyAudit } from '@/lib/platform/audit/audit-chain'
import { createKey, revokeKey } from '@/lib/platform/auth/api-keys'
import type { Database } from '@/lib/store/db'
import { isSqlite } from '@/lib/store/is-sqlite'
import { runChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'

// The tests break the database on purpose, and would print what the log says of it.
process.env['LOG_LEVEL'] = 'silent'

const event = (target: string): AuditEvent => ({ action: 'request', actor: 'key_test', target, status: 200 })

async function rowsOf(db: Promise<Database>) {
  const rows = []
  for await (const row of readAudit({}, db)) rows.push(row)
  return rows
}

onEachDatabase('the audit', ({ db, environment }) => {
  test('writers in parallel processes make one chain without a gap', async () => {
    const code = `
      import { audit, auditNow, writeAudit } from '@/lib/platform/audit/audit'
      import { closeDatabase } from '@/lib/store/db'
      for (let turn = 0; turn < 20; turn++) {
        audit({ action: 'request', actor: 'key_a', target: 'POST /' + turn, status: 200 })
        if (turn % 5 === 0) await auditNow({ action: 'sign-in', actor: 'local' })
        await Promise.all([writeAudit(), writeAudit()])
      }
      await closeDatabase()`
    await Promise.all(Array.from({ length: 3 }, () => runChild(code, environment())))
    const rows = await rowsOf(db())
    assert.equal(rows.length, 72)
    assert.deepEqual(
      rows.map(({ sequence }) => sequence),
      rows.map((_, index) => index + 1),
    )
    assert.equal((await verifyAudit(undefined, db())).fault, null)
  })

  test('a key is made and revoked together with its row', async () => {
    const { key } = await createKey({ name: 'ward 3' }, db(), 'key_admin')
    await revokeKey(key.id, db(), 'key_admin')
    await revokeKey(key.id, db(), 'key_admin')
    const own = (await rowsOf(db())).filter(({ target }) => target === key.id)
    assert.deepEqual(
      own.map(({ action, actor }) => [action, actor]),
      [
        ['key-created', 'key_admin'],
        ['key-revoked', 'key_admin'],
      ],
    )
    assert.doesNotMatch(JSON.stringify(own), /sk-/)
  })

  test('text from a stranger is stored, whatever it contains', async () => {
    await auditNow({ ...event('GET /\u0000\ud800'.padEnd(5000, 'x')), address: '\u0000' }, db())
    assert.equal((await verifyAudit(undefined, db())).fault, null)
  })

  test('the database refuses to change or drop a row', async () => {
    await assert.rejects(async () => (await db()).updateTable('audit').set({ actor: 'nobody' }).execute(), /audit rows/)
    await assert.rejects(async () => (await db()).deleteFrom('audit').execute(), /audit rows/)
  })

  test('the database refuses to replace a row, or to empty the table', async () => {
    const store = await db()
    const before = await rowsOf(db())
    const row = before[0]
    assert.ok(row)
    const forged = { ...row, actor: 'somebody else' }
    const columns = sql.join(Object.keys(forged).map((name) => sql.ref(name)))
    const values = sql.join(Object.values(forged))
    const attempts = isSqlite(store)
      ? [
          sql`insert or replace into "audit" (${columns}) values (${values})`,
          sql`replace into "audit" (${columns}) values (${values})`,
          // Another number in the place of the same hidden row.
          sql`insert or replace into "audit" ("rowid", ${columns}) select "rowid", ${sql.join([
            ...Object.keys(row).map((name) => (name === 'sequence' ? sql.lit(1e6) : sql.ref(name))),
          ])} from "audit" limit 1`,
          sql`insert into "audit" (${columns}) values (${values}) on conflict ("sequence") do update set "actor" = 'x'`,
          sql`update or replace "audit" set "sequence" = 2 where "sequence" = 1`,
        ]
      : [
          sql`truncate "audit"`,
          sql`truncate "audit" cascade`,
          sql`insert into "audit" (${columns}) values (${values}) on conflict ("sequence") do update set "actor" = 'x'`,
          sql`with gone as (delete from "audit" returning *) select * from gone`,
          sql`merge into "audit" using (select 1 as one) as source on "sequence" = one when matched then delete`,
        ]
    for (const attempt of attempts) await assert.rejects(attempt.execute(store), /audit rows are/)
    if (!isSqlite(store)) {
      const asReplica = store.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction)
        await transaction.deleteFrom('audit').execute()
      })
      await assert.rejects(asReplica, /audit rows are/)
    }
    assert.deepEqual(await rowsOf(db()), before)
  })

  test('a row from the middle, the front or the end that was changed or taken is found', async () => {
    const rows = await rowsOf(db())
    const last = rows.at(-1)?.sequence ?? 0
    const drop = async (store: Database, sequence: number) => {
      await store.updateTable('auditHead').set({ cutThrough: last }).execute()
      await store.deleteFrom('audit').where('sequence', '=', sequence).execute()
    }
    const put = async (store: Database, sequence: number, actor: string) => {
      const row = await store.selectFrom('audit').selectAll().where('sequence', '=', sequence).executeTakeFirstOrThrow()
      await drop(store, sequence)
      await store
        .insertInto('audit')
        .values({ ...row, actor })
        .execute()
    }
    assert.match(await faultAfter(db(), (store) => put(store, 10, 'somebody else')), /Row 10 was changed/)
    assert.match(await faultAfter(db(), (store) => drop(store, 10)), /Row 10 is missing/)
    assert.match(await faultAfter(db(), (store) => drop(store, 1)), /Rows 1 to 1 are missing/)
    assert.match(await faultAfter(db(), (store) => drop(store, last)), new RegExp(`Rows after ${last - 1} are missing`))
  })

  test('a chain rewritten from some row on is detected with a head recorded earlier', async () => {
    const { head } = await verifyAudit(undefined, db())
    await auditNow(event('GET /later'), db())
    assert.equal((await verifyAudit(head, db())).fault, null)
    const forged = { ...head, hash: 'f'.repeat(64) }
    assert.match((await verifyAudit(forged, db())).fault ?? '', /does not match the stored head/)
    assert.match((await verifyAudit({ ...head, sequence: 1e6 }, db())).fault ?? '', /Row 1000000 is missing/)
  })

  test('rows that are too old are deleted, and the rest can still be proved complete', async () => {
    const before = await rowsOf(db())
    const head = before.at(-1)
    assert.equal(await pruneAudit(1, db()), 0)
    const gone = await pruneAudit(1, db(), Date.now() + 25 * 60 * 60 * 1000)
    assert.equal(gone, before.length)
    const rows = await rowsOf(db())
    assert.deepEqual(
      rows.map(({ action, sequence, previousHash }) => ({ action, sequence, previousHash })),
      [{ action: 'checkpoint', sequence: (head?.sequence ?? 0) + 1, previousHash: head?.hash }],
    )
    await auditNow(event('GET /after'), db())
    assert.equal((await verifyAudit(undefined, db())).fault, null)
  })

  test('many rows at the same time are one write, in order', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => ({
      ...event(`GET /${index}`),
      at: '2026-11-21T00:00:00.000Z',
    }))
    await (await db()).transaction().execute((transaction) => appendAudit(transaction, many))
    const rows = (await rowsOf(db())).slice(-2500)
    assert.deepEqual(
      rows.map(({ target }) => target),
      many.map(({ target }) => target),
    )
    assert.equal((await verifyAudit(undefined, db())).fault, null)
  })

  test('thousands of rows that are too old are deleted in batches, and the rest can still be proved complete', async () => {
    const rows = (await rowsOf(db())).length
    assert.equal(await pruneAudit(1, db(), Date.now() + 72 * 60 * 60 * 1000), rows)
    const left = await rowsOf(db())
    assert.deepEqual(
      left.map(({ action }) => action),
      ['checkpoint', 'checkpoint'],
    )
    assert.equal((await verifyAudit(undefined, db())).fault, null)
  })

  test('rows that can not be written wait, in order, and are written when they can', async () => {
    const broken = Promise.reject(new Error('the disk is full'))
    broken.catch(() => {})
    audit(event('GET /first'))
    await writeAudit(broken)
    audit(event('GET /second'))
    await writeAudit(broken)
    assert.equal(countWaitingRows(), 2)
    await writeAudit(db())
    assert.equal(countWaitingRows(), 0)
    const targets = (await rowsOf(db())).slice(-2).map(({ target }) => target)
    assert.deepEqual(targets, ['GET /first', 'GET /second'])
  })

  test('a flood of refusals is counted, not written row by row', async () => {
    for (let turn = 0; turn < 1000; turn++) {
      audit({ action: 'refusal', actor: 'unknown', target: `GET /${turn}`, status: 401, address: '192.0.2.1' })
    }
    await writeAudit(db())
    const rows = (await rowsOf(db())).slice(-101)
    assert.equal(rows.filter(({ action }) => action === 'refusal').length, 101)
    assert.equal(rows.at(-1)?.details, '{"more":900}')
  })
})

/** What verifying finds after a change by somebody who owns the database; it is taken back. */
async function faultAfter(db: Promise<Database>, change: (store: Database) => Promise<void>): Promise<string> {
  let fault = ''
  class Undo extends Error {}
  const undone = (await db).transaction().execute(async (transaction) => {
    await change(transaction)
    fault = (await verifyAudit(undefined, Promise.resolve(transaction))).fault ?? ''
    throw new Undo()
  })
  await assert.rejects(undone, Undo)
  return fault
}
