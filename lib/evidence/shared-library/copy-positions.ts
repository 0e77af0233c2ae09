/**
 * How far the copies have followed the log. Copies that are moving report this in the database, so that an import can
 * wait for them.
 */
import { sql } from 'kysely'
import type { Database } from '@/lib/store/db'

const prefix = 'library copy '
/** A copy that has not moved for this long is at the end of the log, or its server does not follow it now. */
const movingSeconds = 10
const forgottenSeconds = 24 * 60 * 60
const reportEveryMs = 500

/** Seconds since a position was reported, by the clock of the database. */
const age = sql`extract(epoch from clock_timestamp()) - split_part("value", ' ', 2)::float8`

export class CopyPosition {
  private readonly db: Database
  private readonly name: string
  private reported = -1
  private reportedAt = 0

  /** @param holder names this server */
  constructor(db: Database, holder: string) {
    this.db = db
    this.name = prefix + holder
  }

  /** Writes the position if it has changed, at most twice a second. */
  async report(version: number): Promise<void> {
    const now = performance.now()
    if (version === this.reported || now - this.reportedAt < reportEveryMs) return
    this.reported = version
    this.reportedAt = now
    await sql`
      insert into "facts" ("name", "value")
      values (${this.name}, ${String(version)} || ' ' || extract(epoch from clock_timestamp())::text)
      on conflict ("name") do update set "value" = excluded."value"`.execute(this.db)
  }
}

/** The version of the slowest copy among those that are moving; null if none is. */
export async function readSlowestCopy(db: Database): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    select min(split_part("value", ' ', 1)::bigint) as "version" from "facts"
    where "name" like ${`${prefix}%`} and ${age} < ${movingSeconds}`.execute(db)
  return rows[0]?.version ?? null
}

/** Deletes the positions of servers that no longer run. */
export async function forgetOldCopies(db: Database): Promise<void> {
  await sql`delete from "facts" where "name" like ${`${prefix}%`} and ${age} > ${forgottenSeconds}`.execute(db)
}
