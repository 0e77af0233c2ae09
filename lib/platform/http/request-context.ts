/**
 * Request-scoped context for the audit row and the metrics: authentication adds the actor, the route adds the action,
 * and the response adds the status. Held in a WeakMap, so that no function needs another parameter.
 */
import 'server-only'
import type { Span } from '@opentelemetry/api'
import { config } from '@/lib/config'
import { type AuditEvent, audit } from '@/lib/platform/audit/audit'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ChatRequest } from '@/lib/wire/request'
import { getClientAddress } from './client-address'

interface RequestContext {
  requestId?: string
  /** From `performance.now()`. */
  startedAt?: number
  actor?: string
  /** Of the key, also for a session of that key, and of the person, for the log. */
  keyId?: string
  personId?: string
  /** Whether the request carried a valid key. */
  hasKey?: boolean
  /** Only when traces are sent. */
  tracing?: {
    span: Span
    /** The handler of the request, and its answer. */
    users: number
  }
  /** An action that the audit log names; `request` if unset. */
  action?: 'export' | 'deletion'
  details?: AuditEvent['details']
}

/** @returns the context of this request, which the caller may change */
export function getRequestContext(request: Request): RequestContext {
  const contexts = getSingleton('request contexts', () => new WeakMap<Request, RequestContext>())
  const context = contexts.get(request) ?? {}
  contexts.set(request, context)
  return context
}

/** Adds counts of the question to the audit row; its text only with LOG_QUESTIONS. */
export function recordQuestion(request: Request, { messages, stream, store }: ChatRequest): void {
  const last = messages.findLast(({ role }) => role === 'user')
  getRequestContext(request).details = {
    messages: messages.length,
    images: messages.reduce((sum, { content }) => sum + countImages(content), 0),
    stream,
    store,
    ...(config().LOG_QUESTIONS ? { question: toText(last?.content) } : {}),
  }
}

type Content = ChatRequest['messages'][number]['content']

function countImages(content: Content): number {
  if (!Array.isArray(content)) return 0
  let images = 0
  for (const { type } of content) if (type === 'image_url') images += 1
  return images
}

function toText(content: Content): string {
  if (!Array.isArray(content)) return content ?? ''
  const texts: string[] = []
  for (const part of content) texts.push(part.type === 'text' ? part.text : `[${part.type}]`)
  return texts.join('\n')
}

/**
 * nginx's status for a request whose client closed the connection before the response: neither an error nor a refusal.
 */
export const clientClosedStatus = 499

/** Records that a request was answered; for a streamed response, that it has started. */
export function auditRequest(request: Request, status: number): void {
  const isRefused = status >= 400 && status !== clientClosedStatus
  const { action = 'request' } = getRequestContext(request)
  audit({ ...toAuditEvent(request), action: isRefused ? 'refusal' : action, target: toRoute(request), status })
}

/** @returns the fields that all audit rows about this request share */
export function toAuditEvent(request: Request): Omit<AuditEvent, 'action'> {
  const { actor = 'unknown', requestId, details } = getRequestContext(request)
  return {
    actor,
    address: getClientAddress(request),
    ...(requestId === undefined ? {} : { requestId }),
    ...(details === undefined ? {} : { details }),
  }
}

/** @returns who asked, for a line of the log: ids, never names */
export function toLogFields(request: Request): { request?: string; keyId?: string; personId?: string; trace?: string } {
  const { requestId, keyId, personId, tracing } = getRequestContext(request)
  return {
    ...(requestId === undefined ? {} : { request: requestId }),
    ...(keyId === undefined ? {} : { keyId }),
    ...(personId === undefined ? {} : { personId }),
    ...(tracing === undefined ? {} : { trace: tracing.span.spanContext().traceId }),
  }
}

/** Omits the query string: people put keys into it. */
function toRoute(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`
}
