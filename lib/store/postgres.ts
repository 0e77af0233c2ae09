/** Kysely on PostgreSQL. Loaded only when DATABASE_URL is set, so that one machine never pays for it. */

import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { log } from '@/lib/log'
import { toStorageError } from './storage-error'

const connectionsMax = 10
const connectTimeoutMs = 5000
/** PostgreSQL itself ends a transaction that stands still for so long, such as one of a server that was suspended. */
const idleTransactionMs = 60_000
/** After the limit that PostgreSQL keeps: a server that keeps no limit does not answer at all. */
const silenceMs = 2000

/** @param statementMs the longest that one statement may take */
export function postgresDialect(connectionString: string, { statementMs }: { statementMs: number }): Dialect {
  // pg gives 64-bit integers as text. Ours are token counts, far below 2^53.
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
  // A connection that breaks is replaced by the pool; without listeners the event would end the process.
  const lost = (cause: Error) => log().warn({ err: cause }, 'a PostgreSQL connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    // Not as startup parameters, which connection poolers refuse.
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

/** Closes a connection on which a statement gets no answer: whatever is asked there next would wait behind it. */
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
  // Kysely asks with a text and its parameters, and takes a promise.
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
