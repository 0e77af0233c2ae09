/**
 * Who may read pages that show what the library holds. A page is read by following a link, also from another program or
 * site, so where the reader comes from does not matter; that the page was asked for under its own name does, else a name
 * rebound to our address could read it.
 */
import 'server-only'
import { publicUrl } from '@/lib/config'
import { isFromPage, isFromThisMachine } from './origin'
import { sessionToken, verifySession } from './sessions'

/** @param headers of the page request, Host and cookie among them */
export async function mayReadPages(headers: Headers): Promise<boolean> {
  const request = new Request(publicUrl(), { headers: new Headers(headers) })
  for (const name of ['sec-fetch-site', 'origin']) request.headers.delete(name)
  if (!isFromPage(request)) return false
  if (isFromThisMachine(request)) return true
  const token = sessionToken(request)
  return token !== undefined && (await verifySession(token)) !== undefined
}
