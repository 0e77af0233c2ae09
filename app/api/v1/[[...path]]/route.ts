/** Every address below /api/v1 that is none: Next would answer it with a page. */
import { handle, preflight } from '@/lib/platform/handle'
import { ApiError } from '@/lib/wire/errors'

export const dynamic = 'force-dynamic'

const unknown = handle((request) => {
  const { pathname } = new URL(request.url)
  throw new ApiError('unknown_url', `Unknown request URL: ${request.method} ${pathname.slice(0, 200)}.`)
})

export const OPTIONS = preflight
export { unknown as DELETE, unknown as GET, unknown as HEAD, unknown as PATCH, unknown as POST, unknown as PUT }
