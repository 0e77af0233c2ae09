/**
 * People who sign in at the provider. A person is an issuer and a subject; names and addresses change, and an address may be
 * given to somebody else.
 */
import 'server-only'
import type { Selectable } from 'kysely'
import { createRandomText } from '@/lib/platform/auth/key-format'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import type { PeopleTable } from '@/lib/store/tables'
import { ApiError } from '@/lib/wire/errors'
import type { Role } from '@/lib/wire/people/roles'
import type { Identity } from './provider'
import { parseRoles, toRoles } from './roles'

export interface Person extends Omit<Selectable<PeopleTable>, 'roles'> {
  roles: Role[]
}

/** Creates the person at the first sign-in; later ones update name, address and roles. */
export async function recordPerson(identity: Identity, db = database()): Promise<Person> {
  const { issuer, subject, name, email } = identity
  const now = new Date().toISOString()
  const known = { name, email, roles: toRoles(identity.groups).join(','), lastSignInAt: now }
  const row = await (await db)
    .insertInto('people')
    .values({ id: `person_${createRandomText(16)}`, issuer, subject, ...known, createdAt: now, blockedAt: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPerson(row)
}

export async function findPerson(id: string, db = database()): Promise<Person | undefined> {
  const row = await (await db).selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPerson(row)
}

/** @throws ApiError 404 */
export async function requirePerson(id: string, db = database()): Promise<Person> {
  const person = await findPerson(id, db)
  if (!person) throw new ApiError('not_found', serverMessage('person_not_found'))
  return person
}

/** True for a person whom nobody blocked and who has a role. */
export function isAdmitted(person: Pick<Person, 'roles' | 'blockedAt'>): boolean {
  return person.blockedAt === null && person.roles.length > 0
}

/** Acts with the next request on every server. */
export async function setRoles(db: Database, id: string, roles: readonly Role[]): Promise<void> {
  await db
    .updateTable('people')
    .set({ roles: roles.join(',') })
    .where('id', '=', id)
    .execute()
}

export function toPerson(row: Selectable<PeopleTable>): Person {
  return { ...row, roles: parseRoles(row.roles) }
}
