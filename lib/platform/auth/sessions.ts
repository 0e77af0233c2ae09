/**
 * The page's sessions: a random id in an HttpOnly, SameSite=Strict cookie, kept here only as a keyed hash, so that it can be
 * ended at once. No key ever reaches the browser's code; a session ends with the key that signed in, and when nothing is
 * heard of it: a page that was closed without signing out can't be opened by the next person at a shared computer.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { readCookie, toSetCookie } from '@/lib/platform/http/cookies'
import { type Database, database } from '@/lib/store/db'
import type { Tables } from '@/lib/store/tables'
import { findUsableKey, type Key } from './api-keys'
import { computeKeyedHash } from './installation-secrets'
import { isForThisMachineOnly } from './same-origin'

// NIST SP 800-63B, section 4.2.3: sign in again at least every 12 hours.
const lifetimeSeconds = 12 * 60 * 60

/** Later than the page itself signs out, which tells of activity three times in IDLE_LOGOFF_MINUTES. */
const idleFactor = 1.5
/** A session is prolonged when this share of its time has passed, so that not every request writes. */
const extendAfterShare = 1 / 15

export interface Session {
  /** The stored hash; knowing it opens nothing. */
  id: string
  /** The key that signed in; null for a session that needed none (`needsNoKey`). */
  key: Key | null
}

/** @returns the cookie's value; it is not stored and cannot be read again */
export async function createSession(key: Key | null, db = database(), now = Date.now()): Promise<string> {
  const store = await db
  const token = randomBytes(32).toString('base64url')
  await store.deleteFrom('sessions').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await store
    .insertInto('sessions')
    .values({
      hash: await computeKeyedHash(token),
      keyId: key?.id ?? null,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(toExpiry(now, now)).toISOString(),
    })
    .execute()
  return token
}

/**
 * Prolongs the session, too.
 *
 * @returns the session of this cookie value, or undefined when it is unknown, expired, ended, or its key no longer holds
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
  if (key === undefined) return undefined
  await extendSession(await db, row, now)
  return { id: row.hash, key }
}

/** Milliseconds since 1970 at which a session ends of which nothing more is heard. */
function toExpiry(createdAt: number, now: number): number {
  const end = createdAt + lifetimeSeconds * 1000
  const idleMs = isForThisMachineOnly() ? 0 : config().IDLE_LOGOFF_MINUTES * 60_000
  return idleMs === 0 ? end : Math.min(end, now + idleMs * idleFactor)
}

async function extendSession(db: Database, row: Selectable<Tables['sessions']>, now: number): Promise<void> {
  const end = toExpiry(Date.parse(row.createdAt), now)
  if (end - Date.parse(row.expiresAt) < (end - now) * extendAfterShare) return
  try {
    const expiresAt = new Date(end).toISOString()
    await db.updateTable('sessions').set({ expiresAt }).where('hash', '=', row.hash).execute()
  } catch (cause) {
    // A full disk must not keep anybody from reading; the session holds for the rest of its time.
    log().warn({ err: cause }, 'a session could not be prolonged')
  }
}

export async function endSession(token: string, db = database()): Promise<void> {
  await (await db)
    .deleteFrom('sessions')
    .where('hash', '=', await computeKeyedHash(token))
    .execute()
}

/** @returns the value for Set-Cookie; an undefined token deletes the cookie */
export function toSessionCookie(token: string | undefined): string {
  return toSetCookie('evidence-chat', token, lifetimeSeconds)
}

/** @returns the value of our cookie in this request */
export function readSessionToken(request: Request): string | undefined {
  return readCookie(request, 'evidence-chat')
}
