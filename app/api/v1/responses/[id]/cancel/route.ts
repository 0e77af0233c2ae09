import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { cancelResponse } from '@/lib/platform/conversations/stored-responses'

export const dynamic = 'force-dynamic'

export const POST = handle<{ id: string }>(async (request, { headers, params }) => {
  // Never refused for the rate: it ends work.
  const admission = await admit(request, { isCounted: false })
  Object.assign(headers, admission.headers)
  return Response.json(await cancelResponse((await params).id, admission.principal.owner))
})

export const OPTIONS = preflight
const refused = refuseMethod('POST, OPTIONS')

export { refused as DELETE, refused as GET, refused as HEAD, refused as PATCH, refused as PUT }
