import { readOcrData } from '@/lib/images/ocr/browser-ocr-data'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'

export const dynamic = 'force-dynamic'

/** The data of a language that the operator reads print in, for the browser; English comes with the page's own files. */
export const GET = handle<{ file: string }>(async (request, { params }) => {
  await admit(request)
  return new Response(await readOcrData((await params).file))
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
