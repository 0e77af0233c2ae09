/**
 * Full-text search over messages, for which the two databases have different queries: SQLite uses FTS5, PostgreSQL
 * tsvector with a GIN index. One row per word would allow the same queries for both, but take four times the space of
 * either. Callers pass words, not text, so that both find the same messages (also in Chinese, which neither splits into
 * words).
 */
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isSqlite } from './is-sqlite'
import { workInSlices } from './slices'

/** PostgreSQL refuses lexemes above 2046 bytes; longer words than this are not searched for. */
const wordLengthMax = 64

export async function createMessageSearch<T>(db: Kysely<T>): Promise<void> {
  if (isSqlite(db)) {
    await sql`create virtual table "messageSearch" using fts5("words", tokenize = "unicode61 remove_diacritics 0", prefix = '2 3')`.execute(
      db,
    )
    // Otherwise words of deleted messages stay in the index until its segments are merged.
    await setSearchOption(db, 'secure-delete', 1)
    return
  }
  await sql`create table "messageSearch" ("number" integer primary key, "words" tsvector not null)`.execute(db)
  await sql`create index "messageSearchWords" on "messageSearch" using gin ("words")`.execute(db)
}

/** @param words letters and digits in lower case, without duplicates */
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

interface WantedWords {
  whole: readonly string[]
  /** Beginnings of words. */
  begun: readonly string[]
}

/** Filters for messages that contain every word of `whole` and, for each of `begun`, a word with that prefix. */
export function matchMessages<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  db: Kysely<DB>,
  wanted: WantedWords,
): SelectQueryBuilder<DB, Table, Row> {
  return query.where(sql<boolean>`"messages"."number" in (${selectMatches(db, wanted)})`)
}

/** Filters for messages that the index does not have with this word. */
export function excludeMatches<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  db: Kysely<DB>,
  word: string,
): SelectQueryBuilder<DB, Table, Row> {
  const matches = selectMatches(db, { whole: [word], begun: [] })
  return query.where(sql<boolean>`"messages"."number" not in (${matches})`)
}

function selectMatches<DB>(db: Kysely<DB>, { whole, begun }: WantedWords): RawBuilder<unknown> {
  // Letters and digits only, so that no character is an operator of either query language.
  const quoted = (word: string) => word.slice(0, wordLengthMax).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  if (isSqlite(db)) {
    const terms = [...whole.map((word) => `"${quoted(word)}"`), ...begun.map((word) => `"${quoted(word)}" *`)]
    return sql`select "rowid" from "messageSearch" where "messageSearch" match ${terms.join(' AND ')}`
  }
  const terms = [...whole.map((word) => `'${quoted(word)}'`), ...begun.map((word) => `'${quoted(word)}':*`)]
  return sql`select "number" from "messageSearch" where "words" @@ ${terms.join(' & ')}::tsquery`
}

/** Removes messages and their words from the index. */
export async function unindexMessages<T>(db: Kysely<T>, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  const key = isSqlite(db) ? sql.ref('rowid') : sql.ref('number')
  // The number of parameters per statement is limited.
  for (let from = 0; from < numbers.length; from += 1000)
    await sql`delete from "messageSearch" where ${key} in (${sql.join(numbers.slice(from, from + 1000))})`.execute(db)
}

/**
 * Makes `unindexMessages` only mark words as deleted until `overwriteDeletedWords`. Overwriting each message separately
 * takes SQLite milliseconds, sixty times as long: too slow for thousands of messages. The index keeps this state across
 * restarts, so call `overwriteDeletedWords` after a restart, too. PostgreSQL has no such state.
 */
export async function deferOverwriting<T>(db: Kysely<T>): Promise<void> {
  if (isSqlite(db)) await setSearchOption(db, 'secure-delete', 0)
}

/** Overwrites all words marked as deleted by merging the index into one segment. */
export async function overwriteDeletedWords<T>(db: Kysely<T>): Promise<void> {
  if (!isSqlite(db)) return
  // Negative in the first step: merge all segments, https://sqlite.org/fts5.html#the_merge_command.
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

/** @returns false when nothing is left to merge, which SQLite shows by changing fewer than two rows */
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
  // A literal: a bound number arrives as a float, which FTS5 refuses.
  await sql`insert into "messageSearch" ("messageSearch", "rank") values (${name}, ${sql.lit(value)})`.execute(db)
}
