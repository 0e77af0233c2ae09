/** Checks the shared library in the database, and this server's copy of it. */
import { sql } from 'kysely'
import { Library } from '@/lib/evidence/library/library-reader'
import type { Database } from '@/lib/store/db'
import { readHead } from './change-log'
import { readReplicaPosition } from './replica'

/**
 * @param file this server's copy; not compared while it is behind
 * @returns the faults, one sentence each
 * @throws NewerLibraryError
 */
export async function findSharedLibraryFaults(db: Database, file: string): Promise<string[]> {
  const faults: string[] = []
  const { version, mark, epoch } = await readHead(db)
  const { rows } = await sql<{ n: number; first: number | null; last: number | null; mark: string | null }>`
    select count(*) as "n", min("version") as "first", max("version") as "last",
      (select "mark" from "libraryChanges" order by "version" desc limit 1) as "mark" from "libraryChanges"`.execute(db)
  const log = rows[0]
  // Old changes are cut; see cut-log.ts.
  const kept = version === 0 ? 0 : version - (log?.first ?? 1) + 1
  if (log?.n !== kept || (version > 0 && (log.last !== version || log.mark !== mark)))
    faults.push(
      `Shared library: its log has ${log?.n ?? 0} changes up to ${log?.last ?? 0}, and should have ${kept} up to ${version}.`,
    )
  const held = await db.selectFrom('libraryArticles').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const own = readReplicaPosition(file)
  if (own?.epoch !== epoch || own.version !== version) return faults
  const copy = new Library(file)
  if (copy.articleCount !== held.n)
    faults.push(
      `Shared library: it has ${held.n} articles, and this server's copy ${copy.articleCount}. Rebuild the copy: npm run library -- rebuild`,
    )
  copy.close()
  return faults
}
