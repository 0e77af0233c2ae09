/**
 * MCP over HTTP, in its stateless version and the previous one. Refusals of the key or the limits are HTTP responses.
 */
import { config } from '@/lib/config'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { getOriginRefusal, isOriginNamed } from '@/lib/platform/auth/same-origin'
import { readBody } from '@/lib/platform/http/read-request-body'
import { recordQuestion } from '@/lib/platform/http/request-context'
import { ApiError } from '@/lib/wire/errors'
import { toJsonRpcRefusal } from '@/lib/wire/tools/json-rpc'

export const dynamic = 'force-dynamic'

export const POST = handle(async (request, { headers, report }) => {
  const { principal, signal, meter, takeSlot, ...admission } = await admit(request)
  Object.assign(headers, admission.headers)
  if (!isOriginNamed(request)) throw new ApiError('origin_not_allowed', getOriginRefusal())
  await takeSlot()
  const body = await readBody(request, principal, { bytesMax: config().REQUEST_BYTES_MAX }).catch(toJsonRpcRefusal)
  if (body instanceof Response) return body
  // Loads the SDK with the first request.
  const { serveMcp } = await import('@/lib/mcp/serve-http')
  return serveMcp(request, body, {
    owner: principal.owner,
    signal,
    meter,
    recordQuestion: (chat) => recordQuestion(request, chat),
    report,
  })
})

export const OPTIONS = preflight
const refused = refuseMethod('POST, OPTIONS')

export { refused as DELETE, refused as GET, refused as HEAD, refused as PATCH, refused as PUT }
