import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readOutline } from '@/lib/platform/conversations/conversation-outline'
import { parseMessagesQuery } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

/** The questions of the branch that ends with `until`. */
export const GET = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const { until } = parseMessagesQuery(new URL(request.url).searchParams)
  return Response.json(await readOutline((await params).id, until, principal.owner))
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
