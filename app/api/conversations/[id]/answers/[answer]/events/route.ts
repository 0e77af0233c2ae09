import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { followRun } from '@/lib/platform/generations/generations'
import { parseEventsAddress } from '@/lib/wire/conversation-request'
import { eventStream } from '@/lib/wire/sse'

export const dynamic = 'force-dynamic'

/** What is written of an answer, from the event after `after` on, to its end; as often as anybody asks. */
export const GET = handle<{ id: string; answer: string }>(async (request, { params, report }) => {
  const { principal, signal } = await admit(request)
  const { id: conversation, answer } = await params
  const after = parseEventsAddress(new URL(request.url).searchParams)
  return eventStream(followRun({ conversation, answer }, after, principal.owner, signal), report)
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
