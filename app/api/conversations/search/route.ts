import { admit } from '@/lib/platform/admit'
import { handle, refuseMethod } from '@/lib/platform/handle'
import { searchConversations } from '@/lib/platform/search-conversations'
import { parseListAddress } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  const { q = '' } = parseListAddress(new URL(request.url).searchParams)
  return Response.json({ data: await searchConversations(q, principal.owner) })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
