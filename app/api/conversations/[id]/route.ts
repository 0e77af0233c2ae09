import { markMessages } from '@/lib/answer/mark-stored-sources'
import { log } from '@/lib/log'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { endAlerts } from '@/lib/platform/conversations/answer-alerts'
import { changeConversation, deleteConversation, openConversation } from '@/lib/platform/conversations/conversations'
import { stopOwnGenerations } from '@/lib/platform/generations/generations'
import { readBody } from '@/lib/platform/http/read-request-body'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { parseConversationChange } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 4096

export const GET = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const opened = await openConversation((await params).id, principal.owner)
  await endAlerts(opened.id).catch((error) => log().warn({ err: error }, 'an opened conversation keeps its alerts'))
  return Response.json({ ...opened, messages: await markMessages(opened.messages) })
})

/** Renames or pins a conversation, stores its current branch, or restores it. */
export const POST = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  const change = parseConversationChange(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json(await changeConversation((await params).id, change, principal.owner))
})

export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  getRequestContext(request).action = 'deletion'
  const { id } = await params
  await deleteConversation(id, principal.owner)
  await stopOwnGenerations(principal.owner, id)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('GET, POST, DELETE')

export { refused as OPTIONS, refused as PATCH, refused as PUT }
