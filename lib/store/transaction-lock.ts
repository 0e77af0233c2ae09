/** Locks by name across the servers that share a database. */
import { sql } from 'kysely'
import type { Database } from './db'
import { isSqlite } from './is-sqlite'

/**
 * Waits until no other transaction holds the lock of this name, and holds it to the end of this one. On SQLite, where
 * one transaction writes at a time, nothing is needed.
 */
export async function lockForTransaction(transaction: Database, name: string): Promise<void> {
  if (isSqlite(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
}
