/**
 * The public API's 404 for unknown paths, which Next would answer with a page; /api/[[...path]] covers the rest of
 * /api.
 */
import { handle, preflight } from '@/lib/platform/api/api-handler'
import { toUnknownUrlError } from '@/lib/wire/unknown-url'

export const dynamic = 'force-dynamic'

const unknown = handle((request) => {
  throw toUnknownUrlError(request.method, new URL(request.url).pathname)
})

export const OPTIONS = preflight
export { unknown as DELETE, unknown as GET, unknown as HEAD, unknown as PATCH, unknown as POST, unknown as PUT }
