/**
 * The one door: who asks, and may they. Called first in every handler, before the body is touched. A Bearer key opens
 * the API from anywhere; the page's cookie opens it only from the page's own origin. It never reads the body.
 */
import type { AnswerEvent } from '@/lib/wire/events'

export type Scope = 'chat' | 'admin'

export type Principal = { type: 'key'; id: string; name: string; scope: Scope } | { type: 'session'; id: string }

export interface Admission {
  principal: Principal
  /** x-ratelimit-* for every answer to this request. */
  headers: Record<string, string>
  /** Aborts when the client leaves, when the key is revoked, and when the server stops. */
  signal: AbortSignal
  /** Holds a stream slot while events flow, records usage, frees the slot in `finally`. */
  meter(events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent>
}

/**
 * @throws ApiError 401 for any missing, malformed, wrong, expired or revoked key (the same words for each), 403 for a
 *   foreign origin, 429 beyond the limits
 */
export declare function admit(request: Request, options?: { scope?: Scope }): Promise<Admission>
