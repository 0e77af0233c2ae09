/**
 * Copies the tables of the platform from SQLite to an empty PostgreSQL, in one transaction that is committed only if
 * every table there has the same rows. The words by which messages are found are left out: the server indexes them
 * again.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './db'
import { RowDigest } from './row-digest'
import type { Tables } from './tables'

type Row = Record<string, unknown>

interface Table {
  name: string
  columns: string[]
  /** Columns of the primary key in order; none in a table of one row. */
  key: string[]
}

interface CopiedTable {
  table: string
  rows: number
}

/** Facts that describe the database itself, or what is in its search index. */
const ownFacts = ['movedFrom', 'searchWords']
/** PostgreSQL allows 65,535 values in one statement, and each has four seconds. */
const rowsPerRead = 500
const valuesMax = 30_000
const bytesMax = 2_000_000

/**
 * @param finish writes what has to be committed with the rows
 * @throws Error for the operator when the target holds rows, or differs from the origin after the copy: nothing is
 *   written
 */
export async function copyTables(
  from: Database,
  to: Database,
  finish: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<CopiedTable[]> {
  const tables = await listTables(from)
  return to.transaction().execute(async (tx) => {
    await lockTables(tx, tables)
    await assertEmpty(tx, tables)
    const copied: CopiedTable[] = []
    for (const table of tables) copied.push(await copyTable(from, tx, table))
    await continueNumbers(tx)
    await finish(tx)
    return copied
  })
}

/** @throws Error for the operator that names the first table with rows */
export async function assertEmptyTables(from: Database, to: Database): Promise<void> {
  await assertEmpty(to, await listTables(from))
}

/** Ordered so that each row refers only to rows that have been copied. */
async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "sqlite_master" where "type" = 'table' and "name" not like 'sqlite!_%' escape '!'
      and "name" not like 'kysely!_%' escape '!' and "name" not like 'messageSearch%' order by "name"`.execute(db)
  const waiting = new Map<string, Table & { refersTo: string[] }>()
  for (const { name } of rows) waiting.set(name, await describeTable(db, name))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ refersTo }) => !refersTo.some((other) => waiting.has(other)))
    if (!next) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`)
    waiting.delete(next.name)
    ordered.push(next)
  }
  return ordered
}

async function describeTable(db: Database, name: string): Promise<Table & { refersTo: string[] }> {
  const { rows } = await sql<{ name: string; pk: number }>`
    select "name", "pk" from pragma_table_info(${name})`.execute(db)
  const references = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db)
  return {
    name,
    columns: rows.map((column) => column.name),
    key: rows
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    refersTo: references.rows.map(({ table }) => table).filter((table) => table !== name),
  }
}

/** A server that is started meanwhile waits. */
async function lockTables(tx: Transaction<Tables>, tables: readonly Table[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await sql`lock table ${names} in share row exclusive mode`.execute(tx)
}

async function assertEmpty(to: Kysely<Tables>, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (name === 'facts' || name === 'auditHead') continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to)
    if (rows.length > 0)
      throw new Error(
        `The database to move to is in use: its table ${name} has rows. Choose an empty database. Nothing was changed.`,
      )
  }
}

async function copyTable(from: Database, tx: Transaction<Tables>, table: Table): Promise<CopiedTable> {
  // Rows that the migrations of an empty database write.
  if (table.name === 'facts' || table.name === 'auditHead') await sql`delete from ${sql.table(table.name)}`.execute(tx)
  const origin = new RowDigest()
  for await (const rows of readRows(from, table)) {
    for (const row of rows) origin.add(toValues(row, table))
    for (const some of splitRows(rows, table)) await insertRows(tx, table, some)
  }
  const copy = new RowDigest()
  for await (const rows of readRows(tx, table)) for (const row of rows) copy.add(toValues(row, table))
  if (!copy.equals(origin))
    throw new Error(
      `Table ${table.name} has ${copy.count} rows after the copy and ${origin.count} at its origin, or rows that differ. Nothing was changed.`,
    )
  return { table: table.name, rows: copy.count }
}

async function* readRows(db: Kysely<Tables>, { name, key }: Table): AsyncGenerator<Row[]> {
  const filter = name === 'facts' ? sql`"name" not in (${sql.join(ownFacts)})` : sql`1 = 1`
  const order = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  do {
    const after = last && sql` and (${order}) > (${sql.join(key.map((column) => last?.[column]))})`
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${filter}${after ?? sql``}
      ${key.length > 0 ? sql`order by ${order} limit ${sql.lit(rowsPerRead)}` : sql``}`.execute(db)
    if (rows.length > 0) yield rows
    last = key.length > 0 && rows.length === rowsPerRead ? rows.at(-1) : undefined
  } while (last)
}

/** Columns may have another order in the other database. */
function toValues(row: Row, { columns }: Table): unknown[] {
  return columns.map((column) => row[column])
}

function* splitRows(rows: readonly Row[], table: Table): Generator<Row[]> {
  const rowsMax = Math.floor(valuesMax / table.columns.length)
  let some: Row[] = []
  let bytes = 0
  for (const row of rows) {
    some.push(row)
    bytes += JSON.stringify(row).length
    if (some.length < rowsMax && bytes < bytesMax) continue
    yield some
    some = []
    bytes = 0
  }
  if (some.length > 0) yield some
}

async function insertRows(tx: Transaction<Tables>, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(toValues(row, table))})`))
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${values}`.execute(tx).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL refused rows of table ${table.name}: ${reason}. Nothing was changed.`, { cause })
  })
}

/** The database assigns the numbers of messages. */
async function continueNumbers(tx: Transaction<Tables>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('"messages"', 'number'), coalesce(max("number"), 0) + 1, false) from "messages"`.execute(
    tx,
  )
}
