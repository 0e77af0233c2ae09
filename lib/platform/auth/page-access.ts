/**
 * Who may read pages that show library contents. Pages are opened by links, also from other programs and sites, so the
 * origin does not matter. The Host header must be ours, else a DNS name rebound to our address could read the page.
 */
import 'server-only'
import { getPublicUrl } from '@/lib/config'
import type { Role } from '@/lib/wire/people/roles'
import { hasOperatorCookie, needsNoKey } from './operator-token'
import { isAdmitted } from './people/people'
import { isFromPage } from './same-origin'
import { readSessionToken, type Session, verifySession } from './sessions'

/** @param headers of the page request, including Host and Cookie */
export async function mayReadPages(headers: Headers): Promise<boolean> {
  return (await findPageOwner(headers)) !== null
}

/**
 * @returns the owner of the page's searches: a person's or a key's id, or `local`; null if the reader must sign in
 * first
 */
export async function findPageOwner(headers: Headers): Promise<string | null> {
  const reader = await findReader(headers)
  if (reader === null) return null
  const { key, person } = reader.session ?? {}
  if (person) return isAdmitted(person) ? person.id : null
  if (key) return key.id
  return (await needsNoKey(reader.request)) ? 'local' : null
}

/**
 * True if the page shows the operator's actions; `admitOperator` authorises each request by the same rule.
 *
 * @param role of people who may do this in addition to admins
 */
export async function mayOperate(headers: Headers, role: Role = 'admin'): Promise<boolean> {
  const reader = await findReader(headers)
  if (reader === null) return false
  const { key, person } = reader.session ?? {}
  if (person) return isAdmitted(person) && person.roles.some((held) => held === role || held === 'admin')
  return key ? key.scope === 'admin' : hasOperatorCookie(reader.request)
}

/** True if a person who signed in at the provider reads the page. */
export async function isPerson(headers: Headers): Promise<boolean> {
  const person = (await findReader(headers))?.session?.person
  return person != null && isAdmitted(person)
}

/** True if the page was requested under one of our host names, from whatever origin. */
export function isOwnPage(headers: Headers): boolean {
  return isFromPage(toPageRequest(headers))
}

/** @returns null if the page was requested under a foreign host name */
async function findReader(headers: Headers): Promise<{ request: Request; session: Session | undefined } | null> {
  const request = toPageRequest(headers)
  if (!isFromPage(request)) return null
  const token = readSessionToken(request)
  const session = token === undefined ? undefined : await verifySession(token)
  return { request, session }
}

function toPageRequest(headers: Headers): Request {
  const request = new Request(getPublicUrl(), { headers: new Headers(headers) })
  for (const name of ['sec-fetch-site', 'origin']) request.headers.delete(name)
  return request
}
