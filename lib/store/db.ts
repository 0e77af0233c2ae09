/**
 * The platform's database: SQLite in DATA_DIR, or PostgreSQL if DATABASE_URL is set, with the same queries.
 * Acknowledged writes survive kill -9 and power failure. Articles and images are stored elsewhere.
 */
import 'server-only'
import { join } from 'node:path'
import { type Dialect, Kysely, type LogEvent } from 'kysely'
import { config } from '@/lib/config'
import { listMigrations, migrate } from '@/lib/store/migrations/migrations'
import { createDataFolder } from './create-data-folder'
import { dropSingleton, getSingleton } from './process-singleton'
import { reportCall } from './service-calls'
import { createSqliteDialect } from './sqlite'
import { StorageError, toStorageError } from './storage-error'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

interface DatabasePlace {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

/**
 * The database of this process, opened and migrated on first use. If that fails, the next call retries.
 *
 * @throws Error with a message for the operator
 */
export function database(): Promise<Database> {
  return getSingleton('database', () =>
    openDatabase(config()).catch((error: unknown) => {
      dropSingleton('database')
      throw error
    }),
  )
}

/** Waits for running queries and closes the file or the connections; the next `database()` reopens them. */
export async function closeDatabase(): Promise<void> {
  const open = await dropSingleton<Promise<Database>>('database')
  await open?.destroy()
}

/** Long, since a migration may rewrite all rows of a table. */
const migrationMs = 60 * 60 * 1000
/** With the time that it takes to notice silence, a request is refused within five seconds. */
const statementMs = 4000

/** Opens a separate connection; the product uses `database`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  await migrateDatabase(place)
  return new Kysely<Tables>({ dialect: await dialectFor(place, statementMs), log: reportStatement })
}

/** A statement that the database refuses, such as a second row with the same key, counts as answered. */
function reportStatement(event: LogEvent): void {
  const isAnswered = event.level === 'query' || !(event.error instanceof StorageError)
  reportCall('database', event.queryDurationMillis / 1000, isAnswered)
}

async function migrateDatabase(place: DatabasePlace): Promise<void> {
  // Do not wait for a silent server for as long as a migration may take.
  if (place.DATABASE_URL) await askDatabase(place.DATABASE_URL)
  const db = new Kysely<Tables>({ dialect: await dialectFor(place, migrationMs) })
  await migrate(db, listMigrations(place.DATA_DIR)).finally(() => db.destroy())
}

async function askDatabase(url: string): Promise<void> {
  const { askPostgres } = await import('./ask-postgres')
  await askPostgres(url).catch((cause: unknown) => {
    throw toStorageError(cause)
  })
}

/**
 * Checks at start-up that the database answers.
 *
 * @throws Error with a message for the operator that names the server and the cause
 */
export async function assertDatabaseAnswers({ DATABASE_URL }: Pick<DatabasePlace, 'DATABASE_URL'>): Promise<void> {
  if (!DATABASE_URL) return
  const { askPostgres, describePostgres } = await import('./ask-postgres')
  await askPostgres(DATABASE_URL).catch((cause: unknown) => {
    const reason = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause)
    throw new Error(
      `DATABASE_URL leads to PostgreSQL at ${describePostgres(DATABASE_URL)}, which cannot be used: ${reason.replace(/^error: |^Error: /i, '')}. Start it or correct the setting, then start again. Nothing was changed.`,
      { cause },
    )
  })
}

/** @param statementMs timeout of one statement on PostgreSQL; SQLite runs synchronously in this thread */
async function dialectFor({ DATA_DIR, DATABASE_URL }: DatabasePlace, statementMs: number): Promise<Dialect> {
  if (DATABASE_URL) return (await import('./postgres')).createPostgresDialect(DATABASE_URL, { statementMs })
  await createDataFolder(DATA_DIR)
  return createSqliteDialect(join(DATA_DIR, 'platform.sqlite'))
}
