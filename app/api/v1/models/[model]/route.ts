import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { findModel } from '@/lib/wire/models'

export const dynamic = 'force-dynamic'

export const GET = handle<{ model: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  return Response.json(findModel((await params).model))
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
