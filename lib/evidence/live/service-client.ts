/**
 * The only HTTP client for literature services. It keeps to the service's rate, sends only the given parameters and
 * the caller's identity, follows no redirect to another origin, and limits bytes and time. An error becomes one
 * sentence for the user; its cause is kept for the log.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher, request } from 'undici'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import type { Deadline } from './deadline'
import { RateLimiter } from './rate-limiter'

/** The message is for the user, `cause` for the log. */
export class LiveError extends Error {
  readonly serverMessage: ServerMessage

  constructor(message: ServerMessage, cause?: unknown) {
    super(message.text, { cause })
    this.name = 'LiveError'
    this.serverMessage = message
  }
}

export interface LiveRequest {
  method: 'GET' | 'POST'
  /** Relative to the base URL, such as `esearch.fcgi`. */
  path: string
  /** In the URL of a GET, in the body of a POST. */
  parameters: Record<string, string>
  bytesMax: number
}

export interface LiveServiceOptions {
  /** Display name. */
  name: string
  baseUrl: string
  perSecond: number
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
  private readonly agent: Agent
  private readonly headers: Record<string, string>

  constructor({ name, baseUrl, perSecond, contact }: LiveServiceOptions) {
    this.name = name
    this.baseUrl = baseUrl.replace(/\/+$/, '')
    this.rate = new RateLimiter(perSecond)
    this.agent = new Agent({ connect: { timeout: connectMs }, connections: 8 })
    this.headers = {
      'user-agent': contact === undefined ? 'evidence-chat' : `evidence-chat (mailto:${contact})`,
      // Node 24.21 has a vulnerability in its Brotli decoder (CVE-2026-111497), so nothing is decompressed here.
      'accept-encoding': 'identity',
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
      if (outcome.isLimiting) this.rate.pause(waitMs)
      if (!outcome.isPassing || attempt === retriesMax || performance.now() + waitMs >= deadline.atMs) {
        throw outcome.error
      }
      await this.withinDeadline(sleep(waitMs, undefined, { signal: deadline.signal }), deadline)
    }
  }

  /** Closes kept-alive connections. */
  close(): Promise<void> {
    return this.agent.close()
  }

  private async attempt(ask: LiveRequest, deadline: Deadline): Promise<Outcome> {
    let url = buildUrl(`${this.baseUrl}/${ask.path}`, ask)
    for (let redirects = 0; ; redirects++) {
      const mayStart = await this.withinDeadline(this.rate.acquire(deadline.atMs, deadline.signal), deadline)
      if (!mayStart) return { error: new LiveError(serverMessage('search_queue_full', { source: this.name })) }
      let response: Dispatcher.ResponseData
      try {
        response = await this.withinDeadline(this.send(url, ask, deadline), deadline)
      } catch (error) {
        if (error instanceof LiveError || deadline.asker.aborted) throw error
        return {
          error: new LiveError(serverMessage('search_unreachable', { source: this.name }), error),
          isPassing: true,
        }
      }
      const next = findRedirect(response, url, ask)
      if (next === undefined) return this.readOutcome(response, ask, deadline)
      await this.discardBody(response, deadline)
      if (next === null || redirects === redirectsMax) {
        return {
          error: new LiveError(
            serverMessage('search_redirected', { source: this.name }),
            `HTTP ${response.statusCode}`,
          ),
        }
      }
      url = next
    }
  }

  private send(url: URL, { method, parameters }: LiveRequest, { signal }: Deadline): Promise<Dispatcher.ResponseData> {
    const form = method === 'POST' ? new URLSearchParams(parameters).toString() : null
    return request(url, {
      dispatcher: this.agent,
      method,
      signal,
      body: form,
      headers: form === null ? this.headers : { ...this.headers, 'content-type': 'application/x-www-form-urlencoded' },
      // The deadline's signal is the only timer.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  }

  private async readOutcome(response: Dispatcher.ResponseData, ask: LiveRequest, deadline: Deadline): Promise<Outcome> {
    if (response.statusCode === 200) return this.readBody(response, ask, deadline)
    await this.discardBody(response, deadline)
    return this.toRefusal(response)
  }

  private toRefusal({ statusCode, headers }: Dispatcher.ResponseData): Outcome {
    const isLimiting = statusCode === 429 || statusCode === 503
    const retryAfterMs = parseRetryAfter(headers['retry-after'])
    const cause = `HTTP ${statusCode}`
    const isPassing = transientStatuses.has(statusCode)
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
    return { error: new LiveError(serverMessage('search_refused', { source: this.name }), cause) }
  }

  /** Reads an unwanted body to its end, so that the connection can be reused. */
  private discardBody({ body }: Dispatcher.ResponseData, deadline: Deadline): Promise<void> {
    return this.withinDeadline(body.dump({ limit: unwantedBytesMax, signal: deadline.signal }), deadline)
  }

  private async readBody(
    response: Dispatcher.ResponseData,
    { bytesMax }: LiveRequest,
    deadline: Deadline,
  ): Promise<Outcome> {
    const encoding = response.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') {
      await this.discardBody(response, deadline)
      return {
        error: new LiveError(
          serverMessage('search_response_unreadable', { source: this.name }),
          `content-encoding ${encoding}`,
        ),
      }
    }
    try {
      const bytes = await this.withinDeadline(readUpTo(bytesMax, response.body), deadline)
      if (bytes !== null) return { body: bytes.toString('utf8') }
      return {
        error: new LiveError(
          serverMessage('search_response_too_large', { source: this.name }),
          `over ${bytesMax} bytes`,
        ),
      }
    } catch (error) {
      if (error instanceof LiveError || deadline.asker.aborted) throw error
      return {
        error: new LiveError(serverMessage('search_response_incomplete', { source: this.name }), error),
        isPassing: true,
      }
    }
  }

  /** Converts a missed deadline into a LiveError; an aborted request keeps its own reason. */
  private async withinDeadline<T>(work: Promise<T>, { signal, asker, allowedMs }: Deadline): Promise<T> {
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

function buildUrl(address: string, { method, parameters }: LiveRequest): URL {
  const url = new URL(address)
  if (method === 'GET') for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

/**
 * @returns undefined when the response is not a redirect, null for a redirect that is not followed: to another
 *   origin, or one that would turn a POST into a GET
 */
function findRedirect({ statusCode, headers }: Dispatcher.ResponseData, from: URL, { method }: LiveRequest) {
  if (statusCode < 300 || statusCode > 399 || statusCode === 304) return undefined
  const location = headers['location']
  if (typeof location !== 'string' || !URL.canParse(location, from)) return null
  if (method === 'POST' && statusCode !== 307 && statusCode !== 308) return null
  const to = new URL(location, from)
  return to.origin === from.origin ? to : null
}

/** @returns null when the body is longer; the connection is then closed */
async function readUpTo(bytesMax: number, body: Dispatcher.ResponseData['body']): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    // undici's body yields Buffers, but its type says any.
    const data: Buffer = piece
    bytes += data.length
    if (bytes > bytesMax) return null
    pieces.push(data)
  }
  return Buffer.concat(pieces)
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
