import { findLocalModelServers } from '@/lib/engines/upstream/probe-server'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'

/** Looks for model servers at the usual ports of this machine. POST, since it opens connections. */
export const POST = handle(async (request) => {
  const { signal } = await admitOperator(request)
  return Response.json({ servers: await findLocalModelServers(signal) })
})

// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
