/**
 * Authentication and limits. Every handler calls `admit` first, before it reads the body. A Bearer key grants access
 * from anywhere; the page's cookie only from the page's own origin. This file never reads the body.
 */
import 'server-only'
import { config } from '@/lib/config'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { holdForRequest } from '@/lib/platform/http/request-resources'
import {
  acquireSlot,
  assertWithinRate,
  countRequest,
  toRateHeaders,
  toRetryAfter,
} from '@/lib/platform/limits/rate-limits'
import { recordKeyUse } from '@/lib/platform/limits/usage'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import type { KeyScope } from '@/lib/wire/people/key-scopes'
import type { Role } from '@/lib/wire/people/roles'
import { type Key, verifyKey } from './api-keys'
import { type AnswerCaller, meterAnswer } from './meter-answer'
import { needsNoKey } from './operator-token'
import { isAdmitted, type Person } from './people/people'
import { recheckPerson } from './people/recheck'
import { getOriginRefusal, isFromPage } from './same-origin'
import { readSessionToken, type Session, verifySession } from './sessions'

/**
 * `owner` owns usage, limits and stored completions: the id of the person; the key's id, also for a session of that
 * key; else `local`. Only people have roles.
 */
export type Principal =
  | { type: 'key'; id: string; name: string; scope: KeyScope; owner: string }
  | { type: 'session'; id: string; scope: KeyScope; owner: string; roles?: readonly Role[] }

export interface Admission {
  principal: Principal
  /** Undefined for everyone who did not sign in at the provider. */
  person: Person | undefined
  /** x-ratelimit-* headers for the response. */
  headers: Record<string, string>
  /** Aborts when the client closes the connection, the key is revoked, or the server stops. */
  signal: AbortSignal
  /** As `signal`, but ignores a closed connection. */
  lastingSignal: AbortSignal
  /**
   * Acquires one of the caller's concurrency slots before the body is read, so that slow uploads count as well.
   *
   * @throws ApiError 429 when none is free
   */
  takeSlot(): Promise<void>
  /** Acquires a slot if none is held, records usage, and releases the request's resources at the end. */
  meter(events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent>
}

// Far above what a misconfigured client sends, far below a noticeable load. Valid keys are not subject to it.
const wrongKeysPerMinuteMax = 600

/** One message for every kind of invalid key, so that it reveals nothing about a near miss. */
const keyRefusal =
  'A valid API key is required. Send it in the header "Authorization: Bearer sk-…". To create one, run "npm run keys -- create --name NAME" on the server.'

/**
 * @param isCounted false for requests that the rate limit must never refuse, such as stopping an answer
 * @throws ApiError 401 for any missing, malformed, wrong, expired or revoked key (the same message for each), 403 for a
 *   foreign origin, 429 beyond the limits
 */
export async function admit(
  request: Request,
  { scope = 'chat', isCounted = true }: { scope?: KeyScope; isCounted?: boolean } = {},
): Promise<Admission> {
  const caller = await identify(request)
  Object.assign(getRequestContext(request), {
    actor: toActor(caller.principal),
    hasKey: caller.principal.type === 'key',
    ...toLogIds(caller),
  })
  assertScope(caller.principal.scope, scope)
  const headers = isCounted ? await countAgainstLimit(request, caller) : {}
  const leave = new AbortController()
  let hasSlot = false
  const takeSlot = async () => {
    if (hasSlot) return
    hasSlot = true
    holdForRequest(request, await acquireCallerSlot(caller))
  }
  return {
    principal: caller.principal,
    person: caller.person,
    headers,
    signal: joinSignals(request.signal, leave.signal),
    lastingSignal: leave.signal,
    takeSlot,
    meter: (events) => meterAnswer(events, { caller: toAnswerCaller(caller), leave, request, takeSlot }),
  }
}

/**
 * As `AbortSignal.any`, which takes eight times as long because it also serves signals that live longer than the
 * request, whose listeners would be kept.
 */
function joinSignals(...signals: AbortSignal[]): AbortSignal {
  const joined = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason)
    else signal.addEventListener('abort', () => joined.abort(signal.reason), { once: true })
  }
  return joined.signal
}

/** @throws ApiError 403; a key of scope admin may do everything */
export function assertScope(held: KeyScope, needed: KeyScope): void {
  if (held === 'admin' || held === needed) return
  if (held === 'metrics') throw new ApiError('key_scope', serverMessage('metrics_key_only'))
  throw new ApiError('key_scope', serverMessage(needed === 'metrics' ? 'metrics_key_required' : 'admin_key_required'))
}

