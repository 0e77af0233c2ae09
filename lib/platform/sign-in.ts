/**
 * How the page gets its session: at the machine itself without a key, from anywhere else with one. The key is exchanged
 * for a cookie that scripts cannot read, so the browser's code never holds a key.
 */
import 'server-only'
import { ApiError } from '@/lib/wire/errors'
import { say } from '@/lib/wire/sentences/sentences'
import { admitKey } from './admit'
import { auditNow } from './audit'
import type { Key } from './keys'
import { isFromPage, isFromThisMachine, originRefusal } from './origin'
import { createSession, endSession, sessionCookie, sessionToken, verifySession } from './sessions'
import { eventOf, trailOf } from './trail'

export interface SignedIn {
  /** The value for Set-Cookie; undefined when the browser already holds a good session. */
  cookie: string | undefined
  /** See `Principal`. The page keeps apart by it what different people leave in one tab. */
  owner: string
}

/**
 * @param readSecret reads the key from the body; called only when the request is the page's own
 * @throws ApiError 403 for a foreign origin; 401 or 429 as for any key
 */
export async function signIn(request: Request, readSecret: () => Promise<string | undefined>): Promise<SignedIn> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', originRefusal())
  const secret = await readSecret()
  if (secret !== undefined) return begin(request, await admitKey(request, secret))
  const held = sessionToken(request)
  const session = held === undefined ? undefined : await verifySession(held)
  if (session) return { cookie: undefined, owner: ownerOf(session.key) }
  if (isFromThisMachine(request)) return begin(request, null)
  throw new ApiError('session_required', say('signInNeeded'), {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/** The cookie is given only once its audit row is written. */
async function begin(request: Request, key: Key | null): Promise<SignedIn> {
  const owner = ownerOf(key)
  trailOf(request).actor = owner
  const token = await createSession(key)
  await auditNow({ ...eventOf(request), action: 'sign-in' })
  return { cookie: sessionCookie(token), owner }
}

function ownerOf(key: Key | null): string {
  return key?.id ?? 'local'
}

/**
 * Ends the session at once, here and in every process.
 *
 * @returns the value for Set-Cookie that takes the cookie away
 */
export async function signOut(request: Request): Promise<string> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', originRefusal())
  const token = sessionToken(request)
  const session = token === undefined ? undefined : await verifySession(token)
  if (token !== undefined) await endSession(token)
  if (session) {
    trailOf(request).actor = ownerOf(session.key)
    await auditNow({ ...eventOf(request), action: 'sign-out' })
  }
  return sessionCookie(undefined)
}
