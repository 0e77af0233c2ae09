import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { parseConversationListQuery } from '@/lib/wire/conversation-request'

const dayMs = 86_400_000

export const dynamic = 'force-dynamic'

export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  const { q = '', days } = parseConversationListQuery(new URL(request.url).searchParams)
  return Response.json({ data: await searchConversations(q, principal.owner, days === undefined ? '' : since(days)) })
})

/** @returns ISO 8601 */
function since(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString()
}

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
