/**
 * The client of one literature service. It keeps to the service's rate, serves questions in turn, sends only the given
 * parameters and the caller's identity, follows no redirect to another origin, and limits bytes and time. An error
 * becomes one sentence for the user; its cause is kept for the log.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readBody } from '@/lib/http/read-body'
import { OutgoingError, type OutgoingResponse, sendRequest } from '@/lib/http/send-request'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { type Deadline, startDeadline } from './deadline'
import type { RateLedger } from './rate-ledger'
import { createRateLimiter, RateLimiter } from './rate-limiter'
import { TurnQueue } from './turn-queue'

/** The message is for the user, `cause` for the log. */
export class LiveError extends Error {
  readonly serverMessage: ServerMessage
  /** Whether the same request would fail again, however often it is repeated. */
  readonly isPermanent: boolean

  constructor(message: ServerMessage, cause?: unknown, { isPermanent = false } = {}) {
    super(message.text, { cause })
    this.name = 'LiveError'
    this.serverMessage = message
    this.isPermanent = isPermanent
  }
}

export interface LiveRequest {
  method: 'GET' | 'POST'
  /** Relative to the base URL, such as `esearch.fcgi`. */
  path: string
  /** In the URL of a GET, in the body of a POST. Called when the request starts. */
  parameters(): Record<string, string>
  bytesMax: number
}

export interface LiveCaller {
  /** Aborts when the user disconnects. */
  signal: AbortSignal
  /** How long the service may take for the question, from its turn, in milliseconds. */
  allowedMs: number
  /** How long the question waits for its turn, in milliseconds. */
  waitMs: number
}

interface LiveServiceOptions {
  /** Display name. */
  name: string
  baseUrl: string
  perSecond: number
  /** The ledger of a rate shared with other processes. */
  sharedRate?: RateLedger | null
  /** Contact address that is sent to the service. */
  contact: string | undefined
}

const redirectsMax = 2
const retriesMax = 2
/** Tripled after each attempt; used only when the service sends no Retry-After. */
const retryMs = 150
const connectMs = 3000
const unwantedBytesMax = 65_536

/** Statuses worth retrying. */
const transientStatuses = new Set([429, 500, 502, 503, 504])

export class LiveService {
  readonly name: string
  readonly baseUrl: string
  private readonly rate: RateLimiter
  private readonly sharedRate: RateLimiter | null
  private readonly turns: TurnQueue
  private readonly headers: Record<string, string>

  constructor({ name, baseUrl, perSecond, sharedRate = null, contact }: LiveServiceOptions) {
    this.name = name
    this.baseUrl = baseUrl.replace(/\/+$/, '')
    this.rate = createRateLimiter(perSecond)
    this.sharedRate = sharedRate && new RateLimiter(sharedRate)
    // A question needs some three requests, and should finish long before its deadline.
    this.turns = new TurnQueue(Math.ceil(perSecond / 2))
    this.headers = {
      'user-agent': contact === undefined ? 'evidence-chat' : `evidence-chat (mailto:${contact})`,
    }
  }

  /** Other questions wait for their turn, and an optional request would delay them. */
  get isBusy(): boolean {
    return this.turns.isBusy
  }

  /**
   * Does a question's work when its turn comes; its time starts then.
   *
   * @throws LiveError when the turn does not come in time; the reason of the caller's signal; whatever `work` throws
   */
  async inTurn<T>({ signal, allowedMs, waitMs }: LiveCaller, work: (deadline: Deadline) => Promise<T>): Promise<T> {
    try {
      await this.turns.enter(AbortSignal.any([signal, AbortSignal.timeout(waitMs)]))
    } catch {
      signal.throwIfAborted()
      throw new LiveError(serverMessage('search_queue_full', { source: this.name }))
    }
    try {
      return await work(startDeadline(allowedMs, signal))
    } finally {
      this.turns.leave()
    }
  }

