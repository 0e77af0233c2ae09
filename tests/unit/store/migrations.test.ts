import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/store/db'
import { ImageFiles } from '@/lib/store/images/image-files'
import { listMigrations, migrate } from '@/lib/store/migrations/migrations'
import { onEachDatabase } from '../../support/databases'

onEachDatabase('migrations', ({ db, environment }) => {
  const migrations = () => listMigrations(environment().DATA_DIR)

  test('a second start changes nothing', async () => {
    const applied = async () =>
      (await db())
        .selectFrom('kysely_migration' as never)
        .selectAll()
        .execute()
    const before = await applied()
    await migrate(await db(), migrations())
    assert.deepEqual(await applied(), before)
    assert.equal(before.length, Object.keys(migrations()).length)
  })

  test('images in rows become files, and a stored completion’s messages name them', async () => {
    const store = (await db()) as unknown as Kysely<Record<string, Record<string, unknown>>>
    const { '006-picture-files': step } = migrations()
    await store.schema.dropTable('completionImages').execute()
    await store.schema.dropIndex('conversationImagesByHash').execute()
    await store.schema.alterTable('conversationImages').dropColumn('size').execute()
    await store.schema.alterTable('conversationImages').addColumn('bytes', 'bytea').execute()
    const bytes = Buffer.from('an image from before')
    const hash = createHash('sha256').update(bytes).digest('hex')
    const times = { createdAt: '', updatedAt: '' }
    for (const id of ['one', 'two']) {
      await store
        .insertInto('conversations')
        .values({ id, owner: 'x', title: '', titleWords: '', ...times })
        .execute()
      await store
        .insertInto('conversationImages')
        .values({ conversationId: id, hash, type: 'image/png', bytes })
        .execute()
    }
    const url = `data:image/png;base64,${bytes.toString('base64')}`
    const content = [
      { type: 'text', text: url },
      { type: 'image_url', image_url: { url } },
    ]
    const message = { role: 'user', content }
    await store.insertInto('completions').values({ id: 'c', owner: 'x', model: '', createdAt: '', body: '' }).execute()
    await store
      .insertInto('completionMessages')
      .values({ completionId: 'c', position: 0, message: JSON.stringify(message) })
      .execute()

    await store.transaction().execute(async (transaction) => step?.up(transaction))
    const rows = await store.selectFrom('conversationImages').selectAll().orderBy('conversationId').execute()
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      ['one', 'two'].map((conversationId) => ({ conversationId, hash, type: 'image/png', size: bytes.length })),
    )
    const [kept] = await store.selectFrom('completionMessages').select('message').execute()
    assert.equal(kept?.['message'], JSON.stringify(message).replace(`"url":"${url}`, `"url":"image:${hash}`))
    assert.deepEqual(await new ImageFiles(environment().DATA_DIR).read(hash), bytes)
  })

  test('a step that fails halfway leaves nothing behind', async () => {
    const broken = {
      ...migrations(),
      '998-broken': {
        up: async (transaction: Awaited<ReturnType<typeof openDatabase>>) => {
          await transaction.schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('halfway')
        },
      },
    }
    await assert.rejects(migrate(await db(), broken), /Nothing was changed/)
    const tables = await (await db()).introspection.getTables()
    assert.equal(
      tables.some(({ name }) => name === 'half'),
      false,
    )
  })

  test('a database made by a newer version is refused with a sentence and left as it is', async () => {
    const table = 'kysely_migration' as never
    await migrate(await db(), { ...migrations(), '999-from-the-future': { up: async () => {} } })
    await assert.rejects(openDatabase(environment()), /made by a newer version/)
    await (await db())
      .deleteFrom(table)
      .where('name' as never, '=', '999-from-the-future' as never)
      .execute()
    await (await openDatabase(environment())).destroy()
  })
})
