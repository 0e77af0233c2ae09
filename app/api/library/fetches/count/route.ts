import { countFetch, readFetchOrder } from '@/lib/evidence/import/page-fetches/fetch-orders'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 32_768

/** How many articles PubMed has for a field or a query; nothing is fetched. A POST, since addresses are logged. */
export const POST = handle(async (request, { headers }) => {
  const { principal, signal, ...admission } = await admitOperator(request, { role: 'librarian' })
  Object.assign(headers, admission.headers)
  const order = readFetchOrder(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json(await countFetch(order, signal))
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
