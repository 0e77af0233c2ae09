import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readBody } from '@/lib/platform/http/read-request-body'
import { markSeen } from '@/lib/platform/saved-questions/saved-questions'
import { parseSeenRequest } from '@/lib/wire/saved-questions/saved-question-request'

const bodyBytesMax = 1024

/** Records that the owner has seen everything new up to a time; later news stays new. */
export const POST = handle(async (request) => {
  const { principal } = await admit(request, { isCounted: false })
  const { until } = parseSeenRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  await markSeen(principal.owner, until)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
