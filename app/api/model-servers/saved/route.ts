import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { toActor } from '@/lib/platform/auth/admit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'
import { readModelServerFields } from '@/lib/platform/model-server/read-model-server-fields'
import { removeModelServer } from '@/lib/platform/model-server/saved-model-server'
import { testAndSaveModelServer } from '@/lib/platform/model-server/test-and-save'

const bodyBytesMax = 16_384

/** Tests the model server that the operator entered, and uses it for all further questions if it answers. */
export const PUT = handle(async (request) => {
  const { signal, principal } = await admitOperator(request)
  const typed = readModelServerFields(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json(await testAndSaveModelServer(typed, toActor(principal), signal))
})

/** Stops using the saved model server; the server's settings apply again. */
export const DELETE = handle(async (request) => {
  const { principal } = await admitOperator(request)
  await removeModelServer(toActor(principal))
  return new Response(null, { status: 204 })
})

// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
const refused = refuseMethod('PUT, DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST }
