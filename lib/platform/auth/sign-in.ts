/**
 * How the page gets its session: at the machine itself without a key, from anywhere else with one, and with the token
 * that `npm start` prints. Key and token are exchanged for cookies that scripts cannot read, so the browser's code never
 * holds one.
 */
import 'server-only'
import { type AuditEvent, audit, auditNow } from '@/lib/platform/audit/audit'
import { getRequestContext, toAuditEvent } from '@/lib/platform/http/request-context'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { admitKey } from './admit'
import type { Key } from './api-keys'
import { createOperatorCookie, expireOperatorCookie, isOperatorToken, needsNoKey } from './operator-token'
import { getOriginRefusal, isFromPage } from './same-origin'
import { createSession, endSession, readSessionToken, toSessionCookie, verifySession } from './sessions'

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
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  const secret = await readSecret()
  if (secret !== undefined) return beginSession(request, await admitKey(request, secret))
  const held = readSessionToken(request)
  const session = held === undefined ? undefined : await verifySession(held)
  const isKeyless = await needsNoKey(request)
  if (session && (session.key || isKeyless)) return { cookie: undefined, owner: toOwner(session.key) }
  if (isKeyless) return beginSession(request, null)
  throw new ApiError('session_required', serverMessage('signInNeeded'), {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/**
 * Exchanges the token in an address for operator rights, and for a session in the place of the one the browser holds.
 *
 * @returns the values for Set-Cookie; null for a wrong or replaced token
 */
export async function signInOperator(request: Request, token: string): Promise<string[] | null> {
  if (!(await isOperatorToken(token))) {
    audit({ ...toAuditEvent(request), action: 'refusal', target: 'operator token', status: 403 })
    return null
  }
  const { cookie } = await beginSession(request, null, { operator: true })
  return [cookie, await createOperatorCookie()]
}

/** The cookie is given only once its audit row is written. */
async function beginSession(
  request: Request,
  key: Key | null,
  details?: AuditEvent['details'],
): Promise<{ cookie: string; owner: string }> {
  const owner = toOwner(key)
  getRequestContext(request).actor = owner
  const token = await createSession(key)
  await auditNow({ ...toAuditEvent(request), action: 'sign-in', ...(details && { details }) })
  return { cookie: toSessionCookie(token), owner }
}

function toOwner(key: Key | null): string {
  return key?.id ?? 'local'
}

/**
 * Ends the session at once, here and in every process.
 *
 * @returns the values for Set-Cookie that delete its cookie and the operator's
 */
export async function signOut(request: Request): Promise<string[]> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  const token = readSessionToken(request)
  const session = token === undefined ? undefined : await verifySession(token)
  if (token !== undefined) await endSession(token)
  if (session) {
    getRequestContext(request).actor = toOwner(session.key)
    await auditNow({ ...toAuditEvent(request), action: 'sign-out' })
  }
  return [toSessionCookie(undefined), expireOperatorCookie()]
}
