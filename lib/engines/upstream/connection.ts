/** One call to the model server: its headers, its limits, and the errors that callers get when it fails. */
import { OutgoingError, type OutgoingResponse, sendRequest } from '@/lib/http/send-request'
import { startSpan, toTraceHeaders } from '@/lib/store/tracing/spans'
import { traceCall } from './trace-call'
import { upstreamFailedError, upstreamTimeoutError, upstreamUnreachableError } from './upstream-errors'

/** With this and the settings' timeouts, silence of the model server is bounded at every stage. */
const answerTimeoutMs = 600_000

export interface ServerAddress {
  baseUrl: string
  apiKey: string | undefined
  /** From sending the request to the first byte of the body. */
  timeoutMs: number
  /** Maximum silence between two reads. */
  idleTimeoutMs: number
}

/**
 * @param path below the base address, such as `/chat/completions`
 * @param body sent by POST; the request is a GET without it
 * @param isFresh opens a new connection; a kept-alive one may have died unnoticed
 * @throws OutgoingError; the signal's reason
 */
export function callServer(
  server: ServerAddress,
  path: string,
  body: string | undefined,
  signal: AbortSignal,
  isFresh = false,
): Promise<OutgoingResponse> {
  const url = new URL(server.baseUrl)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  const span = startSpan(`${body === undefined ? 'GET' : 'POST'} ${path}`, {
    kind: 'client',
    attributes: { 'server.address': url.hostname, 'url.path': url.pathname },
  })
  const response = sendRequest({
    url,
    headers: { ...buildHeaders(url, server.apiKey, body), ...toTraceHeaders(span) },
    body,
    signal,
    limits: { firstByteMs: server.timeoutMs, idleMs: server.idleTimeoutMs, wholeMs: answerTimeoutMs },
    ...(isFresh ? { connection: {} } : {}),
  })
  return span ? traceCall(span, response) : response
}

/** Whether the server sent nothing, which is the only failure after which a request may be repeated. */
export function hasNoResponse(error: unknown): error is OutgoingError {
  return error instanceof OutgoingError && (isConnectFailure(error) || error.fault === 'no-response')
}

export function isConnectFailure({ fault }: OutgoingError): boolean {
  return fault === 'connect' || fault === 'scheme' || fault === 'certificate'
}

/** @returns the ApiError for a transport fault; any other error unchanged */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof OutgoingError)) return error
  if (isConnectFailure(error)) return upstreamUnreachableError(error)
  return error.fault === 'timeout' ? upstreamTimeoutError(error) : upstreamFailedError(error)
}

function buildHeaders(url: URL, apiKey: string | undefined, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/json, text/event-stream',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    // Azure deployments read the key from this header only.
    ...(apiKey && url.hostname.endsWith('.azure.com') ? { 'api-key': apiKey } : {}),
  }
}
