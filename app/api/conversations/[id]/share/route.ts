import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { endShare, readShare, shareConversation } from '@/lib/platform/conversations/shares'

export const dynamic = 'force-dynamic'

/** `{ share: null }` when the conversation is not shared. */
export const GET = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  return Response.json({ share: await readShare((await params).id, principal.owner) })
})

/** Shares the conversation up to its current end; an existing link stays the same. */
export const POST = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  return Response.json({ share: await shareConversation((await params).id, principal.owner) })
})

export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  await endShare((await params).id, principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('GET, POST, DELETE')

export { refused as OPTIONS, refused as PATCH, refused as PUT }
