/** Kysely on PostgreSQL. Loaded only when DATABASE_URL is set, so that one machine never pays for it. */

import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { log } from '@/lib/log'

const connectionsMax = 10
const connectTimeoutMs = 5000

export function postgresDialect(connectionString: string): Dialect {
  // pg gives 64-bit integers as text. Ours are token counts, far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'evidence-chat',
    types,
  })
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', (cause) => log().warn({ err: cause }, 'a PostgreSQL connection was lost'))
  return new PostgresDialect({ pool })
}
