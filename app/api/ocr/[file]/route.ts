import { readOcrData } from '@/lib/images/ocr/browser-ocr-data'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'

export const dynamic = 'force-dynamic'

/** OCR data of the operator's languages for the browser; English is among the page's static files. */
export const GET = handle<{ file: string }>(async (request, { params }) => {
  await admit(request)
  return new Response(await readOcrData((await params).file))
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
