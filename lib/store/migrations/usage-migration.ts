/** Counts use by model. A new table, since SQLite cannot change a primary key. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const usageByModelMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('usage').renameTo('usageByDay').execute()
    await db.schema
      .createTable('usage')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('requests', 'bigint', (column) => column.notNull())
      .addColumn('promptTokens', 'bigint', (column) => column.notNull())
      .addColumn('completionTokens', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('usageByModel', ['owner', 'day', 'model'])
      .execute()
    await sql`insert into "usage" select "owner", "day", 'unknown', "requests", "promptTokens", "completionTokens" from "usageByDay"`.execute(
      db,
    )
    await db.schema.dropTable('usageByDay').execute()
  },
}
