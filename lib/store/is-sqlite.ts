import type { Kysely } from 'kysely'

/**
 * True for SQLite, false for PostgreSQL. Asks for a capability and not for a class: `instanceof` fails if a build has
 * loaded Kysely twice.
 */
export function isSqlite<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === false
}
