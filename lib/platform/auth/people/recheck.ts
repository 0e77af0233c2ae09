/**
 * Reads the groups of a signed-in person again, so that a group that was removed at the provider ends here within
 * OIDC_RECHECK_SECONDS and not at the next sign-in; recheck-open.ts asks while an answer is open. While the provider
 * does not respond, or sends no groups with a refresh, sessions continue with the roles they had; when it no longer
 * accepts their access, they end.
 */
import 'server-only'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { decryptText, encryptText } from '@/lib/platform/auth/installation-secrets'
import { database } from '@/lib/store/db'
import { type Person, setRoles } from './people'
import type { Grant } from './provider'
import { toRoles } from './roles'
import { toSignInRefusal } from './sign-in-refusal'

interface CheckedSession {
  /** The stored hash. */
  id: string
  grant: string | null
  checkedAt: string | null
}

/**
 * @returns the person with the latest roles, or undefined if the provider has ended its session, and so this one
 */
export async function recheckPerson(
  session: CheckedSession,
  person: Person,
  db = database(),
  now = Date.now(),
): Promise<Person | undefined> {
  const { grant, checkedAt } = session
  const isDue = checkedAt !== null && now - Date.parse(checkedAt) >= config().OIDC_RECHECK_SECONDS * 1000
  if (grant === null || !isDue || !(await claimCheck(session, db, now))) return person
  let read: { groups: string[] | undefined; grant: Grant }
  try {
    // Loaded when needed: most installations have no provider.
    const { readGroupsAgain } = await import('./provider')
    read = await readGroupsAgain(JSON.parse(await decryptText(grant)), person.subject)
  } catch (error) {
    const { reason } = toSignInRefusal(error)
    log().warn({ err: error, person: person.id, reason }, 'the groups of a person could not be read again')
    if (reason === 'provider_unavailable' || reason === 'provider_error') return person
    await (await db).deleteFrom('sessions').where('hash', '=', session.id).execute()
    return undefined
  }
  // If the provider does not mention groups, the session continues up to its maximum age.
  const roles = read.groups === undefined ? person.roles : toRoles(read.groups)
  const store = await db
  const kept = await encryptText(JSON.stringify(read.grant))
  await store.updateTable('sessions').set({ grant: kept }).where('hash', '=', session.id).execute()
  if (roles.join(',') !== person.roles.join(',')) await setRoles(store, person.id, roles)
  return { ...person, roles }
}

/**
 * Among several requests, on any servers, only one reads: providers end a session whose refresh token is used twice.
 */
async function claimCheck({ id, checkedAt }: CheckedSession, db: ReturnType<typeof database>, now: number) {
  const { numUpdatedRows } = await (await db)
    .updateTable('sessions')
    .set({ checkedAt: new Date(now).toISOString() })
    .where('hash', '=', id)
    .where('checkedAt', '=', checkedAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
