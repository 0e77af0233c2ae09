import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { toActor } from '@/lib/platform/auth/admit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { erasePerson } from '@/lib/platform/auth/people/erase-person'
import { setBlocked } from '@/lib/platform/auth/people/people'
import { readBody } from '@/lib/platform/http/read-request-body'
import { parseBlockRequest } from '@/lib/wire/people/people-requests'

const bodyBytesMax = 4096

export const dynamic = 'force-dynamic'

/** `{ "blocked": true }` blocks a person, `false` lifts the block. */
export const PUT = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admitOperator(request, { triesPerMinuteMax: 120 })
  const { blocked } = parseBlockRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  await setBlocked((await params).id, blocked, toActor(principal))
  return new Response(null, { status: 204 })
})

/** Erases a person and everything that person wrote. */
export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admitOperator(request)
  return Response.json(await erasePerson((await params).id, toActor(principal)))
})

const refused = refuseMethod('PUT, DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST }
