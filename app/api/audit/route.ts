import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { listAudit } from '@/lib/platform/audit/list-audit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { parseAuditQuery } from '@/lib/wire/people/people-requests'

export const dynamic = 'force-dynamic'

/** Rows of the audit log, latest first; `actor`, `action`, `from` and `to` filter, `before` continues. */
export const GET = handle(async (request) => {
  await admitOperator(request, { triesPerMinuteMax: 120, role: 'auditor' })
  return Response.json(await listAudit(parseAuditQuery(new URL(request.url).searchParams)))
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
