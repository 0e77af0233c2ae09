/** The sessions of a person, for the person and for admins. */
import 'server-only'
import { database } from '@/lib/store/db'
import type { ListedSession } from '@/lib/wire/people/listed-person'

/** @param current the session that asks */
export async function listSessions(personId: string, current: string, db = database()): Promise<ListedSession[]> {
  const rows = await (await db)
    .selectFrom('sessions')
    .select(['hash', 'browser', 'createdAt', 'expiresAt'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ hash, ...row }) => ({ ...row, id: hash, isCurrent: hash === current }))
}

/**
 * Ends the sessions of a person, on every server.
 *
 * @param id of one session; all if undefined
 * @returns number of sessions ended
 */
export async function endSessions(personId: string, id?: string, db = database()): Promise<number> {
  let sessions = (await db).deleteFrom('sessions').where('personId', '=', personId)
  if (id !== undefined) sessions = sessions.where('hash', '=', id)
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
