import { admit } from '@/lib/platform/admit'
import { readImage } from '@/lib/platform/conversations'
import { handle, refuseMethod } from '@/lib/platform/handle'

export const dynamic = 'force-dynamic'

export const GET = handle<{ id: string; hash: string }>(async (request, { params }) => {
  const { principal } = await admit(request)
  const { id, hash } = await params
  const { type, bytes } = await readImage(id, hash, principal.owner)
  return new Response(new Uint8Array(bytes), {
    // Opened by itself it must not be a page of this origin.
    headers: { 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" },
  })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
