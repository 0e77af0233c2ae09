/** Questions that their owners saved to be asked again, what was new each time, and the addresses of feeds. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const savedQuestionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('savedQuestions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('sources', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text', (column) => column.notNull())
      .addColumn('askedAt', 'text')
      .addColumn('libraryState', 'text')
      .addColumn('knownIds', 'text', (column) => column.notNull())
      .addColumn('main', 'text')
      .addColumn('claimedUntil', 'text')
      .execute()
    await db.schema.createIndex('savedQuestionsByOwner').on('savedQuestions').columns(['owner', 'createdAt']).execute()
    await db.schema.createIndex('savedQuestionsByAsked').on('savedQuestions').column('askedAt').execute()
    await db.schema
      .createTable('savedQuestionNews')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('questionId', 'text', (column) => column.notNull().references('savedQuestions.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'text')
      .execute()
    await db.schema
      .createIndex('savedQuestionNewsByTime')
      .on('savedQuestionNews')
      .columns(['questionId', 'at'])
      .execute()
    await db.schema
      .createTable('feeds')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
  },
}
