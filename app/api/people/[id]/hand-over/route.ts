import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { toActor } from '@/lib/platform/auth/admit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { handOver } from '@/lib/platform/auth/people/person-data'
import { readBody } from '@/lib/platform/http/read-request-body'
import { parseHandOverRequest } from '@/lib/wire/people/people-requests'

const bodyBytesMax = 4096

/** Moves all conversations of a person to another one: `{ "to": "person_…" }`. */
export const POST = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admitOperator(request)
  const { to } = parseHandOverRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json({ conversations: await handOver((await params).id, to, toActor(principal)) })
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
