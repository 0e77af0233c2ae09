import { changeFetch } from '@/lib/evidence/import/page-fetches/fetch-orders'
import { runFetches } from '@/lib/evidence/import/page-fetches/run-fetches'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { auditImport } from '@/lib/platform/audit/import-event'
import { admitOperator } from '@/lib/platform/auth/operator'
import { readBody } from '@/lib/platform/http/read-request-body'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { ApiError } from '@/lib/wire/errors'

export const dynamic = 'force-dynamic'

const bodyBytesMax = 1024

/** Pauses a fetch, continues it, or tries it again. */
export const PATCH = handle<{ id: string }>(async (request, { headers, params }) => {
  const { principal, ...admission } = await admitOperator(request, { role: 'librarian' })
  Object.assign(headers, admission.headers)
  const { state } = await readBody(request, principal, { bytesMax: bodyBytesMax })
  if (state !== 'running' && state !== 'paused')
    throw new ApiError('invalid_value', 'state must be running or paused.', { param: 'state' })
  getRequestContext(request).details = { state }
  await changeFetch((await params).id, state)
  void runFetches(auditImport)
  return new Response(null, { status: 204 })
})

/** Cancels a fetch; articles that were imported already stay. */
export const DELETE = handle<{ id: string }>(async (request, { headers, params }) => {
  const admission = await admitOperator(request, { role: 'librarian' })
  Object.assign(headers, admission.headers)
  await changeFetch((await params).id, 'cancelled')
  void runFetches(auditImport)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('PATCH, DELETE')

export { refused as GET, refused as OPTIONS, refused as POST, refused as PUT }
