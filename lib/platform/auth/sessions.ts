/**
 * The page's sessions: a random id in an HttpOnly, SameSite=Strict cookie, stored as a keyed hash, so that a session
 * can be ended at once. No key ever reaches browser code. A session ends with its key and after inactivity, so that the
 * next person at a shared computer cannot open a page that was closed without signing out.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { config, isProviderUsed } from '@/lib/config'
import { log } from '@/lib/log'
import { readCookie, toSetCookie } from '@/lib/platform/http/cookies'
import { type Database, database } from '@/lib/store/db'
import type { Tables } from '@/lib/store/tables'
import { findUsableKey, type Key } from './api-keys'
import { computeKeyedHash } from './installation-secrets'
import { findPerson, type Person } from './people/people'
import { isForThisMachineOnly } from './same-origin'

// NIST SP 800-63B, section 4.2.3: sign in again at least every 12 hours.
const lifetimeSeconds = 12 * 60 * 60

/** Longer than the page's own idle timer, which reports activity three times in IDLE_LOGOFF_MINUTES. */
const idleFactor = 1.5
/** Extend a session only after this share of its time has passed, so that not every request writes. */
const extendAfterShare = 1 / 15

export interface Session {
  /** The stored hash, which grants no access. */
  id: string
  /** The key used to sign in; null if none was needed (`needsNoKey`), and for a person. */
  key: Key | null
  /** The person who signed in at the provider; null for all others. */
  person: Person | null
  /** See `recheckPerson`. */
  grant: string | null
  checkedAt: string | null
}

/** A session of a person, in addition to what every session has. */
interface PersonSession {
  personId: string
  providerSession: string | null
  /** Encrypted. */
  grant: string | null
  browser: string | null
}

/** @returns the cookie value, which is not stored and cannot be retrieved later */
export async function createSession(key: Key | null, db = database(), now = Date.now()): Promise<string> {
  const none = { personId: null, providerSession: null, grant: null, checkedAt: null, browser: null }
  return storeSession({ ...none, keyId: key?.id ?? null }, db, now)
}

/** @returns as `createSession` */
export async function createPersonSession(session: PersonSession, db = database(), now = Date.now()): Promise<string> {
  const checkedAt = session.grant === null ? null : new Date(now).toISOString()
  return storeSession({ ...session, checkedAt, keyId: null }, db, now)
}

type StoredSession = Omit<Selectable<Tables['sessions']>, 'hash' | 'createdAt' | 'expiresAt'>

async function storeSession(session: StoredSession, db: ReturnType<typeof database>, now: number): Promise<string> {
  const store = await db
  const token = randomBytes(32).toString('base64url')
  await store.deleteFrom('sessions').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await store
    .insertInto('sessions')
    .values({
      ...session,
      hash: await computeKeyedHash(token),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(toExpiry(session, now, now)).toISOString(),
    })
    .execute()
  return token
}

/**
 * Verifies a session and extends it.
 *
 * @returns the session; undefined when it is unknown, expired or ended, its key is no longer valid, or the settings no
 *   longer allow its way to sign in
 */
export async function verifySession(token: string, db = database(), now = Date.now()): Promise<Session | undefined> {
  const row = await (await db)
    .selectFrom('sessions')
    .selectAll()
    .where('hash', '=', await computeKeyedHash(token))
    .where('expiresAt', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const key = row.keyId === null ? null : await findUsableKey(row.keyId, db)
  const person = row.personId === null ? null : await findPerson(row.personId, db)
  if (key === undefined || person === undefined || !isWayAllowed(key, person)) return undefined
  await extendSession(await db, row, now)
  return { id: row.hash, key, person, grant: row.grant, checkedAt: row.checkedAt }
}

/** With a provider, a key signs in only if it may do everything: as the way in while the provider does not respond. */
export function isWayAllowed(key: Pick<Key, 'scope'> | null, person: Person | null): boolean {
  if (!isProviderUsed()) return person === null
  return key === null || key.scope === 'admin'
}

/** @returns when the session expires without further activity, in milliseconds since 1970 */
function toExpiry({ personId }: Pick<StoredSession, 'personId'>, createdAt: number, now: number): number {
  const seconds = personId === null ? lifetimeSeconds : config().OIDC_SESSION_HOURS * 60 * 60
  const end = createdAt + seconds * 1000
  const idleMs = isForThisMachineOnly() ? 0 : config().IDLE_LOGOFF_MINUTES * 60_000
  return idleMs === 0 ? end : Math.min(end, now + idleMs * idleFactor)
}

async function extendSession(db: Database, row: Selectable<Tables['sessions']>, now: number): Promise<void> {
  const end = toExpiry(row, Date.parse(row.createdAt), now)
  if (end - Date.parse(row.expiresAt) < (end - now) * extendAfterShare) return
  try {
    const expiresAt = new Date(end).toISOString()
    await db.updateTable('sessions').set({ expiresAt }).where('hash', '=', row.hash).execute()
  } catch (cause) {
    // A full disk must not prevent reading; the session stays valid until it expires.
    log().warn({ err: cause }, 'a session could not be extended; it stays valid until it expires')
  }
}

export async function endSession(token: string, db = database()): Promise<void> {
  await (await db)
    .deleteFrom('sessions')
    .where('hash', '=', await computeKeyedHash(token))
    .execute()
}

/** @returns the Set-Cookie value; an undefined token deletes the cookie */
export function toSessionCookie(token: string | undefined): string {
  return toSetCookie('evidence-chat', token, Math.max(lifetimeSeconds, config().OIDC_SESSION_HOURS * 60 * 60))
}

/** @returns the session cookie's value */
export function readSessionToken(request: Request): string | undefined {
  return readCookie(request, 'evidence-chat')
}
