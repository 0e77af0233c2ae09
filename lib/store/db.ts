/**
 * The platform's database: SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL is set, with one set of queries. What has
 * been acknowledged survives kill -9 and power failure; evidence records and images live elsewhere.
 */
import 'server-only'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import { config } from '@/lib/config'
import { migrate, migrationsFor } from './migrations'
import { forget, once } from './once'
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
  return once('database', () =>
    openDatabase(config()).catch((error: unknown) => {
      forget('database')
      throw error
    }),
  )
}

/** Waits for queries under way and lets the file or the connections go; the next `database` opens them again. */
export async function closeDatabase(): Promise<void> {
  const open = await forget<Promise<Database>>('database')
  await open?.destroy()
}

/** A database of one's own; `database` is what the product uses. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(place) })
  try {
    await migrate(db, migrationsFor(place.DATA_DIR))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function dialectFor({ DATA_DIR, DATABASE_URL }: DatabasePlace): Promise<Dialect> {
  if (DATABASE_URL) return (await import('./postgres')).postgresDialect(DATABASE_URL)
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  return sqliteDialect(join(DATA_DIR, 'platform.sqlite'))
}
