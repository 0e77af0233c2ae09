import { markStored } from '@/lib/answer/mark-stored-sources'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { deleteResponse, readResponse } from '@/lib/platform/conversations/stored-responses'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { toDeletedResponse } from '@/lib/wire/responses/response'

export const dynamic = 'force-dynamic'

export const GET = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const [response] = await markStored([await readResponse((await params).id, admission.principal.owner)])
  return Response.json(response)
})

export const DELETE = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  getRequestContext(request).action = 'deletion'
  const { id } = await params
  await deleteResponse(id, admission.principal.owner)
  return Response.json(toDeletedResponse(id))
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, DELETE, OPTIONS')

export { refused as PATCH, refused as POST, refused as PUT }
