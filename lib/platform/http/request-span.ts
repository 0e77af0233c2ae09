/**
 * The span of a request: it ends when the response has begun and the answer that the request started, if any, has
 * ended.
 */
import 'server-only'
import type { Span } from '@opentelemetry/api'
import { failSpan, startSpan } from '@/lib/store/tracing/spans'
import { getRequestContext } from './request-context'

/** @returns null when tracing is off */
export function startRequestSpan(request: Request, requestId: string): Span | null {
  const attributes = { 'http.request.method': request.method, 'evidence_chat.request.id': requestId }
  const span = startSpan(request.method, { kind: 'server', headers: request.headers, attributes })
  if (span) getRequestContext(request).tracing = { span, users: 1 }
  return span
}

/** @param route the path as the route defines it, without what a client sent */
export function recordResponse(request: Request, route: string, status: number): void {
  const span = getRequestContext(request).tracing?.span
  if (!span) return
  span.updateName(`${request.method} ${route}`)
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
  if (status >= 500) failSpan(span, String(status))
}

/** @returns the span of an answer, and what ends the request's span with it; null when tracing is off */
export function startAnswerSpan(request: Request): { span: Span; end: () => void } | null {
  const { tracing } = getRequestContext(request)
  const span = tracing ? startSpan('answer', { parent: tracing.span }) : null
  if (!tracing || !span) return null
  tracing.users += 1
  const end = () => {
    span.end()
    releaseRequestSpan(request)
  }
  return { span, end }
}

/** Ends the span after its last user. */
export function releaseRequestSpan(request: Request): void {
  const { tracing } = getRequestContext(request)
  if (!tracing) return
  tracing.users -= 1
  if (tracing.users === 0) tracing.span.end()
}
