/**
 * One bounded request to an address that the operator typed. It connects only to what it has checked, follows no
 * redirect, and reads no more than it needs. Model servers run on loopback and private networks, so those are
 * allowed; cloud metadata addresses, which serve credentials, are not.
 */
import { type Resolver, resolveAllowedAddresses, systemResolver } from '@/lib/http/allowed-addresses'
import { readBody } from '@/lib/http/read-body'
import { raceAbort, runWithDeadline } from '@/lib/http/run-with-deadline'
import { OutgoingError, sendRequest } from '@/lib/http/send-request'

export interface ProbeReply {
  status: number
  /** Parsed JSON; undefined if the body was not JSON or too long. */
  body: unknown
  /** A redirect to https, which is not followed. */
  isRedirectedToHttps: boolean
  ms: number
}

type ProbeFault = 'unknown-host' | 'closed' | 'silent' | 'scheme' | 'certificate'

/** Why there was no response; the message is for the log. */
export class ProbeError extends Error {
  readonly fault: ProbeFault

  constructor(fault: ProbeFault, cause?: unknown) {
    super(`model server: ${fault}`, { cause })
    this.fault = fault
  }
}

interface ProbeOptions {
  key: string | undefined
  /** Sent as JSON by POST; the request is a GET without it. */
  body?: unknown
  timeoutMs: number
  bytesMax: number
  signal: AbortSignal
  resolve?: Resolver
}

/** @throws ProbeError, or the signal's reason */
export async function sendProbeRequest(url: URL, options: ProbeOptions): Promise<ProbeReply> {
  const startedAt = performance.now()
  try {
    return await runWithDeadline(options.timeoutMs, options.signal, async (signal) => {
      const { text, ...reply } = await exchange(url, { ...options, signal })
      return { ...reply, body: parseJsonOrUndefined(text), ms: Math.round(performance.now() - startedAt) }
    })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    throw new ProbeError(toProbeFault(error, url), error)
  }
}

type RawReply = Pick<ProbeReply, 'status' | 'isRedirectedToHttps'> & { text: string | undefined }

async function exchange(url: URL, { key, body, bytesMax, signal, resolve }: ProbeOptions): Promise<RawReply> {
  const addresses = await raceAbort(resolveAllowedAddresses(url.hostname, true, resolve ?? systemResolver), signal)
  if (!addresses) throw new ProbeError('unknown-host')
  const response = await sendRequest({
    url,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    connection: { addresses },
  })
  const { location } = response.headers
  const { bytes, isTruncated } = await readBody(response, bytesMax)
  return {
    status: response.status,
    isRedirectedToHttps: /^https:/i.test(location ?? ''),
    text: isTruncated ? undefined : bytes.toString(),
  }
}

function parseJsonOrUndefined(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function toProbeFault({ fault }: OutgoingError, { protocol }: URL): ProbeFault {
  if (fault === 'timeout') return 'silent'
  if (fault === 'scheme' || fault === 'certificate') return fault
  // What a TLS port does to plain HTTP: it answers in TLS, or hangs up.
  const isMismatch = protocol === 'http:' && (fault === 'malformed' || fault === 'no-response')
  return isMismatch ? 'scheme' : 'closed'
}
