/**
 * What every API response has in common: a request id, the error envelope, CORS headers, no caching and no MIME
 * sniffing. Handlers throw; only this file turns errors into responses.
 */
import { log } from '@/lib/log'
import { respondAfterUpload } from '@/lib/platform/http/early-refusal'
import { auditRequest, clientClosedStatus, getRequestContext, toLogFields } from '@/lib/platform/http/request-context'
import { takeRequestResources } from '@/lib/platform/http/request-resources'
import { recordResponse, releaseRequestSpan, startRequestSpan } from '@/lib/platform/http/request-span'
import { countFailure, countResponse, toRoute } from '@/lib/platform/metrics/request-metrics'
import { runInSpan } from '@/lib/store/tracing/spans'
import { ApiError, toApiError } from '@/lib/wire/errors'
import { getCorsHeaders, isPreflight } from './cors'

export interface Call<Params> {
  /** Also sent as x-request-id, and written to the log and the audit log. */
  id: string
  params: Promise<Params>
  /** Added to the response, including refusals. */
  headers: Record<string, string>
  /** Logs an error that occurs after the status has been sent. */
  report: (error: unknown) => void
}

type Handler<Params> = (request: Request, call: Call<Params>) => Response | Promise<Response>
type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

/**
 * Turns a plain handler into a Next route. Next itself would answer an uncaught exception with an empty 500.
 *
 * @param isRoutine for routes that a machine polls every few seconds: only 4xx responses are logged and audited
 */
export function handle<Params = unknown>(
  handler: Handler<Params>,
  { isRoutine = false }: { isRoutine?: boolean } = {},
): Route<Params> {
  return async (request, { params }) => {
    const id = `req_${crypto.randomUUID().replaceAll('-', '')}`
    const headers: Record<string, string> = {}
    const startedAt = performance.now()
    Object.assign(getRequestContext(request), { requestId: id, startedAt })
    const report = (error: unknown) => {
      // The client closed the connection, so aborted work is not a failure.
      if (request.signal.aborted) return
      countFailure(toApiError(error).code)
      logFailure(error, id, request)
    }
    const span = isRoutine ? null : startRequestSpan(request, id)
    const response = await runInSpan(span, () =>
      Promise.resolve({ id, params, headers, report })
        .then((call) => handler(request, call))
        .catch((error) => refuse(error, request, id)),
    )
    await takeRequestResources(request)()
    for (const [name, value] of [...Object.entries(headers), ...(await commonHeaders(request, id, response))])
      response.headers.set(name, value)
    const { status } = response
    const route = toRoute(request, Object(await params))
    countResponse(request.method, route, status, startedAt)
    recordResponse(request, route, status)
    releaseRequestSpan(request)
    if (isRoutine && (status < 400 || status >= 500)) return response
    log().info({ ...toLogFields(request), ...describe(request), status, ms: Math.round(performance.now() - startedAt) })
    // Preflights carry no credentials, so there is no actor to record.
    if (request.method !== 'OPTIONS') auditRequest(request, status)
    return response
  }
}

/** A route for methods that are not supported: Next's own 405 has no body, no Allow and no CORS headers. */
export function refuseMethod(allow: string): Route<unknown> {
  return handle((request) => {
    const message = `${request.method} is not supported here. Use ${allow}.`
    throw new ApiError('method_not_allowed', message, { headers: { allow } })
  })
}

/** OPTIONS for any route. Needs no key, since browsers send preflights before credentials. */
export const preflight: Route<unknown> = handle((request) => {
  const response = new Response(null, { status: 204, headers: { allow: methods } })
  if (!isPreflight(request)) return response
  response.headers.set('access-control-allow-methods', methods)
  // Reflected: SDKs add their own headers with every version, and fixed lists have broken other servers.
  const asked = request.headers.get('access-control-request-headers')
  if (asked) response.headers.set('access-control-allow-headers', asked)
  response.headers.set('access-control-max-age', '7200')
  return response
})

/** Of the routes that other origins may call. PUT and PATCH are used only by routes that refuse OPTIONS. */
const methods = 'GET, HEAD, POST, DELETE, OPTIONS'

/**
 * Applied unless the route sets its own. Without CORP and CSP, a page of another origin could load responses as images
 * or frames and so detect that this product runs here.
 */
const defaults: [string, string][] = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
]

async function commonHeaders(request: Request, id: string, response: Response): Promise<[string, string][]> {
  const own = defaults.filter(([name]) => !response.headers.has(name))
  return [['x-request-id', id], ...own, ...(await getCorsHeaders(request))]
}

function refuse(error: unknown, request: Request, id: string): Response {
  // Count a refusal even if the client has left: someone guessing keys may hang up early.
  if (request.signal.aborted && !(error instanceof ApiError)) return new Response(null, { status: clientClosedStatus })
  const refusal = toApiError(error)
  countFailure(refusal.code)
  if (refusal.cause !== undefined) logFailure(error, id, request)
  const body = JSON.stringify(refusal.toBody())
  const headers = { 'content-type': 'application/json', ...refusal.headers }
  return new Response(respondAfterUpload(body, request), { status: refusal.status, headers })
}

function logFailure(error: unknown, id: string, request: Request): void {
  if (request.signal.aborted) return
  const refusal = toApiError(error)
  const level = refusal.status >= 500 ? 'error' : 'warn'
  log()[level](
    { request: id, ...toLogFields(request), ...describe(request), code: refusal.code, err: refusal.cause ?? refusal },
    refusal.message,
  )
}

/** Omits the query string: people put keys into it. */
function describe(request: Request): { method: string; path: string } {
  return { method: request.method, path: new URL(request.url).pathname }
}
