import { markMessages } from '@/lib/answer/mark-stored-sources'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readMessages } from '@/lib/platform/conversations/conversations'
import { parseMessagesQuery } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

/** The last `count` messages of the branch that ends with `until`. */
export const GET = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const { until, count } = parseMessagesQuery(new URL(request.url).searchParams)
  const { data } = await readMessages((await params).id, until, principal.owner, count)
  return Response.json({ data: await markMessages(data) })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
