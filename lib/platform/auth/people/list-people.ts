/** People, their sessions and their use, for admins and for each person. */
import 'server-only'
import { database } from '@/lib/store/db'
import type { ListedPerson, ListedSession, ListedUsage } from '@/lib/wire/people/listed-person'
import { parseRoles } from './roles'

const peopleMax = 2000
const usageDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** @returns those who signed in last first */
export async function listPeople(db = database()): Promise<ListedPerson[]> {
  const store = await db
  const now = new Date().toISOString()
  const rows = await store
    .selectFrom('people')
    .select(['id', 'name', 'email', 'roles', 'createdAt', 'lastSignInAt', 'blockedAt'])
    .select((eb) => [
      eb
        .selectFrom('sessions')
        .select((count) => count.fn.countAll().as('n'))
        .whereRef('sessions.personId', '=', 'people.id')
        .where('sessions.expiresAt', '>', now)
        .as('sessions'),
      eb
        .selectFrom('conversations')
        .select((count) => count.fn.countAll().as('n'))
        .whereRef('conversations.owner', '=', 'people.id')
        .where('conversations.deletedAt', 'is', null)
        .as('conversations'),
    ])
    // Those who were erased.
    .where('name', '!=', '')
    .orderBy('lastSignInAt', 'desc')
    .limit(peopleMax)
    .execute()
  return rows.map((row) => ({
    ...row,
    roles: parseRoles(row.roles),
    sessions: Number(row.sessions),
    conversations: Number(row.conversations),
  }))
}

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

/** @returns the last 30 days, latest first; the last seconds may be missing */
export async function listUsage(db = database(), now = Date.now()): Promise<ListedUsage[]> {
  const store = await db
  const since = new Date(now - usageDays * dayMs).toISOString().slice(0, 10)
  const rows = await store
    .selectFrom('usage')
    .leftJoin('people', 'people.id', 'usage.owner')
    .leftJoin('keys', 'keys.id', 'usage.owner')
    .select(['owner', 'day', 'requests', 'promptTokens', 'completionTokens', 'people.name', 'keys.name as keyName'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('requests', 'desc')
    .execute()
  return rows.map(({ owner, name, keyName, day, ...counts }) => ({
    owner: name ?? keyName ?? owner,
    day,
    requests: Number(counts.requests),
    promptTokens: Number(counts.promptTokens),
    completionTokens: Number(counts.completionTokens),
  }))
}
