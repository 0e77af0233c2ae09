import { stopImport } from '@/lib/evidence/import/jobs'
import { handle, refuseMethod } from '@/lib/platform/handle'
import { admitOperator } from '@/lib/platform/operator'
import { ApiError } from '@/lib/wire/errors'
import { say } from '@/lib/wire/sentences/sentences'

export const dynamic = 'force-dynamic'

/** Stops an import; what it has read is kept. */
export const DELETE = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admitOperator(request)
  Object.assign(headers, admission.headers)
  if (!stopImport((await params).id)) throw new ApiError('not_found', say('noImport'))
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
