/**
 * Who may read pages that show what the library holds. A page is read by following a link, also from another program or
 * site, so where the reader comes from does not matter; that the page was asked for under its own name does, else a name
 * rebound to our address could read it.
 */
import 'server-only'
import { publicUrl } from '@/lib/config'
import { hasOperatorCookie, needsNoKey } from './operator-token'
import { isFromPage } from './same-origin'
import { readSessionToken, type Session, verifySession } from './sessions'

/** @param headers of the page request, Host and cookie among them */
export async function mayReadPages(headers: Headers): Promise<boolean> {
  return (await findPageOwner(headers)) !== null
}

/** @returns whose searches a page's are: the id of a key, or `local`; null for a reader who must sign in first */
export async function findPageOwner(headers: Headers): Promise<string | null> {
  const reader = await findReader(headers)
  if (reader === null) return null
  const key = reader.session?.key
  if (key) return key.id
  return (await needsNoKey(reader.request)) ? 'local' : null
}

/** Who is shown what only the operator may do; what is done is decided by `admitOperator`, by the same rule. */
export async function mayOperate(headers: Headers): Promise<boolean> {
  const reader = await findReader(headers)
  if (reader === null) return false
  const key = reader.session?.key
  return key ? key.scope === 'admin' : hasOperatorCookie(reader.request)
}

/** True when the page was asked for under a name that is ours, wherever the link to it was followed. */
export function isOwnPage(headers: Headers): boolean {
  return isFromPage(toPageRequest(headers))
}

/** @returns null when the page was asked for under a name that is not ours */
async function findReader(headers: Headers): Promise<{ request: Request; session: Session | undefined } | null> {
  const request = toPageRequest(headers)
  if (!isFromPage(request)) return null
  const token = readSessionToken(request)
  const session = token === undefined ? undefined : await verifySession(token)
  return { request, session }
}

function toPageRequest(headers: Headers): Request {
  const request = new Request(publicUrl(), { headers: new Headers(headers) })
  for (const name of ['sec-fetch-site', 'origin']) request.headers.delete(name)
  return request
}
