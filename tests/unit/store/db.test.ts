import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '@/lib/store/db'
import { runChild } from '../../support/child'

describe('the SQLite file', () => {
  let folder: string
  before(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'store-')), 'data')
  })
  after(() => rm(join(folder, '..'), { recursive: true, force: true }))

  test('commits survive a power failure: WAL with synchronous FULL, read back from the open connection', async () => {
    const db = await openDatabase({ DATA_DIR: folder })
    const { rows: journal } = await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(db)
    const { rows: synchronous } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db)
    const { rows: timeout } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db)
    const { rows: foreignKeys } = await sql<{ foreign_keys: number }>`PRAGMA foreign_keys`.execute(db)
    await db.destroy()
    assert.equal(journal[0]?.journal_mode, 'wal')
    assert.equal(synchronous[0]?.synchronous, 2)
    assert.equal(timeout[0]?.timeout, 5000)
    assert.equal(foreignKeys[0]?.foreign_keys, 1)
  })

  test('rows are plain objects', async () => {
    const db = await openDatabase({ DATA_DIR: folder })
    const [row] = await db
      .selectFrom('sqlite_schema' as never)
      .selectAll()
      .limit(1)
      .execute()
    await db.destroy()
    assert.equal(Object.getPrototypeOf(row), Object.prototype)
  })

  test('a query asked before the tables changed sees them as they are', async () => {
    const db = await openDatabase({ DATA_DIR: folder })
    const facts = () => db.selectFrom('facts').selectAll().where('name', '=', 'kept').execute()
    await db.insertInto('facts').values({ name: 'kept', value: 'v' }).execute()
    await facts()
    await sql`ALTER TABLE facts ADD COLUMN note TEXT DEFAULT 'new'`.execute(db)
    const [row] = await facts()
    await sql`ALTER TABLE facts DROP COLUMN note`.execute(db)
    const [after] = await facts()
    await db.destroy()
    assert.deepEqual(
      [row, after],
      [
        { name: 'kept', value: 'v', note: 'new' },
        { name: 'kept', value: 'v' },
      ],
    )
  })

  test('belongs to its owner alone', async () => {
    const db = await openDatabase({ DATA_DIR: folder })
    await db.deleteFrom('facts').execute()
    const modes = await Promise.all(
      ['', 'platform.sqlite', 'platform.sqlite-wal'].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    )
    await db.destroy()
    assert.deepEqual(modes, [0o700, 0o600, 0o600])
  })

  test('processes that start together on a new folder all find the tables, and wait for each other when they read and then write', async () => {
    const DATA_DIR = join(folder, 'together')
    const code = `
      import { closeDatabase, database } from '@/lib/store/db'
      const db = await database()
      await db.insertInto('facts').values({ name: 'count', value: '0' }).onConflict((conflict) => conflict.doNothing()).execute()
      for (let turn = 0; turn < 50; turn++) {
        await db.transaction().execute(async (transaction) => {
          const row = await transaction.selectFrom('facts').select('value').where('name', '=', 'count').executeTakeFirstOrThrow()
          await transaction.updateTable('facts').set({ value: String(Number(row.value) + 1) }).where('name', '=', 'count').execute()
        })
      }
      await closeDatabase()`
    await Promise.all(Array.from({ length: 4 }, () => runChild(code, { DATA_DIR })))
    const db = await openDatabase({ DATA_DIR })
    const row = await db.selectFrom('facts').select('value').where('name', '=', 'count').executeTakeFirstOrThrow()
    await db.destroy()
    assert.equal(row.value, '200', 'no change is lost')
  })
})
