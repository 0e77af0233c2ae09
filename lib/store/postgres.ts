/** Kysely on PostgreSQL. Loaded only if DATABASE_URL is set, so that other installations do not pay for it. */

import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { log } from '@/lib/log'
import { toStorageError } from './storage-error'

const connectionsMax = 10
const connectTimeoutMs = 5000
/** PostgreSQL ends transactions that are idle for this long, such as those of a suspended server. */
const idleTransactionMs = 60_000
/** Grace after the statement timeout, which PostgreSQL enforces itself; a server that exceeds both does not respond. */
const silenceMs = 2000

/** @param statementMs timeout of one statement */
export function postgresDialect(connectionString: string, { statementMs }: { statementMs: number }): Dialect {
  // pg returns 64-bit integers as text. Ours are token counts, far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'evidence-chat',
    types,
  })
  // The pool replaces broken connections; without listeners the error event would end the process.
  const lost = (cause: Error) => log().warn({ err: cause }, 'a PostgreSQL connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    // Not startup parameters, which connection poolers refuse.
    const limits = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}`
    client.query(limits).catch(lost)
    limitSilence(client, statementMs + silenceMs)
  })
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TranslatingDriver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** Closes a connection on which a statement gets no response: later statements would wait behind it. */
function limitSilence(client: pg.PoolClient, answerMs: number): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const limited = async (...asked: unknown[]) => {
    const timer = setTimeout(() => void client.end(), answerMs)
    try {
      return await ask(...asked)
    } catch (cause) {
      return throwStorageError(cause)
    } finally {
      clearTimeout(timer)
    }
  }
  // Kysely calls it with SQL and parameters and expects a promise.
  client.query = limited as typeof client.query
}

class TranslatingDriver extends PostgresDriver {
  override acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    return super.acquireConnection(...given).catch(throwStorageError)
  }
}

function throwStorageError(cause: unknown): never {
  throw toStorageError(cause)
}
