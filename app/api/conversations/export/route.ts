import { admit } from '@/lib/platform/admit'
import { exportConversations } from '@/lib/platform/export-conversations'
import { handle, refuseMethod } from '@/lib/platform/handle'
import { trailOf } from '@/lib/platform/trail'

export const dynamic = 'force-dynamic'

/** Everything of this owner as one JSON file, pictures included. */
export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  trailOf(request).action = 'export'
  const day = new Date().toISOString().slice(0, 10)
  return new Response(exportConversations(principal.owner), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="evidence-chat-${day}.json"`,
    },
  })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
