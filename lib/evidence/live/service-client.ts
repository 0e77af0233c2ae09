/**
 * The one way out to a literature service. It keeps to the service's rate, sends nothing but the parameters it was
 * given and who asks, follows no redirect to another origin, takes no more bytes than said and no more time than the
 * question has. What goes wrong becomes one sentence for the person who asked; the exact cause stays beside it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher, request } from 'undici'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { Deadline } from './deadline'
import { RateLimiter } from './rate-limiter'

/** The message is for the person who asked; `cause` is for the log. */
export class LiveError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'LiveError'
  }
}

export interface LiveRequest {
  method: 'GET' | 'POST'
  /** Below the base address, such as `esearch.fcgi`. */
  path: string
  /** In the address of a GET, in the body of a POST. */
  parameters: Record<string, string>
  bytesMax: number
}

export interface LiveServiceOptions {
  /** As clinicians know it. */
  name: string
  baseUrl: string
  perSecond: number
  /** Whom the service may write to. */
  contact: string | undefined
}

const redirectsMax = 2
const retriesMax = 2
/** Three times as long after each; only when the service names no time of its own. */
const retryMs = 150
const connectMs = 3000
const unwantedBytesMax = 65_536

/** Statuses that a moment may mend. */
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
      // Node 24.21 has a fault in its Brotli decoder (CVE-2026-111497), so nothing is ever unpacked here.
      'accept-encoding': 'identity',
    }
  }

  /**
   * @returns the body of a 200 answer as text
   * @throws LiveError for every failure, deadline included; the asker's own reason when the asker has left
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

  /** Ends connections that are kept alive. */
  close(): Promise<void> {
    return this.agent.close()
  }

  private async attempt(ask: LiveRequest, deadline: Deadline): Promise<Outcome> {
    let url = buildUrl(`${this.baseUrl}/${ask.path}`, ask)
    for (let redirects = 0; ; redirects++) {
      const mayStart = await this.withinDeadline(this.rate.acquire(deadline.atMs, deadline.signal), deadline)
      if (!mayStart) return { error: new LiveError(serverMessage('searchWaiting', { source: this.name })) }
      let response: Dispatcher.ResponseData
      try {
        response = await this.withinDeadline(this.send(url, ask, deadline), deadline)
      } catch (error) {
        if (error instanceof LiveError || deadline.asker.aborted) throw error
        return { error: new LiveError(serverMessage('searchAway', { source: this.name }), error), isPassing: true }
      }
      const next = findRedirect(response, url, ask)
      if (next === undefined) return this.readOutcome(response, ask, deadline)
      await this.discardBody(response, deadline)
      if (next === null || redirects === redirectsMax) {
        return {
          error: new LiveError(serverMessage('searchSentOn', { source: this.name }), `HTTP ${response.statusCode}`),
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
          ? serverMessage('searchLimit', { source })
          : serverMessage('searchLimitFor', { source, seconds: toSeconds(retryAfterMs) })
      const error = new LiveError(message, cause)
      return { error, isPassing, isLimiting, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    }
    if (isPassing)
      return { error: new LiveError(serverMessage('searchFault', { source: this.name }), cause), isPassing }
    return { error: new LiveError(serverMessage('searchRefused', { source: this.name }), cause) }
  }

  /** Reads a body that nobody wants to its end, so that its connection serves the next request. */
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
      return { error: new LiveError(serverMessage('searchUnreadable', { source: this.name }), `content-encoding ${encoding}`) }
    }
    try {
      const bytes = await this.withinDeadline(readUpTo(bytesMax, response.body), deadline)
      if (bytes !== null) return { body: bytes.toString('utf8') }
      return {
        error: new LiveError(serverMessage('searchTooLarge', { source: this.name }), `over ${bytesMax} bytes`),
      }
    } catch (error) {
      if (error instanceof LiveError || deadline.asker.aborted) throw error
      return { error: new LiveError(serverMessage('searchBrokeOff', { source: this.name }), error), isPassing: true }
    }
  }

  /** Turns the end of the deadline into words; an asker who left keeps the reason. */
  private async withinDeadline<T>(work: Promise<T>, { signal, asker, allowedMs }: Deadline): Promise<T> {
    try {
      return await work
    } catch (error) {
      asker.throwIfAborted()
      if (!signal.aborted) throw error
      throw new LiveError(serverMessage('searchLate', { source: this.name, seconds: toSeconds(allowedMs) }), error)
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
 * @returns undefined when the answer is no redirect, null when it is one that is not followed: to another origin, or
 * one that would turn a POST into a GET
 */
function findRedirect({ statusCode, headers }: Dispatcher.ResponseData, from: URL, { method }: LiveRequest) {
  if (statusCode < 300 || statusCode > 399 || statusCode === 304) return undefined
  const location = headers['location']
  if (typeof location !== 'string' || !URL.canParse(location, from)) return null
  if (method === 'POST' && statusCode !== 307 && statusCode !== 308) return null
  const to = new URL(location, from)
  return to.origin === from.origin ? to : null
}

/** @returns null when there is more; the connection is then closed */
async function readUpTo(bytesMax: number, body: Dispatcher.ResponseData['body']): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    // undici's body gives Buffers; its type says any.
    const data: Buffer = piece
    bytes += data.length
    if (bytes > bytesMax) return null
    pieces.push(data)
  }
  return Buffer.concat(pieces)
}

/** Seconds or a date, as HTTP has it. */
function parseRetryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

function toSeconds(ms: number): number {
  return ms < 10_000 ? Math.ceil(ms / 10) / 100 : Math.ceil(ms / 1000)
}
