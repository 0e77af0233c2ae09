import { listFetches, readFetchOrder, startFetch } from '@/lib/evidence/import/page-fetches/fetch-orders'
import { runFetches } from '@/lib/evidence/import/page-fetches/run-fetches'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { auditImport } from '@/lib/platform/audit/import-event'
import { admit } from '@/lib/platform/auth/admit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'
import { getRequestContext, toAuditEvent } from '@/lib/platform/http/request-context'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 32_768

/** Lists current and past fetches. */
export const GET = handle(async (request, { headers }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  return Response.json({ runs: await listFetches() })
})

export const POST = handle(async (request, { headers }) => {
  const { principal, ...admission } = await admitOperator(request, { role: 'librarian' })
  Object.assign(headers, admission.headers)
  const order = readFetchOrder(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  getRequestContext(request).details = { query: order.query, max: order.max }
  const run = await startFetch(order, JSON.stringify(toAuditEvent(request)))
  void runFetches(auditImport)
  return Response.json(run, { status: 202 })
})

// OPTIONS is refused, too: only the page starts fetches here, so no other origin needs a preflight.
const refused = refuseMethod('GET, HEAD, POST')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT }
