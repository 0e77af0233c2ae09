/**
 * Deletes old rows of the change log, which would otherwise only grow. The articles are the snapshot: a copy that is
 * behind what is left is rebuilt from them.
 */
import { sql } from 'kysely'
import type { Database } from '@/lib/store/db'

const keptDays = 7
const rowsPerStatement = 5000

/**
 * The last change stays, since it proves where a copy ends. Several servers may do this at once.
 *
 * @returns how many rows were deleted
 */
export async function cutLog(db: Database, days = keptDays): Promise<number> {
  let cut = 0
  while (true) {
    const last = await findLastOldRow(db, days)
    if (last === null) return cut
    const { numDeletedRows } = await db
      .deleteFrom('libraryChanges')
      .where('version', '<=', last)
      .executeTakeFirstOrThrow()
    cut += Number(numDeletedRows)
  }
}

/** The last of the leading rows that are old: the log must never have a gap. */
async function findLastOldRow(db: Database, days: number): Promise<number | null> {
  const { rows } = await sql<{ version: number; isOld: boolean }>`
    select "version", "at" < now() - ${days} * interval '1 day' and "version" < (select "version" from "libraryHead") as "isOld"
    from "libraryChanges" order by "version" limit ${sql.lit(rowsPerStatement)}`.execute(db)
  const young = rows.findIndex(({ isOld }) => !isOld)
  return rows.slice(0, young < 0 ? rows.length : young).at(-1)?.version ?? null
}
