import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { exportPerson } from '@/lib/platform/auth/people/export-person'
import { getRequestContext } from '@/lib/platform/http/request-context'

export const dynamic = 'force-dynamic'

/** Everything stored about a person as one JSON file with images, for an access request. */
export const GET = handle<{ id: string }>(async (request, { params }) => {
  await admitOperator(request)
  const { id } = await params
  const content = await exportPerson(id)
  getRequestContext(request).action = 'export'
  return new Response(content, {
    headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${id}.json"` },
  })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
