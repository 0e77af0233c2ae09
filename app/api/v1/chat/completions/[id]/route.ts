import { markStored } from '@/lib/answer/mark-stored-sources'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { deleteCompletion, readCompletion, updateCompletion } from '@/lib/platform/conversations/stored-completions'
import { readBody } from '@/lib/platform/http/read-request-body'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { parseMetadataUpdate, toDeleted } from '@/lib/wire/stored-completions'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 65_536

export const GET = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const [completion] = await markStored([await readCompletion((await params).id, admission.principal.owner)])
  return Response.json(completion)
})

export const POST = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const metadata = parseMetadataUpdate(await readBody(request, admission.principal, { bytesMax: bodyBytesMax }))
  return Response.json(await updateCompletion((await params).id, metadata, admission.principal.owner))
})

export const DELETE = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  getRequestContext(request).action = 'deletion'
  const { id } = await params
  await deleteCompletion(id, admission.principal.owner)
  return Response.json(toDeleted(id))
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, POST, DELETE, OPTIONS')

export { refused as PATCH, refused as PUT }
