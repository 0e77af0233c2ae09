/** Reads the shared library for a server's own copy: the whole of it, or what changed since a position. */
import { sql } from 'kysely'
import type { Origin } from '@/lib/evidence/library/library-schema'
import type { Database } from '@/lib/store/db'
import { assertKnownFormat, type CitedRecord, type Head } from './change-log'

/** How far a copy has followed the log. */
export interface Position {
  epoch: string
  version: number
  mark: string
}

/** The state of one article at the end of a batch of the log. */
export type Change =
  | { kind: 'put'; id: string; origin: Origin; record: string }
  | { kind: 'remove'; id: string }
  | { kind: 'cite'; cited: CitedRecord }

type Stretch =
  | { changes: Change[]; position: Position; head: number; secondsBehind: number }
  /** The log does not continue from the position; `reason` says why, for the log. */
  | { gap: string }

/** Some 3 MB of articles. */
const changesPerStretch = 1000

interface LoggedChange {
  version: number
  kind: 'put' | 'remove' | 'cite'
  item: string
  mark: string
  origin: Origin | null
  record: string | null
  citedAt: number | null
  cited: string | null
}

/**
 * The next changes, at most a thousand.
 *
 * @throws NewerLibraryError
 */
export async function readChanges(db: Database, from: Position): Promise<Stretch> {
  const head = await readHeadWithLag(db, from.version)
  if (head.epoch !== from.epoch) return { gap: 'the database holds another library' }
  if (head.version < from.version) return { gap: `the log ends at ${head.version}, before ${from.version}` }
  if (head.version === from.version && head.mark === from.mark)
    return { changes: [], position: from, head: head.version, secondsBehind: 0 }
  const last = Math.min(head.version, from.version + changesPerStretch)
  const rows = await readLog(db, from.version, last)
  const gap = findGap(rows, from, last)
  if (gap !== null) return { gap }
  const end = rows.at(-1)
  return {
    changes: toChanges(rows.slice(from.version === 0 ? 0 : 1)),
    position: { epoch: from.epoch, version: last, mark: end?.mark ?? from.mark },
    head: head.version,
    secondsBehind: Math.max(0, head.secondsBehind ?? 0),
  }
}

/** @param secondsBehind how long ago the first change after `version` was made, by the clock of the database */
async function readHeadWithLag(db: Database, version: number): Promise<Head & { secondsBehind: number | null }> {
  const { rows } = await sql<Head & { secondsBehind: number | null }>`
    select "libraryHead".*, (
      select extract(epoch from clock_timestamp() - "at")::float8 from "libraryChanges" where "version" = ${version + 1}
    ) as "secondsBehind" from "libraryHead"`.execute(db)
  const head = rows[0]
  if (!head) throw new Error('The database has lost the head of the shared library.')
  assertKnownFormat(head)
  return head
}

/** The row at `from`, which must be the one that the copy ends with, and those after it. */
async function readLog(db: Database, from: number, last: number): Promise<LoggedChange[]> {
  const { rows } = await sql<LoggedChange>`
    select "c"."version", "c"."kind", "c"."item", "c"."mark", "a"."origin", "a"."record",
      "r"."at" as "citedAt", "r"."record" as "cited"
    from "libraryChanges" as "c"
    left join "libraryArticles" as "a" on "c"."kind" = 'put' and "a"."id" = "c"."item" and "c"."version" > ${from}
    left join "libraryCited" as "r" on "c"."kind" = 'cite' and "r"."id" = "c"."item" and "c"."version" > ${from}
    where "c"."version" between ${from} and ${last} order by "c"."version"`.execute(db)
  return rows
}

function findGap(rows: readonly LoggedChange[], from: Position, last: number): string | null {
  const first = from.version === 0 ? 1 : from.version
  if (rows[0]?.version !== first) return `the log no longer goes back to change ${first}`
  const missing = rows.findIndex(({ version }, place) => version !== first + place)
  if (missing >= 0 || rows.length !== last - first + 1)
    return `change ${first + (missing >= 0 ? missing : rows.length)} is missing from the log`
  if (from.version > 0 && rows[0]?.mark !== from.mark)
    return `change ${from.version} is not the one that was applied here; was the database restored from a backup?`
  return null
}

/** Articles are read in their latest state, so only the last change of each counts. */
function toChanges(rows: readonly LoggedChange[]): Change[] {
  const latest = new Map<string, Change>()
  for (const { kind, item, origin, record, citedAt, cited } of rows) {
    const key = kind === 'cite' ? `cite ${item}` : item
    latest.delete(key)
    if (kind === 'cite') {
      if (cited !== null) latest.set(key, { kind, cited: { id: item, at: Number(citedAt), record: cited } })
    } else if (origin !== null && record !== null) latest.set(key, { kind: 'put', id: item, origin, record })
    // A later change, which follows in the log, may have removed what this one put.
    else latest.set(key, { kind: 'remove', id: item })
  }
  return [...latest.values()]
}

/** The number of the article that changed last; 0 without articles. */
export async function readLastNumber(db: Database): Promise<number> {
  const row = await db.selectFrom('libraryArticles').select(db.fn.max('number').as('last')).executeTakeFirst()
  return Number(row?.last ?? 0)
}

/**
 * All articles, in the order of their last change. Articles that change meanwhile are read again or missed, and are in
 * the log after the version that was read before.
 *
 * @param last the last number to read; up to one that was read before, no article is read twice
 */
export async function* readAllArticles(
  db: Database,
  last = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<{ id: string; origin: Origin; record: string }[]> {
  let after = 0
  while (true) {
    const rows = await db
      .selectFrom('libraryArticles')
      .select(['number', 'id', 'origin', 'record'])
      .where('number', '>', after)
      .where('number', '<=', last)
      .orderBy('number')
      .limit(changesPerStretch)
      .execute()
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.number ?? after
  }
}
