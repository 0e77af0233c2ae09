/** A PostgreSQL database for one suite that needs no SQLite beside it. */
import { createPostgresDatabase, findPostgres } from './databases'

const programs = findPostgres()

/** For `describe`: why the suite can't run here, or false. */
export const postgresSkip = programs ? false : 'PostgreSQL’s initdb and pg_ctl are not installed'

/** @returns a new, empty database; `stop` removes it if it is a server of its own */
export function startSuiteDatabase(): ReturnType<typeof createPostgresDatabase> {
  return createPostgresDatabase(programs ?? '')
}
