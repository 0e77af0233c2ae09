/**
 * Which origins may read a response. With `*`, only requests with a valid key may, as programs in browsers send one; a
 * page without a key must not even learn that the product runs at this address. A listed origin may also read refusals.
 * Credentials are never allowed: keys travel in a header, and the page's cookie must not work from another origin.
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

/** True for a CORS preflight; pages cannot set the header themselves. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

/** @returns the CORS headers for any response to this request */
export async function getCorsHeaders(request: Request): Promise<[string, string][]> {
  const origins = config().CORS_ORIGINS
  const origin = request.headers.get('origin')
  const expose: [string, string] = ['access-control-expose-headers', exposed]
  const vary: [string, string] = ['vary', 'origin']
  if (origin !== null && origins.includes(origin)) return [['access-control-allow-origin', origin], expose, vary]
  if (!origins.includes('*')) return [vary]
  // A page cannot read a preflight's response; it only learns that the request failed.
  const isReadable = isPreflight(request) || (await hasValidKey(request))
  return isReadable ? [['access-control-allow-origin', '*'], expose] : []
}

/** Most requests have been admitted by now; checks the key of those that need none or were refused earlier. */
async function hasValidKey(request: Request): Promise<boolean> {
  if (getRequestContext(request).hasKey) return true
  const secret = request.headers.has('origin') ? readBearerSecret(request) : undefined
  return secret !== undefined && (await verifyKey(secret).catch(() => undefined)) !== undefined
}
