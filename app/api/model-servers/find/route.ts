import { findLocalModelServers } from '@/lib/engines/upstream/probe-server'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'

/** Looks for model servers at the usual ports of this machine. POST, since it opens connections. */
export const POST = handle(async (request) => {
  const { signal } = await admitOperator(request)
  return Response.json({ servers: await findLocalModelServers(signal) })
})

export const GET = refuseMethod('POST')
export const PUT = GET
export const PATCH = GET
export const DELETE = GET
// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
export const OPTIONS = GET
