/**
 * Signing in at the provider: sends the browser there, and turns the callback into a session. Nobody is admitted by
 * accident: each failure is a `SignInRefusal`, and the audit log has a row of it.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { config, getPublicUrl, isProviderUsed } from '@/lib/config'
import { log } from '@/lib/log'
import { audit, auditNow } from '@/lib/platform/audit/audit'
import { encryptText } from '@/lib/platform/auth/installation-secrets'
import { createPersonSession, endSession, readSessionToken, toSessionCookie } from '@/lib/platform/auth/sessions'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { readCookie, toSetCookie } from '@/lib/platform/http/cookies'
import { getRequestContext, toAuditEvent } from '@/lib/platform/http/request-context'
import { countRequest } from '@/lib/platform/limits/rate-limits'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { isAdmitted, type Person, recordPerson } from './people'
import { buildProviderUrl, type Grant, type Identity, redeemCallback } from './provider'
import { beginRecord, signInSeconds, takeRecord } from './sign-in-records'
import { SignInRefusal, toSignInRefusal } from './sign-in-refusal'

/** Per address, behind which a whole hospital may be; each begun sign-in is a row of the database. */
const signInsPerMinuteMax = 600
const browserNameMax = 200

/** @throws ApiError 404 where people do not sign in at a provider */
export function assertProviderUsed(): void {
  if (!isProviderUsed()) throw new ApiError('unknown_url', serverMessage('no_provider'))
}

/** @returns where to send the browser; @throws SignInRefusal */
export async function beginProviderSignIn(request: Request): Promise<{ location: string; cookie: string }> {
  assertProviderUsed()
  const rate = await countRequest(`sign-in:${getClientAddress(request)}`, signInsPerMinuteMax)
  if (rate.isExceeded) {
    const refusal = new SignInRefusal('rate_limit')
    recordRefusal(request, refusal)
    throw refusal
  }
  // Two tabs of a browser sign in with the same cookie, each with a record of its own.
  const browser = readCookie(request, 'evidence-chat-sign-in') ?? randomBytes(32).toString('base64url')
  const returnTo = toOwnPath(new URL(request.url).searchParams.get('return'))
  const begun = await beginRecord(browser, returnTo)
  const location = await buildProviderUrl(begun).catch((error: unknown) => {
    const refusal = toSignInRefusal(error)
    recordRefusal(request, refusal)
    throw refusal
  })
  return { location: location.href, cookie: toSetCookie('evidence-chat-sign-in', browser, signInSeconds) }
}

/** @returns where to go next, and the session's cookie; @throws SignInRefusal */
export async function completeProviderSignIn(request: Request): Promise<{ returnTo: string; cookie: string }> {
  assertProviderUsed()
  try {
    const { search, searchParams } = new URL(request.url)
    const browser = readCookie(request, 'evidence-chat-sign-in')
    if (browser === undefined) throw new SignInRefusal('cookies')
    const begun = await takeRecord(searchParams.get('state') ?? '', browser)
    if (!begun) throw new SignInRefusal('expired')
    const { identity, grant } = await redeemCallback(search, begun)
    const person = await recordPerson(identity)
    getRequestContext(request).actor = person.id
    if (person.blockedAt !== null) throw new SignInRefusal('blocked')
    if (!isAdmitted(person)) throw new SignInRefusal('no_role')
    return { returnTo: begun.returnTo, cookie: await beginPersonSession(request, person, identity, grant) }
  } catch (error) {
    if (error instanceof SignInRefusal) recordRefusal(request, error)
    throw error
  }
}

/** Returns the cookie only after its audit row has been written. */
async function beginPersonSession(
  request: Request,
  person: Person,
  { providerSession }: Identity,
  grant: Grant,
): Promise<string> {
  const held = readSessionToken(request)
  if (held !== undefined) await endSession(held)
  const isReadable = grant.refreshToken !== undefined || grant.accessToken !== undefined
  const token = await createPersonSession({
    personId: person.id,
    providerSession,
    grant: isReadable ? await encryptText(JSON.stringify(grant)) : null,
    browser: request.headers.get('user-agent')?.slice(0, browserNameMax) ?? null,
  })
  await auditNow({ ...toAuditEvent(request), action: 'sign-in', details: { roles: person.roles.join(',') } })
  return toSessionCookie(token)
}

/** @param refusal whose cause is for the log alone */
export function recordRefusal(request: Request, refusal: SignInRefusal): void {
  const { reason } = refusal
  log().warn({ err: refusal.cause ?? refusal, reason, issuer: config().OIDC_ISSUER }, 'a sign-in was refused')
  audit({ ...toAuditEvent(request), action: 'refusal', target: 'sign-in', status: 403, details: { reason } })
}

/** @returns a path of this server; `/` for anything that leads elsewhere */
function toOwnPath(wanted: string | null): string {
  const home = new URL(getPublicUrl())
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, home)) return '/'
  const { origin, pathname, search } = new URL(wanted, home)
  // A path that begins with two slashes would be read as a host.
  return origin === home.origin && !pathname.startsWith('//') ? pathname + search : '/'
}
