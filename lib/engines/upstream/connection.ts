/**
 * One call to the model server, over node:http: a bare pipe of bytes with our own clocks. It never follows a redirect
 * (the key must not travel), never repeats anything, and closes the socket within the turn in which it is told to.
 */
import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { upstreamFailedError, upstreamTimeoutError } from './upstream-errors'

/** SECURITY P20. */
const connectTimeoutMs = 5_000
const answerTimeoutMs = 600_000
/** How long a connection may stay open after the answer is whole, so that it can be used again. */
const drainTimeoutMs = 1_000
/** A reader this far behind stops the server from sending more. */
const bufferedBytesMax = 131_072

export interface ServerAddress {
  baseUrl: string
  apiKey: string | undefined
  /** From sending to the first byte of the body. */
  timeoutMs: number
  /** Between two reads. */
  idleTimeoutMs: number
}

export interface ServerResponse {
  status: number
  headers: IncomingHttpHeaders
  /** All bytes that have come since the last call, waiting for some if there are none; null at the end. */
  read(): Promise<Buffer[] | null>
  /** Shortens the wait between reads, for an answer that only lacks its last words. */
  hurry(idleTimeoutMs: number): void
  /** Ends the call. With `whole`, the connection is kept for the next one. */
  close(whole?: boolean): void
}

/** A failure that came before the server said anything; the only kind that may be tried again. */
export class NoResponseError extends Error {
  readonly isConnectFailure: boolean

  constructor(cause: NodeJS.ErrnoException, isConnectFailure: boolean) {
    super('no response', { cause })
    this.isConnectFailure = isConnectFailure
  }
}

const agents = {
  'http:': new HttpAgent({ keepAlive: true, scheduling: 'lifo' }),
  'https:': new HttpsAgent({ keepAlive: true, scheduling: 'lifo' }),
}

/**
 * @param path below the base address, such as `/chat/completions`
 * @param body sent by POST; without it, GET
 * @param isFresh over a connection of its own; one kept from before may have died unseen
 * @throws NoResponse when the server could not be reached or hung up without a word; ApiError `upstream_timeout`;
 *   the signal's reason
 */
export function callServer(
  server: ServerAddress,
  path: string,
  body: string | undefined,
  signal: AbortSignal,
  isFresh = false,
): Promise<ServerResponse> {
  const url = new URL(server.baseUrl)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  const isSecure = url.protocol === 'https:'

  return new Promise((done, refused) => {
    signal.throwIfAborted()
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent: isFresh ? false : isSecure ? agents['https:'] : agents['http:'],
      method: body === undefined ? 'GET' : 'POST',
      headers: buildHeaders(url, server.apiKey, body),
    })
    const exchange = new Exchange(request, server, signal, refused)
    request.once('response', (response) => done(exchange.begin(response)))
    request.end(body)
  })
}

function buildHeaders(url: URL, apiKey: string | undefined, body: string | undefined): Record<string, string | number> {
  return {
    Accept: 'application/json, text/event-stream',
    // Node 24.21's Brotli decoder has CVE-2026-111497, and compression delays the first word.
    'Accept-Encoding': 'identity',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    // Azure's deployment addresses read the key here only.
    ...(apiKey && url.hostname.endsWith('.azure.com') ? { 'api-key': apiKey } : {}),
  }
}

type Phase = 'connecting' | 'waiting' | 'answering' | 'over'

/** The life of one call: its clock, its socket and what has been read of it so far. */
class Exchange implements ServerResponse {
  status = 0
  headers: IncomingHttpHeaders = {}
  private readonly request: ClientRequest
  private readonly signal: AbortSignal
  private readonly refused: (reason: unknown) => void
  private readonly giveUpAt: number
  private response: IncomingMessage | undefined
  private phase: Phase = 'connecting'
  private idleTimeoutMs: number
  private clock: NodeJS.Timeout
  private reads: Buffer[] = []
  private bufferedBytes = 0
  private hasEnded = false
  private fault: { reason: unknown } | undefined
  private reader: { done(reads: Buffer[] | null): void; refused(reason: unknown): void } | undefined

