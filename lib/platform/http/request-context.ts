/**
 * What becomes known of a request on its way, for its row in the audit and for whatever counts it: the door knows who
 * asks, the route knows what, and only the end knows how it went. Kept beside the request, so that no signature grows.
 */
import 'server-only'
import { config } from '@/lib/config'
import { type AuditEvent, audit } from '@/lib/platform/audit/audit'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ChatRequest } from '@/lib/wire/request'
import { getClientAddress } from './client-address'

export interface RequestContext {
  requestId?: string
  /** By `performance.now()`. */
  startedAt?: number
  actor?: string
  /** Set when a valid key came with it. */
  hasKey?: boolean
  /** What the request does, where a reader of the audit looks for it by name; `request` without it. */
  action?: 'export' | 'deletion'
  details?: AuditEvent['details']
}

/** @returns what is known of this request so far; to be written to */
export function getRequestContext(request: Request): RequestContext {
  const trails = getSingleton('trails', () => new WeakMap<Request, RequestContext>())
  const trail = trails.get(request) ?? {}
  trails.set(request, trail)
  return trail
}

/** Adds to a request's row what it asked: how much, never what, unless LOG_QUESTIONS says so. */
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

/** The status, as nginx writes it, of a request whose client left before it was answered: no fault of ours, and no refusal. */
export const clientClosedStatus = 499

/** Takes down that a request got its answer; of a streamed one, that it began. */
export function auditRequest(request: Request, status: number): void {
  const isRefused = status >= 400 && status !== clientClosedStatus
  const { action = 'request' } = getRequestContext(request)
  audit({ ...toAuditEvent(request), action: isRefused ? 'refusal' : action, target: toRoute(request), status })
}

/** What a row about this request has in common with any other. */
export function toAuditEvent(request: Request): Omit<AuditEvent, 'action'> {
  const { actor = 'unknown', requestId, details } = getRequestContext(request)
  return {
    actor,
    address: getClientAddress(request),
    ...(requestId === undefined ? {} : { requestId }),
    ...(details === undefined ? {} : { details }),
  }
}

/** Without the query: people put keys into it. */
function toRoute(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`
}
