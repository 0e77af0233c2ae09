import { probeModelServer } from '@/lib/engines/upstream/probe-server'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'
import { readModelServerFields } from '@/lib/platform/model-server/read-model-server-fields'

const bodyBytesMax = 16_384

/**
 * Tests the model server at the address that the operator entered. Besides the route that saves one, the only route
 * that connects to an address from a request, so it is for the operator only, sends one fixed question, follows no
 * redirects, and never returns the server's text.
 */
export const POST = handle(async (request) => {
  const { signal, principal } = await admitOperator(request)
  const typed = readModelServerFields(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json(await probeModelServer(typed, signal))
})

// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
