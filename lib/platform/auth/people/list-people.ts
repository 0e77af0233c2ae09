/** People for admins, in pages. */
import 'server-only'
import { sql } from 'kysely'
import { type Database, database } from '@/lib/store/db'
import type { ListedPerson, PeoplePage } from '@/lib/wire/people/listed-person'
import type { PeopleQuery } from '@/lib/wire/people/people-requests'
import { parseRoles } from './roles'

const pageRows = 50

/**
 * @returns people, latest sign-in first, and where the list continues; nobody appears on two pages, even if people sign
 *   in meanwhile
 */
export async function listPeople({ find, before }: PeopleQuery, db = database()): Promise<PeoplePage> {
  const store = await db
  let query = selectPeople(store)
  if (find !== undefined) query = query.where(namesPerson(find))
  if (before !== undefined) {
    const { lastSignInAt, id } = before
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('lastSignInAt', 'id'), '<', tuple(lastSignInAt, id)))
  }
  const rows = await query
    .orderBy('lastSignInAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute()
  const data = rows.slice(0, pageRows).map(toListedPerson)
  const last = data.at(-1)
  return { data, next: last && rows.length > pageRows ? `${last.lastSignInAt}_${last.id}` : null }
}

/** SQLite's `lower` knows ASCII letters only, so "ömer" is looked for in the other spellings of a name, too. */
function listSpellings(find: string): string[] {
  const lower = find.toLowerCase()
  const capitalized = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([find, capitalized, find.toUpperCase()])]
}

function namesPerson(find: string) {
  const lower = toPattern(find.toLowerCase())
  const spellings = listSpellings(find).map((each) => sql<boolean>`"name" like ${toPattern(each)} escape '\\'`)
  return sql<boolean>`(${sql.join(spellings, sql` or `)}
    or lower("name") like ${lower} escape '\\' or lower(coalesce("email", '')) like ${lower} escape '\\')`
}

function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function selectPeople(store: Database) {
  const now = new Date().toISOString()
  return (
    store
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
      // Excludes people who were erased.
      .where('name', '!=', '')
  )
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

function toListedPerson(row: PersonRow): ListedPerson {
  return {
    ...row,
    roles: parseRoles(row.roles),
    sessions: Number(row.sessions),
    conversations: Number(row.conversations),
  }
}
