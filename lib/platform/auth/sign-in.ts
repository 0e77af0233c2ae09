/**
 * How the page gets its session: at the provider (people/provider-sign-in.ts), without a key on this machine, with a
 * key from elsewhere, or with the token that `npm start` prints. Key and token are exchanged for HttpOnly cookies, so
 * that browser code never holds either.
 */
import 'server-only'
import { type AuditEvent, audit, auditNow } from '@/lib/platform/audit/audit'
import { getRequestContext, toAuditEvent } from '@/lib/platform/http/request-context'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { admitKey, assertAdmitted, assertScope } from './admit'
import type { Key } from './api-keys'
import { createOperatorCookie, expireOperatorCookie, isOperatorToken, needsNoKey } from './operator-token'
import { getOriginRefusal, isFromPage } from './same-origin'
import {
  createSession,
  endSession,
  isWayAllowed,
  readSessionToken,
  type Session,
  toSessionCookie,
  verifySession,
} from './sessions'

interface SignedIn {
  /** The Set-Cookie value; undefined if the browser already has a valid session. */
  cookie: string | undefined
  /** See `Principal`. The page uses it to separate the drafts of different people in one tab. */
  owner: string
}

/**
 * @param readSecret reads the key from the body; called only if the request comes from the page
 * @throws ApiError 403 for a foreign origin; 401 or 429 as for any key
 */
export async function signIn(request: Request, readSecret: () => Promise<string | undefined>): Promise<SignedIn> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  const secret = await readSecret()
  if (secret !== undefined) return beginSession(request, await admitPageKey(request, secret))
  const held = readSessionToken(request)
  const session = held === undefined ? undefined : await verifySession(held)
  if (session?.person) {
    assertAdmitted(session.person)
    return { cookie: undefined, owner: session.person.id }
  }
  const isKeyless = await needsNoKey(request)
  if (session && (session.key || isKeyless)) return { cookie: undefined, owner: toOwner(session) }
  if (isKeyless) return beginSession(request, null)
  throw new ApiError('session_required', serverMessage('sign_in_required'), {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/**
 * Exchanges the token for operator rights and a new session.
 *
 * @returns the Set-Cookie values; null for a wrong or replaced token
 */
export async function signInOperator(request: Request, token: string): Promise<string[] | null> {
  if (!(await isOperatorToken(token))) {
    audit({ ...toAuditEvent(request), action: 'refusal', target: 'operator token', status: 403 })
    return null
  }
  const { cookie } = await beginSession(request, null, { operator: true })
  return [cookie, await createOperatorCookie()]
}

/** Returns the cookie only after its audit row has been written. */
async function beginSession(
  request: Request,
  key: Key | null,
  details?: AuditEvent['details'],
): Promise<{ cookie: string; owner: string }> {
  const owner = toOwner({ key, person: null })
  getRequestContext(request).actor = owner
  const token = await createSession(key)
  await auditNow({ ...toAuditEvent(request), action: 'sign-in', ...(details && { details }) })
  return { cookie: toSessionCookie(token), owner }
}

/**
 * @throws ApiError 401 or 429 as for any key; 403 for a key that may only read metrics, and for one that may not sign
 * in because people sign in at the provider
 */
async function admitPageKey(request: Request, secret: string): Promise<Key> {
  const key = await admitKey(request, secret)
  assertScope(key.scope, 'chat')
  if (!isWayAllowed(key, null)) throw new ApiError('key_scope', serverMessage('key_is_no_person'))
  return key
}

function toOwner({ key, person }: Pick<Session, 'key' | 'person'>): string {
  return person?.id ?? key?.id ?? 'local'
}

/**
 * Ends the session at once, here and in every process.
 *
 * @returns the Set-Cookie values that delete its cookie and the operator's
 */
export async function signOut(request: Request): Promise<string[]> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  const token = readSessionToken(request)
  const session = token === undefined ? undefined : await verifySession(token)
  if (token !== undefined) await endSession(token)
  if (session) {
    getRequestContext(request).actor = toOwner(session)
    await auditNow({ ...toAuditEvent(request), action: 'sign-out' })
  }
  return [toSessionCookie(undefined), expireOperatorCookie()]
}
