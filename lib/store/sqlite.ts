/**
 * Kysely on Node's own SQLite: no native module to compile. Commits survive a power failure (WAL, synchronous FULL), and
 * other processes on the same file, such as the command line beside a running server, are waited for.
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
/** Longer ones insert many rows: each count of rows is a text of its own, large and rarely seen again. */
const keptCharactersMax = 2_000

export function sqliteDialect(file: string): Dialect {
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
  // Made here so that SQLite gives its -wal and -shm files the same owner-only rights.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  // What is deleted is overwritten at once: conversations may hold what nobody should find in a copy of the file.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  // Compiling a query costs more than most of them take to run. SQLite itself compiles one anew when its tables change.
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
  // Kysely hands over what the queries were given; node:sqlite itself refuses what it cannot store.
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    // Plain objects, as every other driver gives them: node:sqlite's have no prototype, which React refuses to send.
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

/** A transaction that reads first and writes later fails at once beside another writer; taking the lock first waits. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite rolls table changes back like any other; Kysely leaves that unused because of statements we do not need. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
