import { probeModelServer } from '@/lib/engines/upstream/probe-server'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'
import { ApiError } from '@/lib/wire/errors'

const bodyBytesMax = 16_384

/**
 * Tests the model server at the address that the operator entered. The only route that connects to an address from a
 * request, so it is for the operator only, sends one fixed question, follows no redirects, and never returns the server's
 * text.
 */
export const POST = handle(async (request) => {
  const { signal, principal } = await admitOperator(request)
  const body = await readBody(request, principal, { bytesMax: bodyBytesMax })
  const address = textIn(body, 'address')
  if (address === undefined) {
    const message = 'address is missing. Send the base URL of the model server, such as http://127.0.0.1:11434/v1.'
    throw new ApiError('missing_required_parameter', message, { param: 'address' })
  }
  return Response.json(
    await probeModelServer({ address, key: textIn(body, 'key'), model: textIn(body, 'model') }, signal),
  )
})

/** @returns undefined for missing, null and empty values */
function textIn(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw new ApiError('invalid_type', `${name} must be a string.`, { param: name })
  return value || undefined
}

export const GET = refuseMethod('POST')
export const PUT = GET
export const PATCH = GET
export const DELETE = GET
// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
export const OPTIONS = GET
