import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { buildOpenApi } from '@/lib/wire/openapi/openapi'

export const dynamic = 'force-dynamic'

/** Needs no key: the content is public anyway, and tools fetch it before they have a key. */
export const GET = handle(() => Response.json(buildOpenApi()))

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
