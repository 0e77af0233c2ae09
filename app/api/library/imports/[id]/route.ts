import { stopImport } from '@/lib/evidence/import/import-jobs'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

export const dynamic = 'force-dynamic'

/** Stops an import; articles already imported stay. */
export const DELETE = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admitOperator(request, { role: 'librarian' })
  Object.assign(headers, admission.headers)
  if (!(await stopImport((await params).id))) throw new ApiError('not_found', serverMessage('import_not_found'))
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
