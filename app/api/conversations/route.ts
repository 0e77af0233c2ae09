import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { listConversations } from '@/lib/platform/conversations/conversations'
import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
import { stopOwnGenerations } from '@/lib/platform/generations/generations'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { countUnseen } from '@/lib/platform/saved-questions/saved-questions'
import { parseConversationListQuery } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

/** Lists conversations, pinned ones first, then latest first; `before` continues a list. */
export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  const { before } = parseConversationListQuery(new URL(request.url).searchParams)
  const list = await listConversations(principal.owner, before)
  const questionsWithNews = before === undefined ? await countUnseen(principal.owner) : 0
  return Response.json({ ...list, ...(questionsWithNews > 0 && { questionsWithNews }) })
})

/** Permanently deletes all conversations of this owner. */
export const DELETE = handle(async (request) => {
  const { principal } = await admit(request)
  getRequestContext(request).action = 'deletion'
  await stopOwnGenerations(principal.owner)
  await deleteAllConversations(principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('GET, DELETE')

export { refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
