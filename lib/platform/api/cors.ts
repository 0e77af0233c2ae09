/**
 * Which pages of other origins may read an answer. With `*` those that send a valid key, as programs in browsers do: a
 * page without one must not even learn that the product runs at an address. A listed origin may read refusals, too.
 * Never with credentials: keys travel in a header, and the page's cookie must not work from another origin.
 */
import 'server-only'
import { config } from '@/lib/config'
import { readBearerSecret } from '@/lib/platform/auth/admit'
import { verifyKey } from '@/lib/platform/auth/api-keys'
import { getRequestContext } from '@/lib/platform/http/request-context'

const exposed = [
  'x-request-id',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
  'x-ratelimit-limit-requests',
  'x-ratelimit-remaining-requests',
  'x-ratelimit-reset-requests',
  'x-ratelimit-limit-tokens',
  'x-ratelimit-remaining-tokens',
  'x-ratelimit-reset-tokens',
].join(', ')

/** True for a browser's own question before a request; a page can't send the header itself. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

/** @returns the headers for the answer to this request, whatever it says */
export async function getCorsHeaders(request: Request): Promise<[string, string][]> {
  const origins = config().CORS_ORIGINS
  const origin = request.headers.get('origin')
  const expose: [string, string] = ['access-control-expose-headers', exposed]
  const vary: [string, string] = ['vary', 'origin']
  if (origin !== null && origins.includes(origin)) return [['access-control-allow-origin', origin], expose, vary]
  if (!origins.includes('*')) return [vary]
  // A page can't read what a preflight says; it learns no more than that the request itself failed.
  const isReadable = isPreflight(request) || (await hasValidKey(request))
  return isReadable ? [['access-control-allow-origin', '*'], expose] : []
}

/** Most requests were admitted already; what needs no key, or was refused before, is looked at here. */
async function hasValidKey(request: Request): Promise<boolean> {
  if (getRequestContext(request).hasKey) return true
  const secret = request.headers.has('origin') ? readBearerSecret(request) : undefined
  return secret !== undefined && (await verifyKey(secret).catch(() => undefined)) !== undefined
}
