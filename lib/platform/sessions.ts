/**
 * The page's sessions: a random id in an HttpOnly, SameSite=Strict cookie, kept here only as a keyed hash, so that it can be
 * ended at once. No key ever reaches the browser's code; a session ends with the key that signed in.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { config } from '@/lib/config'
import { database } from '@/lib/store/db'
import { type Key, usableKey } from './keys'
import { keyedHash } from './secrets'

// NIST SP 800-63B, section 4.2.3: sign in again at least every 12 hours.
const lifetimeSeconds = 12 * 60 * 60

export interface Session {
  /** The stored hash; knowing it opens nothing. */
  id: string
  /** The key that signed in; null on loopback without a key. */
  key: Key | null
}

/** @returns the cookie's value; it is not stored and cannot be read again */
export async function createSession(key: Key | null, db = database()): Promise<string> {
  const store = await db
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await store.deleteFrom('sessions').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await store
    .insertInto('sessions')
    .values({
      hash: await keyedHash(token),
      keyId: key?.id ?? null,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetimeSeconds * 1000).toISOString(),
    })
    .execute()
  return token
}

/** @returns the session of this cookie value, or undefined when it is unknown, expired, ended, or its key no longer holds */
export async function verifySession(token: string, db = database()): Promise<Session | undefined> {
  const row = await (await db)
    .selectFrom('sessions')
    .selectAll()
    .where('hash', '=', await keyedHash(token))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  if (row.keyId === null) return { id: row.hash, key: null }
  const key = await usableKey(row.keyId, db)
  return key && { id: row.hash, key }
}

export async function endSession(token: string, db = database()): Promise<void> {
  await (await db)
    .deleteFrom('sessions')
    .where('hash', '=', await keyedHash(token))
    .execute()
}

/** Browsers bind a `__Host-` cookie to one host over TLS. Without TLS the port is in the name: cookies ignore ports. */
function cookieName(): string {
  return isSecure() ? '__Host-evidence-chat' : `evidence-chat-${config().PORT}`
}

function isSecure(): boolean {
  return config().PUBLIC_URL?.startsWith('https:') ?? false
}

/** @returns the value for Set-Cookie; an undefined token takes the cookie away */
export function sessionCookie(token: string | undefined): string {
  const life = token === undefined ? 0 : lifetimeSeconds
  const secure = isSecure() ? '; Secure' : ''
  return `${cookieName()}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`
}

/** @returns the value of our cookie in this request */
export function sessionToken(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${cookieName()}=`
  return pairs.find((pair) => pair.startsWith(prefix) && pair.length > prefix.length)?.slice(prefix.length)
}
