import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { stopGeneration } from '@/lib/platform/generations/generations'

export const dynamic = 'force-dynamic'

/** Stops a generation, from any window. Does nothing if the answer has ended. */
export const POST = handle<{ id: string; answer: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  const { id: conversation, answer } = await params
  await stopGeneration({ conversation, answer }, principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
