import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { listUsage } from '@/lib/platform/limits/list-usage'

export const dynamic = 'force-dynamic'

/** Requests and tokens of the last 30 days, by owner, day and model. */
export const GET = handle(async (request) => {
  await admitOperator(request, { triesPerMinuteMax: 120 })
  return Response.json({ data: await listUsage() })
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
