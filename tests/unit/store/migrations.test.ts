import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '@/lib/store/db'
import { migrate, migrations } from '@/lib/store/migrations'
import { onEachDatabase } from '@/tests/databases'

onEachDatabase('migrations', ({ db, environment }) => {
  test('a second start changes nothing', async () => {
    const applied = async () =>
      (await db())
        .selectFrom('kysely_migration' as never)
        .selectAll()
        .execute()
    const before = await applied()
    await migrate(await db())
    assert.deepEqual(await applied(), before)
    assert.equal(before.length, Object.keys(migrations).length)
  })

  test('a step that fails halfway leaves nothing behind', async () => {
    const broken = {
      ...migrations,
      '998-broken': {
        up: async (transaction: Awaited<ReturnType<typeof openDatabase>>) => {
          await transaction.schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('halfway')
        },
      },
    }
    await assert.rejects(migrate(await db(), broken), /left as it was/)
    const tables = await (await db()).introspection.getTables()
    assert.equal(
      tables.some(({ name }) => name === 'half'),
      false,
    )
  })

  test('a database made by a newer version is refused with a sentence and left as it is', async () => {
    const table = 'kysely_migration' as never
    await migrate(await db(), { ...migrations, '999-from-the-future': { up: async () => {} } })
    await assert.rejects(openDatabase(environment()), /made by a newer version/)
    await (await db())
      .deleteFrom(table)
      .where('name' as never, '=', '999-from-the-future' as never)
      .execute()
    await (await openDatabase(environment())).destroy()
  })
})