  constructor(request: ClientRequest, server: ServerAddress, signal: AbortSignal, refused: (reason: unknown) => void) {
    this.request = request
    this.signal = signal
    this.refused = refused
    this.idleTimeoutMs = server.idleTimeoutMs
    this.giveUpAt = performance.now() + answerTimeoutMs
    this.clock = setTimeout(this.onSilence, connectTimeoutMs)
    signal.addEventListener('abort', this.onAbort)
    request.on('error', this.onError)
    request.once('socket', (socket) => {
      const connected = () => this.startClock('waiting', server.timeoutMs)
      if (socket.connecting) socket.once(server.baseUrl.startsWith('https:') ? 'secureConnect' : 'connect', connected)
      else connected()
    })
  }

  begin(response: IncomingMessage): this {
    this.response = response
    this.status = response.statusCode ?? 0
    this.headers = response.headers
    response.on('data', this.onData)
    response.once('end', () => {
      this.hasEnded = true
      this.finish()
    })
    // A body cut short ends in 'aborted' as an error of the response; after `end` there is nothing left to cut.
    response.on('error', this.onError)
    return this
  }

  read(): Promise<Buffer[] | null> {
    return new Promise((done, refused) => {
      this.reader = { done, refused }
      if (this.reads.length > 0 || this.phase === 'over') this.hand()
    })
  }

  /** Gives the reader that waits, if there is one, what has come or how it ended. */
  private hand(): void {
    const { reader } = this
    if (!reader) return
    this.reader = undefined
    if (this.reads.length > 0) {
      reader.done(this.reads)
      this.reads = []
      this.bufferedBytes = 0
      if (this.response?.isPaused()) this.response.resume()
    } else if (this.fault) reader.refused(this.fault.reason)
    else reader.done(null)
  }

  hurry(idleTimeoutMs: number): void {
    this.idleTimeoutMs = Math.min(idleTimeoutMs, this.idleTimeoutMs)
    if (this.phase === 'answering') this.startClock('answering', this.idleTimeoutMs)
  }

  close(whole = false): void {
    if (this.phase === 'over') return
    if (whole && this.response && !this.hasEnded) {
      this.finish()
      this.response.off('data', this.onData).resume()
      const drain = setTimeout(() => this.request.destroy(), drainTimeoutMs)
      this.response.once('close', () => clearTimeout(drain))
      return
    }
    this.finish()
    this.request.destroy()
  }

  private readonly onData = (bytes: Buffer): void => {
    if (performance.now() > this.giveUpAt) this.fail(upstreamTimeoutError(new Error('the whole answer took too long')))
    this.reads.push(bytes)
    this.bufferedBytes += bytes.length
    if (this.phase === 'answering') this.clock.refresh()
    else this.startClock('answering', this.idleTimeoutMs)
    if (this.bufferedBytes > bufferedBytesMax) this.response?.pause()
    this.hand()
  }

  private readonly onError = (error: NodeJS.ErrnoException): void => {
    if (this.phase === 'over') return
    const isGarbage = error.code?.startsWith('HPE_')
    if (this.response || isGarbage) this.fail(upstreamFailedError(error))
    else this.fail(new NoResponseError(error, this.phase === 'connecting'))
  }

  private readonly onAbort = (): void => this.fail(this.signal.reason)

  private readonly onSilence = (): void => {
    const silence = new Error(`silent while ${this.phase}`)
    // A reader that has not taken what came is not the server's silence.
    if (this.response?.isPaused()) this.clock.refresh()
    else if (this.phase === 'connecting') this.fail(new NoResponseError(silence, true))
    else this.fail(upstreamTimeoutError(silence))
  }

  private startClock(phase: Phase, timeoutMs: number): void {
    if (this.phase === 'over') return
    this.phase = phase
    clearTimeout(this.clock)
    this.clock = setTimeout(this.onSilence, timeoutMs)
  }

  private fail(reason: unknown): void {
    if (this.phase === 'over') return
    this.fault = { reason }
    this.finish()
    this.request.destroy()
    this.refused(reason)
  }

  private finish(): void {
    this.phase = 'over'
    clearTimeout(this.clock)
    this.signal.removeEventListener('abort', this.onAbort)
    this.hand()
  }
}
