/**
 * One bounded request to an address that the operator typed. It connects only to what it has checked, follows no
 * redirect, and reads no more than it needs. Model servers run on loopback and private networks, so those are
 * allowed; cloud metadata addresses, which serve credentials, are not.
 */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type Resolver, resolveAllowedAddresses, systemResolver } from '@/lib/http/allowed-addresses'
import { createPinnedLookup } from '@/lib/http/safe-fetch'

export interface ProbeReply {
  status: number
  /** Parsed JSON; undefined if the body was not JSON or too long. */
  body: unknown
  /** A redirect to https, which is not followed. */
  isRedirectedToHttps: boolean
  ms: number
}

export type ProbeFault = 'unknown-host' | 'closed' | 'silent' | 'scheme' | 'certificate'

/** Why there was no response; the message is for the log. */
export class ProbeError extends Error {
  readonly fault: ProbeFault

  constructor(fault: ProbeFault, cause?: unknown) {
    super(`model server: ${fault}`, { cause })
    this.fault = fault
  }
}

export interface ProbeOptions {
  key: string | undefined
  /** Sent as JSON by POST; the request is a GET without it. */
  body?: unknown
  timeoutMs: number
  bytesMax: number
  signal: AbortSignal
  resolve?: Resolver
}

/** @throws CallError, or the signal's reason */
export async function sendProbeRequest(url: URL, options: ProbeOptions): Promise<ProbeReply> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const startedAt = performance.now()
  try {
    const pending = exchange(url, { ...options, signal: AbortSignal.any([options.signal, deadline]) })
    const { text, ...reply } = await pending
    return { ...reply, body: parseJsonOrUndefined(text), ms: Math.round(performance.now() - startedAt) }
  } catch (cause) {
    options.signal.throwIfAborted()
    if (cause instanceof ProbeError) throw cause
    throw new ProbeError(deadline.aborted ? 'silent' : classifyFault(cause, url), cause)
  }
}

type RawReply = Pick<ProbeReply, 'status' | 'isRedirectedToHttps'> & { text: string | undefined }

async function exchange(url: URL, options: ProbeOptions): Promise<RawReply> {
  const addresses = await resolveAllowedAddresses(url.hostname, true, options.resolve ?? systemResolver)
  if (!addresses) throw new ProbeError('unknown-host')
  const body = options.body === undefined ? undefined : JSON.stringify(options.body)
  return new Promise((done, failed) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      agent: false,
      lookup: createPinnedLookup(addresses),
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
      },
      maxHeaderSize: 16_384,
      signal: options.signal,
    })
    request.on('error', failed)
    request.once('response', async (response) => {
      try {
        done({
          status: response.statusCode ?? 0,
          isRedirectedToHttps: /^https:/i.test(response.headers.location ?? ''),
          text: await readText(response, options.bytesMax),
        })
      } catch (cause) {
        failed(cause)
      } finally {
        response.destroy()
      }
    })
    request.end(body)
  })
}

async function readText(pieces: AsyncIterable<Buffer>, bytesMax: number): Promise<string | undefined> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > bytesMax) return undefined
    read.push(piece)
  }
  return Buffer.concat(read).toString()
}

function parseJsonOrUndefined(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function classifyFault(cause: unknown, { protocol }: URL): ProbeFault {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  // Scheme mismatch: plain HTTP sent to a TLS port, or TLS sent to a plain HTTP port.
  const isMismatch = protocol === 'https:' ? /^EPROTO|WRONG_VERSION|PACKET_LENGTH/ : /^HPE_|^ECONNRESET/
  if (isMismatch.test(code)) return 'scheme'
  return /CERT|SIGNATURE|SSL/.test(code) ? 'certificate' : 'closed'
}
