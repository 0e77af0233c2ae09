/**
 * Full-text search over messages: the one place where the two databases differ. SQLite has FTS5, PostgreSQL has tsvector
 * under a GIN index; a table of our own with a row per word would be one set of queries, and four times the size of either.
 * Callers hand over words, not text, so that both find the same (Chinese too, which neither cuts into words).
 */
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { workInSlices } from './slices'

/** PostgreSQL refuses lexemes above 2046 bytes; nobody searches for words longer than this. */
const wordLengthMax = 64

/** Told by what it can do: a build may load Kysely several times, and then `instanceof` knows only its own. */
export function isSqlite<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === false
}

export async function createMessageSearch<T>(db: Kysely<T>): Promise<void> {
  if (isSqlite(db)) {
    await sql`create virtual table "messageSearch" using fts5("words", tokenize = "unicode61 remove_diacritics 0", prefix = '2 3')`.execute(
      db,
    )
    // Without it, words of deleted messages stay in the index until its segments happen to be merged.
    await setSearchOption(db, 'secure-delete', 1)
    return
  }
  await sql`create table "messageSearch" ("number" integer primary key, "words" tsvector not null)`.execute(db)
  await sql`create index "messageSearchWords" on "messageSearch" using gin ("words")`.execute(db)
}

/** @param words letters and digits in lower case, each one once */
export async function indexMessage<T>(db: Kysely<T>, number: number, words: readonly string[]): Promise<void> {
  const short = words.map((word) => word.slice(0, wordLengthMax))
  if (isSqlite(db)) {
    await sql`insert into "messageSearch" ("rowid", "words") values (${number}, ${short.join(' ')})`.execute(db)
    return
  }
  await sql`insert into "messageSearch" ("number", "words") values (${number}, array_to_tsvector(${short}::text[]))`.execute(
    db,
  )
}

/** Keeps the messages that hold every word of `whole` and, for every one of `begun`, a word that begins with it. */
export function matchMessages<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  db: Kysely<DB>,
  { whole, begun }: { whole: readonly string[]; begun: readonly string[] },
): SelectQueryBuilder<DB, Table, Row> {
  // Letters and digits only, so that nothing in them is an operator of either query language.
  const quoted = (word: string) => word.slice(0, wordLengthMax).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  if (isSqlite(db)) {
    const terms = [...whole.map((word) => `"${quoted(word)}"`), ...begun.map((word) => `"${quoted(word)}" *`)]
    return query.where(
      inNumbers(sql`select "rowid" from "messageSearch" where "messageSearch" match ${terms.join(' AND ')}`),
    )
  }
  const terms = [...whole.map((word) => `'${quoted(word)}'`), ...begun.map((word) => `'${quoted(word)}':*`)]
  return query.where(
    inNumbers(sql`select "number" from "messageSearch" where "words" @@ ${terms.join(' & ')}::tsquery`),
  )
}

function inNumbers(numbers: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`"messages"."number" in (${numbers})`
}

/** Takes messages out of the index; nothing else remembers their words. */
export async function unindexMessages<T>(db: Kysely<T>, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  const key = isSqlite(db) ? sql.ref('rowid') : sql.ref('number')
  // Some thousands of parameters are the most that one statement takes.
  for (let from = 0; from < numbers.length; from += 1000)
    await sql`delete from "messageSearch" where ${key} in (${sql.join(numbers.slice(from, from + 1000))})`.execute(db)
}

/**
 * Lets `forgetMessages` only mark words as deleted until `overwriteForgotten`. Overwriting the words of each message by
 * itself costs SQLite milliseconds, sixty times as much: too long for thousands of messages. Ask for the overwriting
 * after a restart too: the index stays in this state. PostgreSQL has no such state.
 */
export async function deferOverwriting<T>(db: Kysely<T>): Promise<void> {
  if (isSqlite(db)) await setSearchOption(db, 'secure-delete', 0)
}

/** Overwrites all words that were only marked as deleted, by merging the index into one segment. */
export async function overwriteDeletedWords<T>(db: Kysely<T>): Promise<void> {
  if (!isSqlite(db)) return
  // Negative for the first step: all segments are to be merged, https://sqlite.org/fts5.html#the_merge_command.
  await setSearchOption(db, 'merge', -mergedPages)
  await workInSlices((slice) =>
    db.transaction().execute(async (transaction) => {
      while (!slice.isOver()) if (!(await mergePages(transaction))) return false
      return true
    }),
  )
  await setSearchOption(db, 'secure-delete', 1)
}

/** About a millisecond of work. */
const mergedPages = 16

/** @returns false when nothing was left to merge; SQLite says so by changing fewer than two rows */
async function mergePages<T>(db: Kysely<T>): Promise<boolean> {
  const before = await totalChanges(db)
  await setSearchOption(db, 'merge', mergedPages)
  return (await totalChanges(db)) - before >= 2
}

async function totalChanges<T>(db: Kysely<T>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(db)
  return rows[0]?.changes ?? 0
}

async function setSearchOption<T>(db: Kysely<T>, name: string, value: number): Promise<void> {
  // Written out: a bound number arrives as a float, which FTS5 refuses.
  await sql`insert into "messageSearch" ("messageSearch", "rank") values (${name}, ${sql.lit(value)})`.execute(db)
}
