import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { exportConversations } from '@/lib/platform/conversations/export-conversations'
import { getRequestContext } from '@/lib/platform/http/request-context'

export const dynamic = 'force-dynamic'

/** Exports all conversations of this owner as one JSON file, including images. */
export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  getRequestContext(request).action = 'export'
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
