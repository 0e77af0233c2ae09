import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { listMessages } from '@/lib/platform/conversations/stored-completions'
import { parseCompletionsQuery } from '@/lib/wire/stored-completions'

export const dynamic = 'force-dynamic'

export const GET = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const query = parseCompletionsQuery(new URL(request.url).searchParams)
  return Response.json(await listMessages((await params).id, query, admission.principal.owner))
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
