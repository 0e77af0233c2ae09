/**
 * What becomes known of a request on its way, for its row in the audit and for whatever counts it: the door knows who
 * asks, the route knows what, and only the end knows how it went. Kept beside the request, so that no signature grows.
 */
import 'server-only'
import { config } from '@/lib/config'
import { type AuditEvent, audit } from '@/lib/platform/audit/audit'
import { once } from '@/lib/store/process-singleton'
import type { ChatRequest } from '@/lib/wire/request'
import { clientAddress } from './client-address'

export interface Trail {
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
export function trailOf(request: Request): Trail {
  const trails = once('trails', () => new WeakMap<Request, Trail>())
  const trail = trails.get(request) ?? {}
  trails.set(request, trail)
  return trail
}

/** Adds to a request's row what it asked: how much, never what, unless LOG_QUESTIONS says so. */
export function noteQuestion(request: Request, { messages, stream, store }: ChatRequest): void {
  const last = messages.findLast(({ role }) => role === 'user')
  trailOf(request).details = {
    messages: messages.length,
    images: messages.reduce((sum, { content }) => sum + imagesIn(content), 0),
    stream,
    store,
    ...(config().LOG_QUESTIONS ? { question: textOf(last?.content) } : {}),
  }
}

type Content = ChatRequest['messages'][number]['content']

function imagesIn(content: Content): number {
  if (!Array.isArray(content)) return 0
  let images = 0
  for (const { type } of content) if (type === 'image_url') images += 1
  return images
}

function textOf(content: Content): string {
  if (!Array.isArray(content)) return content ?? ''
  const texts: string[] = []
  for (const part of content) texts.push(part.type === 'text' ? part.text : `[${part.type}]`)
  return texts.join('\n')
}

/** The status, as nginx writes it, of a request whose client left before it was answered: no fault of ours, and no refusal. */
export const clientLeft = 499

/** Takes down that a request got its answer; of a streamed one, that it began. */
export function auditRequest(request: Request, status: number): void {
  const isRefused = status >= 400 && status !== clientLeft
  const { action = 'request' } = trailOf(request)
  audit({ ...eventOf(request), action: isRefused ? 'refusal' : action, target: routeOf(request), status })
}

/** What a row about this request has in common with any other. */
export function eventOf(request: Request): Omit<AuditEvent, 'action'> {
  const { actor = 'unknown', requestId, details } = trailOf(request)
  return {
    actor,
    address: clientAddress(request),
    ...(requestId === undefined ? {} : { requestId }),
    ...(details === undefined ? {} : { details }),
  }
}

/** Without the query: people put keys into it. */
function routeOf(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`
}
