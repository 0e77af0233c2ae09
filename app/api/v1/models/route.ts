import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { listModels } from '@/lib/wire/models'

export const dynamic = 'force-dynamic'

export const GET = handle(async (request, { headers }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  return Response.json(listModels())
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
