/**
 * The only outgoing HTTP transport. It bounds every silence, follows no redirect (a key must stay at its origin, and a
 * checked address at its host), never retries, reads no faster than its caller, and closes the socket in the same tick
 * in which the caller asks for it.
 */
import type { LookupAddress } from 'node:dns'
import type { IncomingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { Dispatcher } from 'undici'
import Agent from 'undici/lib/dispatcher/agent.js'

/** Milliseconds. */
interface TimeLimits {
  /** Until the connection is open, TLS included. */
  connectMs: number
  /** From sending the request to the first byte of the body. */
  firstByteMs: number
  /** Between two reads of the body. */
  idleMs: number
  /** The whole body. */
  wholeMs: number
}

export interface OutgoingRequest {
  url: URL
  /** `accept-encoding` is always `identity`. */
  headers: Record<string, string>
  /** Sent by POST; the request is a GET without it. */
  body?: string | undefined
  /** Aborts at once, including the connection. */
  signal: AbortSignal
  limits?: Partial<TimeLimits>
  /**
   * Opens a connection for this request alone: only to these addresses if given, and trusting only this certificate
   * authority (PEM) if given. Without it, kept-alive connections are shared by all callers.
   */
  connection?: { addresses?: LookupAddress[]; ca?: string | undefined }
}

export interface OutgoingResponse {
  status: number
  headers: IncomingHttpHeaders
  /**
   * Waits for bytes if none are buffered, then returns all that arrived since the last call; null at the end.
   *
   * @param collectMs collects bytes for this long before it returns them; the end of the response is not delayed
   * @throws OutgoingError; the signal's reason
   */
  read(collectMs?: number): Promise<Buffer[] | null>
  /** For an answer that only lacks its trailer. */
  shortenIdleLimit(idleMs: number): void
  /** Ends the call. With `whole`, the connection is kept alive for the next call. */
  close(whole?: boolean): void
}

/**
 * Before a connection: `connect`, or `scheme` (http spoken to https, or the reverse), or `certificate`. On it:
 * `no-response` (closed without a byte, so the request may be repeated), `malformed` (not HTTP), `broken` (ended too
 * early). `timeout`: silent beyond a limit.
 */
export type OutgoingFault = 'connect' | 'scheme' | 'certificate' | 'no-response' | 'malformed' | 'broken' | 'timeout'

/** The cause is for the log: it may name addresses. */
export class OutgoingError extends Error {
  readonly fault: OutgoingFault

  constructor(fault: OutgoingFault, cause: unknown) {
    super(`outgoing request: ${fault}`, { cause })
    this.name = 'OutgoingError'
    this.fault = fault
  }
}

const connectMsDefault = 5_000
/** How long a connection may take to drain after a complete answer before it is reused. */
const drainMs = 1_000
/** Back-pressure: the response is paused while this much is unread. */
const bufferedBytesMax = 131_072
/** A server that closes idle connections sooner is noticed, since a kept-alive socket reports its end. */
const keepAliveMs = 60_000

const agentOptions: Agent.Options = {
  // HTTP/2 would let one slow stream hold up the others, and adds nothing for a single host.
  allowH2: false,
  keepAliveTimeout: keepAliveMs,
  maxHeaderSize: 16_384,
  // `Exchange` keeps the time.
  headersTimeout: 0,
  bodyTimeout: 0,
  // Frees a socket that never connects; its caller has stopped waiting by then.
  connectTimeout: 10_000,
}

const sharedAgent = new Agent(agentOptions)

/** @throws OutgoingError for every failure before the body; the signal's reason */
export function sendRequest(request: OutgoingRequest): Promise<OutgoingResponse> {
  return new Promise((done, refused) => {
    request.signal.throwIfAborted()
    new Exchange(request, done, refused).start()
  })
}

/** A new agent uses no connection and no TLS session of other callers. */
function createOwnAgent({ addresses, ca }: NonNullable<OutgoingRequest['connection']>): Agent {
  return new Agent({
    ...agentOptions,
    connect: {
      ...(addresses === undefined ? {} : { lookup: createPinnedLookup(addresses) }),
      ...(ca === undefined ? {} : { ca }),
    },
  })
}

/** Answers the connection's lookup with the checked addresses, which defeats DNS rebinding. */
function createPinnedLookup(addresses: LookupAddress[]): LookupFunction {
  const [first] = addresses
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

type Phase = 'connecting' | 'waiting' | 'answering' | 'over'

/** The state of one call: its timer, its connection and its unread bytes. */
class Exchange implements Dispatcher.DispatchHandler, OutgoingResponse {
  status = 0
  headers: IncomingHttpHeaders = {}
  private readonly request: OutgoingRequest
  private readonly begun: (response: OutgoingResponse) => void
  private readonly refused: (reason: unknown) => void
  private readonly ownAgent: Agent | undefined
  private readonly limits: Partial<TimeLimits>
  private readonly giveUpAt: number
  private controller: Dispatcher.DispatchController | undefined
  private phase: Phase = 'connecting'
  private idleMs: number | undefined
  private clock: NodeJS.Timeout | undefined
  private reads: Buffer[] = []
  private bufferedBytes = 0
  private hasEnded = false
  private fault: { reason: unknown } | undefined
  private reader: { done(reads: Buffer[] | null): void; refused(reason: unknown): void } | undefined
  private collecting: NodeJS.Timeout | undefined

  constructor(
    request: OutgoingRequest,
    begun: (response: OutgoingResponse) => void,
    refused: (reason: unknown) => void,
  ) {
    this.request = request
    this.begun = begun
    this.refused = refused
    this.ownAgent = request.connection && createOwnAgent(request.connection)
    this.limits = request.limits ?? {}
    this.idleMs = this.limits.idleMs
    this.giveUpAt = performance.now() + (this.limits.wholeMs ?? Number.POSITIVE_INFINITY)
  }

  start(): void {
    const { url, headers, body, signal } = this.request
    this.startClock('connecting', this.limits.connectMs ?? connectMsDefault)
    signal.addEventListener('abort', this.onAbort)
    const agent = this.ownAgent ?? sharedAgent
    agent.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: body === undefined ? 'GET' : 'POST',
        // Node 24.21's Brotli decoder has CVE-2026-111497, and compression delays the first byte of a stream.
        headers: { ...headers, 'accept-encoding': 'identity' },
        body: body ?? null,
      },
      this,
    )
  }

  // ------------------------------------------------------------------------------------------- called by the transport

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    // The caller left while the connection was being made.
    if (this.phase === 'over') controller.abort(new Error('closed'))
    else this.startClock('waiting', this.limits.firstByteMs)
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // 100 Continue and 103 Early Hints precede the response.
    if (status < 200) return
    this.status = status
    this.headers = headers
    this.begun(this)
  }

  onResponseData(controller: Dispatcher.DispatchController, bytes: Buffer): void {
    if (this.phase === 'over') return
    if (performance.now() > this.giveUpAt) {
      this.fail(new OutgoingError('timeout', new Error('the whole answer took too long')))
      return
    }
    this.reads.push(bytes)
    this.bufferedBytes += bytes.length
    if (this.phase === 'answering') this.clock?.refresh()
    else this.startClock('answering', this.idleMs)
    if (this.bufferedBytes > bufferedBytesMax) controller.pause()
    if (!this.collecting) this.deliver()
  }

  onResponseEnd(): void {
    this.hasEnded = true
    clearTimeout(this.clock)
    this.finish()
    void this.ownAgent?.destroy()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.phase === 'over') {
      clearTimeout(this.clock)
      return
    }
    this.fail(new OutgoingError(this.classifyFault(error), error))
  }

  // ---------------------------------------------------------------------------------------------- called by the reader

  read(collectMs = 0): Promise<Buffer[] | null> {
    return new Promise((done, refused) => {
      this.reader = { done, refused }
      if (this.phase === 'over') this.deliver()
      else if (collectMs > 0) this.collecting = setTimeout(this.endCollecting, collectMs)
      else this.endCollecting()
    })
  }

  shortenIdleLimit(idleMs: number): void {
    this.idleMs = Math.min(idleMs, this.idleMs ?? idleMs)
    if (this.phase === 'answering') this.startClock('answering', this.idleMs)
  }

  close(whole = false): void {
    if (this.phase === 'over') return
    this.finish()
    if (whole && !this.hasEnded) {
      this.clock = setTimeout(() => this.disconnect(), drainMs)
      this.controller?.resume()
    } else this.disconnect()
  }

  // ------------------------------------------------------------------------------------------------------------ inside

  /** Passes buffered bytes, the error or the end to the waiting reader, if any. */
  private deliver(): void {
    const { reader } = this
    if (!reader) return
    this.reader = undefined
    if (this.reads.length > 0) {
      reader.done(this.reads)
      this.reads = []
      this.bufferedBytes = 0
      if (this.controller?.paused) this.controller.resume()
    } else if (this.fault) reader.refused(this.fault.reason)
    else reader.done(null)
  }

  private readonly endCollecting = (): void => {
    this.collecting = undefined
    if (this.reads.length > 0) this.deliver()
  }

  private classifyFault(error: Error): OutgoingFault {
    const code = 'code' in error ? String(error.code) : ''
    if (this.phase === 'connecting') return classifyConnectFault(code)
    if (error.name === 'HTTPParserError' || /HEADERS_OVERFLOW/.test(code)) return 'malformed'
    return this.status === 0 ? 'no-response' : 'broken'
  }

  private readonly onAbort = (): void => this.fail(this.request.signal.reason)

  private readonly onSilence = (): void => {
    // The response is paused because our reader is slow; the server is not silent.
    if (this.controller?.paused) this.clock?.refresh()
    else {
      const fault = this.phase === 'connecting' ? 'connect' : 'timeout'
      this.fail(new OutgoingError(fault, new Error(`silent while ${this.phase}`)))
    }
  }

  private startClock(phase: Phase, limitMs: number | undefined): void {
    if (this.phase === 'over') return
    this.phase = phase
    clearTimeout(this.clock)
    this.clock = limitMs === undefined ? undefined : setTimeout(this.onSilence, limitMs)
  }

  private fail(reason: unknown): void {
    if (this.phase === 'over') return
    this.fault = { reason }
    this.finish()
    this.disconnect()
    this.refused(reason)
  }

  private disconnect(): void {
    this.controller?.abort(new Error('closed'))
    void this.ownAgent?.destroy()
  }

  private finish(): void {
    this.phase = 'over'
    clearTimeout(this.clock)
    clearTimeout(this.collecting)
    this.request.signal.removeEventListener('abort', this.onAbort)
    this.deliver()
  }
}

function classifyConnectFault(code: string): OutgoingFault {
  if (/^EPROTO|WRONG_VERSION|PACKET_LENGTH/.test(code)) return 'scheme'
  return /CERT|SIGNATURE|SSL/.test(code) ? 'certificate' : 'connect'
}
