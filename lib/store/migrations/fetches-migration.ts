/** The table of the fetches from PubMed that the page starts. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const fetchesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('libraryFetches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('receipts', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('aliveAt', 'text', (column) => column.notNull())
      .addColumn('startedAt', 'text', (column) => column.notNull())
      .execute()
  },
}
