import { cleanFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { listImports, startImport } from '@/lib/evidence/import/import-jobs'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { audit } from '@/lib/platform/audit/audit'
import { toImportEvent } from '@/lib/platform/audit/import-event'
import { admit } from '@/lib/platform/auth/admit'
import { admitOperator, isOperator } from '@/lib/platform/auth/operator'
import { receiveFileBody } from '@/lib/platform/http/read-request-body'
import { getRequestContext, toAuditEvent } from '@/lib/platform/http/request-context'
import { ApiError } from '@/lib/wire/errors'

export const dynamic = 'force-dynamic'

/** Users drop a whole folder of a department's guidelines at once. */
const filesPerMinuteMax = 200

/** Lists current and past imports, and whether this caller may start one. */
export const GET = handle(async (request, { headers }) => {
  const { principal, ...admission } = await admit(request)
  Object.assign(headers, admission.headers)
  return Response.json({ mayImport: await isOperator(request, principal, 'librarian'), runs: await listImports() })
})

/** The body is the file itself; its name, and what is stated about a guideline, are query parameters. */
export const POST = handle(async (request, { headers }) => {
  const admission = await admitOperator(request, { triesPerMinuteMax: filesPerMinuteMax, role: 'librarian' })
  Object.assign(headers, admission.headers)
  const { searchParams } = new URL(request.url)
  const readParameter = (name: string) => searchParams.get(name) ?? ''
  if (readParameter('name') === '')
    throw new ApiError('missing_required_parameter', 'name is missing. Send the name of the file.')
  const length = request.headers.get('content-length')
  const caller = toAuditEvent(request)
  const run = await startImport({
    name: readParameter('name'),
    bytes: length === null ? null : Number(length),
    body: await receiveFileBody(request, admission.principal),
    about: cleanFacts(Object.fromEntries(searchParams)),
    onReceipt: (receipt) => audit(toImportEvent(caller, receipt)),
    caller: JSON.stringify(caller),
  })
  getRequestContext(request).details = { file: run.name, bytes: run.bytes }
  return Response.json(run, { status: 202 })
})

// OPTIONS is refused, too: only the page starts imports here, so no other origin needs a preflight.
const refused = refuseMethod('GET, HEAD, POST')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT }
