/** Kysely on PostgreSQL. Loaded only if DATABASE_URL is set, so that other installations do not pay for it. */

import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { log } from '@/lib/log'
import { countConnectionsOf } from './connection-counts'
import { PostgresAvailability } from './postgres-availability'
import { reportServiceState } from './service-calls'
import { StorageError, toStorageError } from './storage-error'

const connectionsMax = 10
/** Time to get a connection from the pool. With a silent statement after it, a refusal takes at most five seconds. */
const connectTimeoutMs = 4000
/** PostgreSQL ends transactions that are idle for this long, such as those of a suspended server. */
const idleTransactionMs = 60_000
/** Grace after the statement timeout, which PostgreSQL enforces itself; a server that exceeds both does not respond. */
const silenceMs = 500

/** @param statementMs timeout of one statement */
export function createPostgresDialect(connectionString: string, { statementMs }: { statementMs: number }): Dialect {
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
  const availability = new PostgresAvailability(connectionString)
  // The pool replaces broken connections; without listeners the error event would end the process.
  const lost = (cause: Error) => log().warn({ err: cause }, 'a PostgreSQL connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    // Not startup parameters, which connection poolers refuse.
    const limits = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}`
    client.query(limits).catch(lost)
    limitSilence(client, statementMs + silenceMs, () => availability.reportSilence())
  })
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new BoundedDriver(pool, availability),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** Closes a connection on which a statement gets no response: later statements would wait behind it. */
function limitSilence(client: pg.PoolClient, answerMs: number, onSilence: () => void): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const limited = async (...asked: unknown[]) => {
    const timer = setTimeout(() => {
      onSilence()
      void client.end()
    }, answerMs)
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

type Released = Parameters<PostgresDriver['releaseConnection']>[0]

class BoundedDriver extends PostgresDriver {
  private readonly availability: PostgresAvailability
  private readonly forgetPool: () => void

  constructor(pool: pg.Pool, availability: PostgresAvailability) {
    super({ pool })
    this.availability = availability
    this.forgetPool = countConnectionsOf(pool)
  }

  /**
   * Refused at once while PostgreSQL is silent, and in time where the pool would wait for one connection after another.
   */
  override async acquireConnection(
    ...given: Parameters<PostgresDriver['acquireConnection']>
  ): ReturnType<PostgresDriver['acquireConnection']> {
    if (!this.availability.isAvailable) throw new StorageError('unreachable', new Error('PostgreSQL has not answered'))
    const acquiring = super.acquireConnection(...given)
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      this.availability.reportSilence()
      late.reject(new Error('timeout exceeded when trying to connect'))
      acquiring.then((connection) => this.releaseConnection(connection as Released)).catch(() => undefined)
    }, connectTimeoutMs)
    try {
      return await Promise.race([acquiring, late.promise])
    } catch (cause) {
      reportServiceState('database', false)
      return throwStorageError(cause)
    } finally {
      clearTimeout(timer)
    }
  }

  override async destroy(): Promise<void> {
    this.forgetPool()
    this.availability.close()
    await super.destroy()
  }
}

function throwStorageError(cause: unknown): never {
  throw toStorageError(cause)
}
