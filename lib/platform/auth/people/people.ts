/**
 * People who sign in at the provider. A person is identified by issuer and subject; names and addresses change, and an
 * address may be reassigned.
 */
import 'server-only'
import type { Selectable } from 'kysely'
import { appendAudit } from '@/lib/platform/audit/audit'
import { createRandomText } from '@/lib/platform/auth/key-format'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import type { PeopleTable } from '@/lib/store/tables'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { ApiError } from '@/lib/wire/errors'
import type { Role } from '@/lib/wire/people/roles'
import type { Identity } from './provider'
import { parseRoles, toRoles } from './roles'

/** Held while a person or the owner of its content changes; see `lockForTransaction`. */
export const peopleLock = 'people'

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

/** @throws ApiError 404, also for a person who was erased */
export async function requirePerson(id: string, db = database()): Promise<Person> {
  const person = await findPerson(id, db)
  if (!person || person.name === '') throw new ApiError('not_found', serverMessage('person_not_found'))
  return person
}

/** @returns the names by id; '' for people who were erased */
export async function findNames(ids: readonly string[], db = database()): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await (await db).selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** @returns the ids that own what a person stored: the person's, and those of the person's keys */
export async function listOwners(db: Database, id: string): Promise<string[]> {
  const keys = await db.selectFrom('keys').select('id').where('personId', '=', id).execute()
  return [id, ...keys.map((key) => key.id)]
}

/**
 * Blocks a person, or lifts the block. Takes effect with the next request on every server.
 *
 * @throws ApiError 404
 */
export async function setBlocked(id: string, isBlocked: boolean, by: string, db = database()): Promise<void> {
  const at = new Date().toISOString()
  await (await db).transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, peopleLock)
    await requirePerson(id, Promise.resolve(transaction))
    const blockedAt = isBlocked ? at : null
    await transaction.updateTable('people').set({ blockedAt }).where('id', '=', id).execute()
    const action = isBlocked ? 'person-blocked' : 'person-unblocked'
    await appendAudit(transaction, [{ action, actor: by, target: id, at }])
  })
}

/** True for a person who is not blocked and has a role. */
export function isAdmitted(person: Pick<Person, 'roles' | 'blockedAt'>): boolean {
  return person.blockedAt === null && person.roles.length > 0
}

/** Takes effect with the next request on every server. */
export async function setRoles(db: Database, id: string, roles: readonly Role[]): Promise<void> {
  await db
    .updateTable('people')
    .set({ roles: roles.join(',') })
    .where('id', '=', id)
    .execute()
}

function toPerson(row: Selectable<PeopleTable>): Person {
  return { ...row, roles: parseRoles(row.roles) }
}
