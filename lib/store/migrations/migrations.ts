/**
 * Migrations from an empty database to the current tables, the same on SQLite and PostgreSQL. Never edit a migration
 * that has shipped; add a new one whose name sorts last.
 */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isSqlite } from '@/lib/store/is-sqlite'
import { createMessageSearch } from '@/lib/store/message-search'
import { StorageError } from '@/lib/store/storage-error'
import { alertsMigration } from './alerts-migration'
import { fetchesMigration } from './fetches-migration'
import { createImageMigration } from './image-migration'
import { libraryMigration } from './library-migration'
import { peopleMigration } from './people-migration'
import { savedQuestionsMigration } from './saved-questions-migration'
import { usageByModelMigration } from './usage-migration'

const beforeImageFiles: Record<string, Migration> = {
  '001-keys-sessions-usage': {
    // A migration describes the tables at its time, so it cannot use the current types.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('prefix', 'text', (column) => column.notNull())
        .addColumn('lastFour', 'text', (column) => column.notNull())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('rpm', 'integer')
        .addColumn('streams', 'integer')
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'text')
        .addColumn('revokedAt', 'text')
        .addColumn('lastUsedAt', 'text')
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('keyId', 'text', (column) => column.references('keys.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('usage')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('requests', 'bigint', (column) => column.notNull())
        .addColumn('promptTokens', 'bigint', (column) => column.notNull())
        .addColumn('completionTokens', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usagePrimary', ['owner', 'day'])
        .execute()
      await db.schema
        .createTable('facts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },

  '002-completions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('completions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('completionsByOwner')
        .on('completions')
        .columns(['owner', 'createdAt', 'id'])
        .execute()
      await db.schema
        .createTable('completionMessages')
        .addColumn('completionId', 'text', (column) =>
          column.notNull().references('completions.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('completionMessagesPrimary', ['completionId', 'position'])
        .execute()
      await db.schema
        .createTable('completionMetadata')
        .addColumn('completionId', 'text', (column) =>
          column.notNull().references('completions.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('completionMetadataPrimary', ['completionId', 'name'])
        .execute()
    },
  },

  '003-audit': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('audit')
        .addColumn('sequence', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('target', 'text')
        .addColumn('status', 'integer')
        .addColumn('address', 'text')
        .addColumn('requestId', 'text')
        .addColumn('details', 'text')
        .addColumn('previousHash', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('auditByTime').on('audit').column('at').execute()
      await db.schema
        .createTable('auditHead')
        .addColumn('sequence', 'bigint', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('cutThrough', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into "auditHead" values (0, ${'0'.repeat(64)}, 0)`.execute(db)
      for (const statement of isSqlite(db) ? keepOnSqlite : keepOnPostgres) await sql.raw(statement).execute(db)
    },
  },

  '004-conversations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('conversations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('titleWords', 'text', (column) => column.notNull())
        .addColumn('pinnedAt', 'text')
        .addColumn('leafId', 'text')
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
        .addColumn('deletedAt', 'text')
        .execute()
      await db.schema
        .createIndex('conversationsByOwner')
        .on('conversations')
        .columns(['owner', 'updatedAt', 'id'])
        .execute()
      const ofConversation = 'conversations.id'
      await db.schema
        .createTable('messages')
        // A small key that both full-text indexes can use: a number assigned by the database.
        .addColumn('number', isSqlite(db) ? 'integer' : 'serial', (column) =>
          isSqlite(db) ? column.primaryKey().autoIncrement() : column.primaryKey(),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('conversationId', 'text', (column) =>
          column.notNull().references(ofConversation).onDelete('cascade'),
        )
        .addColumn('parentId', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addUniqueConstraint('messagesById', ['conversationId', 'id'])
        .execute()
      await db.schema
        .createTable('conversationImages')
        .addColumn('conversationId', 'text', (column) =>
          column.notNull().references(ofConversation).onDelete('cascade'),
        )
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('conversationImagesPrimary', ['conversationId', 'hash'])
        .execute()
      await db.schema
        .createTable('runs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('conversationId', 'text', (column) =>
          column.notNull().references(ofConversation).onDelete('cascade'),
        )
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('aliveAt', 'text', (column) => column.notNull())
        .addColumn('stopAskedAt', 'text')
        .execute()
      await db.schema
        .createTable('runEvents')
        .addColumn('runId', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('runEventsPrimary', ['runId', 'n'])
        .execute()
      await createMessageSearch(db)
    },
  },

  '005-shares': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shares')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('conversationId', 'text', (column) =>
          column.notNull().unique().references('conversations.id').onDelete('cascade'),
        )
        .addColumn('leafId', 'text', (column) => column.notNull())
        .addColumn('sharedAt', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

const afterImageFiles: Record<string, Migration> = {
  '007-audit-replaced': {
    async up(db: Kysely<unknown>) {
      for (const statement of isSqlite(db) ? refuseReplacingOnSqlite : refuseTruncatingOnPostgres)
        await sql.raw(statement).execute(db)
    },
  },

  '008-conversations-by-age': {
    async up(db: Kysely<unknown>) {
      // The purge repeatedly selects a few old conversations.
      for (const column of ['updatedAt', 'deletedAt'])
        await db.schema.createIndex(`conversationsBy_${column}`).on('conversations').column(column).execute()
    },
  },

  '009-shared-library': libraryMigration,

  '010-feedback': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('feedback')
        .addColumn('conversationId', 'text', (column) =>
          column.notNull().references('conversations.id').onDelete('cascade'),
        )
        .addColumn('answerId', 'text', (column) => column.notNull())
        .addColumn('rating', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('feedbackPrimary', ['conversationId', 'answerId'])
        .execute()
      await db.schema
        .createIndex('feedbackByTime')
        .on('feedback')
        .columns(['at', 'conversationId', 'answerId'])
        .execute()
    },
  },

  '011-people': peopleMigration,

  '012-library-fetches': fetchesMigration,

  '013-usage-by-model': usageByModelMigration,

  '014-answer-alerts': alertsMigration,

  '015-few-conversations': {
    async up(db: Kysely<unknown>) {
      // The first page of the list has those that are pinned or can be restored: few of the thousands that one owner
      // may have.
      for (const column of ['pinnedAt', 'deletedAt'])
        await db.schema
          .createIndex(`conversationsWith_${column}`)
          .on('conversations')
          .columns(['owner', column])
          .where(sql.ref(column), 'is not', null)
          .execute()
    },
  },

  '016-saved-questions': savedQuestionsMigration,
}

/** @param dataDir folder for the images that used to be in rows */
export function listMigrations(dataDir: string): Record<string, Migration> {
  return { ...beforeImageFiles, '006-picture-files': createImageMigration(dataDir), ...afterImageFiles }
}

/** The database itself refuses to change audit rows, and to delete those that no checkpoint covers. */
const keepOnSqlite = [
  `create trigger "auditUnchanged" before update on "audit"
   begin select raise(abort, 'audit rows are never changed'); end`,
  `create trigger "auditKept" before delete on "audit" when old."sequence" > (select "cutThrough" from "auditHead")
   begin select raise(abort, 'audit rows are kept'); end`,
]
const keepOnPostgres = [
  `create function "keepAudit"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old."sequence" <= (select "cutThrough" from "auditHead") then return old; end if;
     raise exception 'audit rows are kept as they are';
   end $$`,
  `create trigger "auditKept" before update or delete on "audit" for each row execute function "keepAudit"()`,
]

/**
 * INSERT OR REPLACE deletes a row without firing delete triggers, also by its hidden rowid
 * (https://sqlite.org/lang_conflict.html), so the insert itself is refused.
 */
const refuseReplacingOnSqlite = [
  `create trigger "auditReplaced" before insert on "audit"
   when exists (select 1 from "audit" where "sequence" = new."sequence" or "rowid" = new."rowid")
   begin select raise(abort, 'audit rows are never replaced'); end`,
]
/** TRUNCATE needs its own trigger; ALWAYS, because sessions with the replica role skip other triggers. */
const refuseTruncatingOnPostgres = [
  `create function "keepWholeAudit"() returns trigger language plpgsql as $$
   begin
     raise exception 'audit rows are kept';
   end $$`,
  `create trigger "auditTruncated" before truncate on "audit" for each statement execute function "keepWholeAudit"()`,
  'alter table "audit" enable always trigger "auditTruncated"',
  'alter table "audit" enable always trigger "auditKept"',
]

/**
 * Migrates a database to the current tables, each step in a transaction.
 *
 * @throws Error with a message for the operator when a newer version created the database, it does not respond, or a
 *   step fails
 */
export async function migrate<T>(db: Kysely<T>, steps: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof StorageError) throw error
  if (error instanceof Error && /^corrupted migrations/.test(error.message)) {
    throw new Error(
      'The database was made by a newer version of Evidence Chat and was left as it is. Start that version, or point DATA_DIR or DATABASE_URL at another database.',
      { cause: error },
    )
  }
  throw new Error('The database could not be migrated to this version. Nothing was changed.', { cause: error })
}
