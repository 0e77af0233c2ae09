import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { verifyAudit } from '@/lib/platform/audit/audit-chain'
import { admitOperator } from '@/lib/platform/auth/operator'

export const dynamic = 'force-dynamic'

/** Each verification reads every row. */
const verificationsPerMinuteMax = 4

/** Whether every row of the audit log follows from the previous one. */
export const GET = handle(async (request) => {
  await admitOperator(request, { triesPerMinuteMax: verificationsPerMinuteMax, role: 'auditor' })
  return Response.json(await verifyAudit())
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
