import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { toActor } from '@/lib/platform/auth/admit'
import { revokeKey } from '@/lib/platform/auth/api-keys'
import { admitOperator } from '@/lib/platform/auth/operator'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

/** Revokes a key permanently; revoking it again changes nothing. */
export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admitOperator(request, { triesPerMinuteMax: 120 })
  const { id } = await params
  const key = await revokeKey(id, undefined, toActor(principal))
  if (!key) throw new ApiError('not_found', serverMessage('key_not_found'))
  return Response.json(key, { headers: { 'cache-control': 'no-store' } })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
