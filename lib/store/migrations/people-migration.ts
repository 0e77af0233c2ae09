/** The tables of people who sign in at a provider, and what their sessions and keys need. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('lastSignInAt', 'text', (column) => column.notNull())
      .addColumn('blockedAt', 'text')
      .addUniqueConstraint('peopleBySubject', ['issuer', 'subject'])
      .execute()
    await db.schema
      .createTable('signIns')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    // SQLite adds one column per statement.
    for (const table of ['sessions', 'keys'])
      await db.schema
        .alterTable(table)
        .addColumn('personId', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .execute()
    for (const column of ['providerSession', 'grant', 'checkedAt', 'browser'])
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
    await db.schema.createIndex('sessionsByPerson').on('sessions').column('personId').execute()
    await db.schema.createIndex('sessionsByProviderSession').on('sessions').column('providerSession').execute()
  },
}