  /**
   * @returns the body of a 200 response as text
   * @throws LiveError for every failure, including a missed deadline; the reason of the request's signal when it
   *   aborts
   */
  async ask(ask: LiveRequest, deadline: Deadline): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.attempt(ask, deadline)
      if (outcome.body !== undefined) return outcome.body
      const waitMs = outcome.retryAfterMs ?? retryMs * 3 ** attempt
      if (outcome.isLimiting) await this.pause(waitMs)
      if (!outcome.isPassing || attempt === retriesMax || performance.now() + waitMs >= deadline.atMs) {
        throw outcome.error
      }
      await this.withinDeadline(sleep(waitMs, undefined, { signal: deadline.signal }), deadline)
    }
  }

  /**
   * @returns whether a request may start before the deadline
   * @throws LiveError when that cannot be known, such as without the database that servers share
   */
  private async acquire({ atMs, signal }: Deadline): Promise<boolean> {
    try {
      return (await this.rate.acquire(atMs, signal)) && (await (this.sharedRate?.acquire(atMs, signal) ?? true))
    } catch (cause) {
      signal.throwIfAborted()
      throw new LiveError(serverMessage('search_not_run', { source: this.name }), cause)
    }
  }

  private async pause(ms: number): Promise<void> {
    // If the pause cannot be shared, this process still keeps to it.
    await Promise.allSettled([this.rate.pause(ms), this.sharedRate?.pause(ms)])
  }

  private async attempt(ask: LiveRequest, deadline: Deadline): Promise<Outcome> {
    let moved: URL | undefined
    for (let redirects = 0; ; redirects++) {
      const mayStart = await this.withinDeadline(this.acquire(deadline), deadline)
      if (!mayStart) return { error: new LiveError(serverMessage('search_queue_full', { source: this.name })) }
      const parameters = ask.parameters()
      const url = moved ?? buildUrl(`${this.baseUrl}/${ask.path}`, ask.method, parameters)
      let response: OutgoingResponse
      try {
        response = await this.withinDeadline(this.send(url, ask.method, parameters, deadline), deadline)
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error
        return {
          error: new LiveError(serverMessage('search_unreachable', { source: this.name }), error),
          isPassing: true,
        }
      }
      const next = findRedirect(response, url, ask)
      if (next === undefined) return this.readOutcome(response, ask, deadline)
      await this.readUnwanted(response, deadline)
      if (next === null || redirects === redirectsMax) {
        const message = serverMessage('search_redirected', { source: this.name })
        return { error: new LiveError(message, `HTTP ${response.status}`, { isPermanent: true }) }
      }
      moved = next
    }
  }

  private send(
    url: URL,
    method: LiveRequest['method'],
    parameters: Record<string, string>,
    { signal }: Deadline,
  ): Promise<OutgoingResponse> {
    const form = method === 'POST' ? new URLSearchParams(parameters).toString() : undefined
    const contentType = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    return sendRequest({ url, headers: { ...this.headers, ...contentType }, body: form, signal, limits: { connectMs } })
  }

  private async readOutcome(response: OutgoingResponse, ask: LiveRequest, deadline: Deadline): Promise<Outcome> {
    if (response.status === 200) return this.readText(response, ask, deadline)
    return this.toRefusal(response, readStatedError(await this.readUnwanted(response, deadline)))
  }

  /** @param stated the reason that the service gives; null if it gives none */
  private toRefusal({ status, headers }: OutgoingResponse, stated: string | null): Outcome {
    const isLimiting = status === 429 || status === 503
    const retryAfterMs = parseRetryAfter(headers['retry-after'])
    const cause = `HTTP ${status}`
    const isPassing = transientStatuses.has(status)
    if (isLimiting) {
      const source = this.name
      const message =
        retryAfterMs === undefined
          ? serverMessage('search_rate_limited', { source })
          : serverMessage('search_rate_limited_for', { source, seconds: toSeconds(retryAfterMs) })
      const error = new LiveError(message, cause)
      return { error, isPassing, isLimiting, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    }
    if (isPassing)
      return { error: new LiveError(serverMessage('search_server_error', { source: this.name }), cause), isPassing }
    const message =
      stated === null
        ? serverMessage('search_refused', { source: this.name })
        : serverMessage('search_refused_saying', { source: this.name, what: stated })
    return { error: new LiveError(message, cause, { isPermanent: true }) }
  }

  /** Reads an unwanted body to its end, so that the connection can be reused. */
  private async readUnwanted(response: OutgoingResponse, deadline: Deadline): Promise<string> {
    try {
      const { bytes } = await this.withinDeadline(readBody(response, unwantedBytesMax), deadline)
      return bytes.toString()
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return ''
    }
  }

  private async readText(response: OutgoingResponse, { bytesMax }: LiveRequest, deadline: Deadline): Promise<Outcome> {
    try {
      const { bytes, isTruncated } = await this.withinDeadline(readBody(response, bytesMax), deadline)
      if (!isTruncated) return { body: bytes.toString() }
      return {
        error: new LiveError(
          serverMessage('search_response_too_large', { source: this.name }),
          `over ${bytesMax} bytes`,
          { isPermanent: true },
        ),
      }
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      const isUnreadable = error.fault === 'malformed'
      const message = serverMessage(isUnreadable ? 'search_response_unreadable' : 'search_response_incomplete', {
        source: this.name,
      })
      return { error: new LiveError(message, error), isPassing: !isUnreadable }
    }
  }

  /** Converts a missed deadline into a LiveError; an aborted request keeps its own reason. */
  async withinDeadline<T>(work: Promise<T>, { signal, asker, allowedMs }: Deadline): Promise<T> {
    try {
      return await work
    } catch (error) {
      asker.throwIfAborted()
      if (!signal.aborted) throw error
      throw new LiveError(serverMessage('search_timeout', { source: this.name, seconds: toSeconds(allowedMs) }), error)
    }
  }
}

type Outcome =
  | { body: string }
  | { body?: never; error: LiveError; isPassing?: boolean; isLimiting?: boolean; retryAfterMs?: number }

function buildUrl(address: string, method: LiveRequest['method'], parameters: Record<string, string>): URL {
  const url = new URL(address)
  if (method === 'GET') for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

/**
 * @returns undefined when the response is not a redirect, null for a redirect that is not followed: to another
 *   origin, or one that would turn a POST into a GET
 */
function findRedirect({ status, headers }: OutgoingResponse, from: URL, { method }: LiveRequest) {
  if (status < 300 || status > 399 || status === 304) return undefined
  const location = headers['location']
  if (typeof location !== 'string' || !URL.canParse(location, from)) return null
  if (method === 'POST' && status !== 307 && status !== 308) return null
  const to = new URL(location, from)
  return to.origin === from.origin ? to : null
}

/** Reads the error that NCBI states as JSON, such as `{"error":"API key invalid","api-key":"…"}`. */
function readStatedError(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body)
    const stated = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
    return typeof stated === 'string' && stated.trim() !== '' ? stated.trim().slice(0, 200) : null
  } catch {
    return null
  }
}

/** Parses Retry-After, which is in seconds or an HTTP date. */
function parseRetryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

function toSeconds(ms: number): number {
  return ms < 10_000 ? Math.ceil(ms / 10) / 100 : Math.ceil(ms / 1000)
}
