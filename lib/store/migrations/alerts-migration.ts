/** Which stored answers cite an article that was retracted after they were written. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const alertsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answerAlerts')
      .addColumn('conversationId', 'text', (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('answerId', 'text', (column) => column.notNull())
      .addColumn('articleId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'text')
      .addPrimaryKeyConstraint('answerAlertsPrimary', ['conversationId', 'answerId', 'articleId'])
      .execute()
  },
}
