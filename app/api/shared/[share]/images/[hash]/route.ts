import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { toImageResponse } from '@/lib/platform/conversations/image-response'
import { readSharedImage } from '@/lib/platform/conversations/shares'

export const dynamic = 'force-dynamic'

/** An image of a shared conversation, for anyone with access to the page. */
export const GET = handle<{ share: string; hash: string }>(async (request, { params }) => {
  await admit(request)
  const { share, hash } = await params
  const { type, bytes } = await readSharedImage(share, hash)
  return toImageResponse(type, bytes)
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
