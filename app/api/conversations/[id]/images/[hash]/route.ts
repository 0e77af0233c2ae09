import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readImage } from '@/lib/platform/conversations/conversations'
import { toImageResponse } from '@/lib/platform/conversations/image-response'

export const dynamic = 'force-dynamic'

export const GET = handle<{ id: string; hash: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const { id, hash } = await params
  const { type, bytes } = await readImage(id, hash, principal.owner)
  return toImageResponse(type, bytes)
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