/** @returns how the audit log names this caller */
export function toActor({ type, owner }: Principal): string {
  return type === 'session' && owner.startsWith('key_') ? `session of ${owner}` : owner
}

interface Caller {
  principal: Principal
  /** Null for a session without a key. */
  key: Key | null
  person?: Person
}

/**
 * @param secret a key, from the header or from sign-in
 * @throws ApiError 401, or 429 after too many wrong keys from this address; a valid key is never refused for that
 */
export async function admitKey(request: Request, secret: string): Promise<Key> {
  const key = await verifyKey(secret)
  if (key) return key
  const rate = await countRequest(`wrong:${getClientAddress(request)}`, wrongKeysPerMinuteMax)
  if (rate.isExceeded) {
    const message = serverMessage('wrong_key_rate_limit', { limit: rate.limit })
    throw new ApiError('rate_limit_exceeded', message, { headers: { 'retry-after': toRetryAfter(rate) } })
  }
  throw new ApiError('invalid_api_key', keyRefusal, { headers: { 'www-authenticate': 'Bearer' } })
}

async function identify(request: Request): Promise<Caller> {
  const authorization = request.headers.get('authorization')
  const token = authorization === null ? readSessionToken(request) : undefined
  if (token !== undefined) return identifySession(request, token)
  const key = await admitKey(request, readBearerSecret(request) ?? '')
  recordKeyUse(key.id)
  return { principal: { type: 'key', id: key.id, name: key.name, scope: key.scope, owner: key.id }, key }
}

export function readBearerSecret({ headers }: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
}

async function identifySession(request: Request, token: string): Promise<Caller> {
  if (!isFromPage(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  const session = await verifySession(token)
  if (session?.person) return identifyPerson(session, session.person)
  // A keyless cookie alone is not enough: it may predate PUBLIC_URL, or have been copied to another machine.
  if (!session || !(session.key || (await needsNoKey(request)))) {
    throw createSessionRefusal()
  }
  const { id, key } = session
  if (key) recordKeyUse(key.id)
  return { principal: { type: 'session', id, scope: key?.scope ?? 'chat', owner: key?.id ?? 'local' }, key }
}

/** @throws ApiError 401 if the provider has ended the session, 403 for a person without a role */
async function identifyPerson(session: Session, known: Person): Promise<Caller> {
  const person = await recheckPerson(session, known)
  if (!person) throw createSessionRefusal()
  assertAdmitted(person)
  const { id: owner, roles } = person
  const scope = roles.includes('admin') ? 'admin' : 'chat'
  return { principal: { type: 'session', id: session.id, scope, owner, roles }, key: null, person }
}

/** @throws ApiError 403 for a person who is blocked or has no role */
export function assertAdmitted(person: Person): void {
  if (isAdmitted(person)) return
  throw new ApiError('key_scope', serverMessage(person.blockedAt === null ? 'person_without_role' : 'person_blocked'))
}

function createSessionRefusal(): ApiError {
  return new ApiError('session_required', serverMessage('session_ended'), { headers: { 'www-authenticate': 'Bearer' } })
}

/** Counts every request with a key, but only writes of the page, since one view takes many reads. */
async function countAgainstLimit(request: Request, { principal, key }: Caller): Promise<Record<string, string>> {
  if (principal.type === 'session' && (request.method === 'GET' || request.method === 'HEAD')) return {}
  const perMinute = key?.rpm ?? config().RATE_LIMIT_RPM
  return toRateHeaders(await assertWithinRate(principal.owner, perMinute, 'request_rate_limit'))
}

/** @returns a function that releases the slot */
async function acquireCallerSlot({ principal, key }: Caller): Promise<() => Promise<void>> {
  const streamsMax = key?.streams ?? config().STREAMS_MAX
  const release = await acquireSlot(principal.owner, streamsMax)
  if (release) return release
  throw new ApiError('streams_limit_exceeded', serverMessage('concurrent_answers_limit', { limit: streamsMax }), {
    wireCode: 'rate_limit_exceeded',
    headers: { 'retry-after': '1' },
  })
}

function toAnswerCaller({ principal, key, person }: Caller): AnswerCaller {
  return {
    owner: principal.owner,
    keyId: key?.id ?? null,
    sessionId: principal.type === 'session' ? principal.id : null,
    personId: person?.id ?? key?.personId ?? null,
    isSignedInPerson: person !== undefined,
  }
}

function toLogIds({ key, person }: Caller): { keyId?: string; personId?: string } {
  const personId = person?.id ?? key?.personId
  return { ...(key && { keyId: key.id }), ...(personId ? { personId } : {}) }
}
