/**
 * One HTTP call to the model server over node:http, with our own timeouts. It never follows a redirect (the key must stay
 * at the configured origin), never retries, and closes the socket in the same tick in which the caller asks for it.
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

/** With these and the settings' timeouts, silence of the model server is bounded at every stage. */
const connectTimeoutMs = 5_000
const answerTimeoutMs = 600_000
/** How long a connection may take to drain after a complete answer before it is reused. */
const drainTimeoutMs = 1_000
/** Back-pressure: the response is paused while this much is unread. */
const bufferedBytesMax = 131_072

export interface ServerAddress {
  baseUrl: string
  apiKey: string | undefined
  /** From sending the request to the first byte of the body. */
  timeoutMs: number
  /** Maximum silence between two reads. */
  idleTimeoutMs: number
}

export interface ServerResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Waits for bytes if none are buffered, then returns all that arrived since the last call; null at the end. */
  read(): Promise<Buffer[] | null>
  /** Shortens the idle timeout, for an answer that only lacks its trailer. */
  hurry(idleTimeoutMs: number): void
  /** Ends the call. With `whole`, the connection is kept alive for the next call. */
  close(whole?: boolean): void
}

/** A failure before the server sent anything; the only kind that may be retried. */
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
 * @param body sent by POST; the request is a GET without it
 * @param isFresh opens a new connection; a kept-alive one may have died unnoticed
 * @throws NoResponse when the server cannot be reached or closes the connection without a response; ApiError `upstream_timeout`;
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
    // Node 24.21's Brotli decoder has CVE-2026-111497, and compression delays the first token.
    'Accept-Encoding': 'identity',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    // Azure deployments read the key from this header only.
    ...(apiKey && url.hostname.endsWith('.azure.com') ? { 'api-key': apiKey } : {}),
  }
}

type Phase = 'connecting' | 'waiting' | 'answering' | 'over'

/** The state of one call: its timer, its socket and its unread bytes. */
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
    // A truncated body emits 'aborted' as a response error; after `end` nothing can be truncated.
    response.on('error', this.onError)
    return this
  }

  read(): Promise<Buffer[] | null> {
    return new Promise((done, refused) => {
      this.reader = { done, refused }
      if (this.reads.length > 0 || this.phase === 'over') this.hand()
    })
  }

  /** Passes buffered bytes, the error or the end to the waiting reader, if any. */
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
    // The response is paused because our reader is slow; the server is not silent.
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
