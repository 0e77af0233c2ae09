import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { saveFeedback, withdrawFeedback } from '@/lib/platform/conversations/feedback'
import { readBody } from '@/lib/platform/http/read-request-body'
import { parseFeedback } from '@/lib/wire/conversation-request'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 8192

/** Stores whether an answer helped, and why not; replaces earlier feedback. */
export const POST = handle<{ id: string; answer: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const choice = parseFeedback(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  const { id: conversation, answer } = await params
  return Response.json(await saveFeedback({ conversation, answer }, choice, principal.owner))
})

/** Withdraws the feedback. */
export const DELETE = handle<{ id: string; answer: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const { id: conversation, answer } = await params
  await withdrawFeedback({ conversation, answer }, principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('POST, DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
