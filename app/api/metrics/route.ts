import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readMetrics } from '@/lib/platform/metrics/read-metrics'

export const dynamic = 'force-dynamic'

/** Prometheus metrics, for a key of scope metrics or admin. */
export const GET = handle(
  async (request, { headers }) => {
    const admission = await admit(request, { scope: 'metrics' })
    Object.assign(headers, admission.headers)
    const { text, type } = await readMetrics()
    return new Response(text, { headers: { 'content-type': type } })
  },
  { isRoutine: true },
)

const refused = refuseMethod('GET, HEAD')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
