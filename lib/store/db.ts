/**
 * The platform's database: SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL is set, with one set of queries. What has
 * been acknowledged survives kill -9 and power failure; evidence records and images live elsewhere.
 */
import 'server-only'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import { config } from '@/lib/config'
import { listMigrations, migrate } from './migrations'
import { dropSingleton, getSingleton } from './process-singleton'
import { sqliteDialect } from './sqlite'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

export interface DatabasePlace {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

/**
 * The database of this process, opened and migrated on first use. A failed opening is tried again by the next call.
 *
 * @throws Error with a sentence for the operator
 */
export function database(): Promise<Database> {
  return getSingleton('database', () =>
    openDatabase(config()).catch((error: unknown) => {
      dropSingleton('database')
      throw error
    }),
  )
}

/** Waits for queries under way and lets the file or the connections go; the next `database` opens them again. */
export async function closeDatabase(): Promise<void> {
  const open = await dropSingleton<Promise<Database>>('database')
  await open?.destroy()
}

/** A change of tables rewrites all their rows. */
const migrationMs = 60 * 60 * 1000
const statementMs = 8000

/** A separate connection to the database; `database` is what the product uses. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  await migrateDatabase(place)
  return new Kysely<Tables>({ dialect: await dialectFor(place, statementMs) })
}

async function migrateDatabase(place: DatabasePlace): Promise<void> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(place, migrationMs) })
  await migrate(db, listMigrations(place.DATA_DIR)).finally(() => db.destroy())
}

/** @param statementMs the longest that a statement may take on PostgreSQL; SQLite works in this thread */
async function dialectFor({ DATA_DIR, DATABASE_URL }: DatabasePlace, statementMs: number): Promise<Dialect> {
  if (DATABASE_URL) return (await import('./postgres')).postgresDialect(DATABASE_URL, { statementMs })
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  return sqliteDialect(join(DATA_DIR, 'platform.sqlite'))
}
