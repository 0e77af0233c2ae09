/**
 * The span of a call to a model server: until its whole answer has been read, the call has failed, or the
 * caller has left.
 */
import type { Span } from '@opentelemetry/api'
import { OutgoingError, type OutgoingResponse } from '@/lib/http/send-request'
import { failSpan } from '@/lib/store/tracing/spans'

export async function traceCall(span: Span, call: Promise<OutgoingResponse>): Promise<OutgoingResponse> {
  try {
    return observe(span, await call)
  } catch (error) {
    endFailed(span, error)
    throw error
  }
}

function observe(span: Span, response: OutgoingResponse): OutgoingResponse {
  const { status, headers } = response
  span.setAttribute('http.response.status_code', status)
  if (status >= 400) failSpan(span, String(status))
  let hasBegun = false
  return {
    status,
    headers,
    shortenIdleLimit: (idleMs) => response.shortenIdleLimit(idleMs),
    async read(collectMs) {
      try {
        const reads = await response.read(collectMs)
        if (!hasBegun && reads) span.addEvent('first bytes')
        hasBegun = true
        if (reads === null) span.end()
        return reads
      } catch (error) {
        endFailed(span, error)
        throw error
      }
    },
    close(whole) {
      span.end()
      response.close(whole)
    },
  }
}

function endFailed(span: Span, error: unknown): void {
  // An abort is not a failure of the server.
  if (error instanceof OutgoingError) failSpan(span, error.fault)
  span.end()
}
