import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { followGeneration } from '@/lib/platform/generations/generations'
import { parseLastEventNumber } from '@/lib/wire/conversation-request'
import { toEventStream } from '@/lib/wire/sse'

export const dynamic = 'force-dynamic'

/** Streams the events of an answer after number `after` to its end, any number of times. */
export const GET = handle<{ id: string; answer: string }>(async (request, { params, report }) => {
  const { principal, signal } = await admit(request)
  const { id: conversation, answer } = await params
  const after = parseLastEventNumber(new URL(request.url).searchParams)
  return toEventStream(followGeneration({ conversation, answer }, after, principal.owner, signal), report)
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
