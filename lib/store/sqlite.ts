/**
 * Kysely on node:sqlite, so that no native module needs compiling. Commits survive a power failure (WAL, synchronous
 * FULL). Waits for other processes on the same file, such as the command line while a server runs.
 */
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { reportDamage } from './damaged-files'
import { toStorageError } from './storage-error'

const busyTimeoutMs = 5000
/** More than all queries of the product. */
const statementsMax = 200
/**
 * Longer statements insert many rows: their text depends on the number of rows, so they are large and rarely reused.
 */
const keptCharactersMax = 2_000

export function createSqliteDialect(file: string): Dialect {
  const open = async () => withStorageErrors(file, () => openFile(file))
  const dialect = new SqliteDialect({ database: open })
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: (): Driver => new ImmediateDriver({ database: open }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function openFile(file: string): SqliteDatabase {
  // Created here with owner-only permissions, which SQLite copies to the -wal and -shm files.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  // secure_delete overwrites deleted content at once: conversations may contain patient data.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  // Compiling takes longer than running most queries. SQLite recompiles a statement itself when its tables change.
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      const statement = toStatement(
        file,
        withStorageErrors(file, () => db.prepare(sql)),
      )
      if (sql.length > keptCharactersMax) return statement
      if (statements.size >= statementsMax) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function toStatement(file: string, statement: StatementSync): SqliteStatement {
  // Kysely passes parameters through; node:sqlite refuses values it cannot store.
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    // Plain objects, as from other drivers: node:sqlite's have no prototype, and React refuses to serialise those.
    all: (parameters) => withStorageErrors(file, () => statement.all(...values(parameters)).map((row) => ({ ...row }))),
    run: (parameters) => withStorageErrors(file, () => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

function withStorageErrors<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    reportDamage(file, cause)
    throw toStorageError(cause)
  }
}

/**
 * A deferred transaction that reads before it writes fails at once if there is another writer; BEGIN IMMEDIATE waits.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite can roll back DDL; Kysely disables that because of statements we do not use. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
