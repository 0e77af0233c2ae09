/**
 * Fetches an image from an untrusted address. It connects only to addresses it has checked, on every redirect; it sends
 * nothing that identifies anyone, and never reveals why an address was refused.
 */
import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { ApiError } from '@/lib/wire/errors'
import { type Resolver, resolveAllowedAddresses } from './allowed-addresses'

export interface FetchSettings {
  bytesMax: number
  /** The error for a body above `bytesMax`; `bytes` is its declared size, or the bytes read before giving up. */
  tooLarge(bytes: number, bytesMax: number): Error
  /** Total, including DNS, redirects and the body. */
  timeoutMs: number
  /**
   * Hosts exempt from the guard against private addresses, as `host` (port 443) or `host:port` (that port only). They are
   * fetched by https like all others; trust a private certificate authority through NODE_EXTRA_CA_CERTS.
   */
  hostsAllowed: readonly string[]
  resolve: Resolver
  /** Certificate authority to trust instead of the system's; PEM. */
  ca?: string
}

const redirectsMax = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** The longest URL that browsers and servers commonly accept; image data pasted as an address is far longer. */
const urlCharactersMax = 8192

/**
 * @param signal aborts the fetch at once
 * @returns the raw body; detect its type from its bytes, since a server's content type proves nothing
 * @throws ApiError `invalid_image_url`, or `image_too_large` above `bytesMax`
 */
export async function fetchSafely(address: string, signal: AbortSignal, settings: FetchSettings): Promise<Buffer> {
  const deadline = AbortSignal.timeout(settings.timeoutMs)
  try {
    return await fetchWithRedirects(address, AbortSignal.any([signal, deadline]), settings)
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ApiError) throw cause
    if (deadline.aborted) throw fetchFailedError(`it did not answer within ${settings.timeoutMs / 1000} seconds`, cause)
    throw fetchFailedError(describeFailure(cause), cause)
  }
}

async function fetchWithRedirects(address: string, signal: AbortSignal, settings: FetchSettings): Promise<Buffer> {
  let url = parseAllowedUrl(address, settings)
  for (let redirects = 0; ; redirects += 1) {
    const response = await openRequest(url, await resolveBeforeAbort(url, signal, settings), signal, settings)
    try {
      const status = response.statusCode ?? 0
      if (status === 200) return await readBody(response, settings)
      const { location } = response.headers
      if (!redirectStatuses.has(status) || !location) throw fetchFailedError(`it answered with status ${status}`)
      if (redirects === redirectsMax) throw fetchFailedError(`it redirects more than ${redirectsMax} times`)
      url = parseAllowedUrl(URL.parse(location, url)?.href ?? '', settings)
    } finally {
      response.destroy()
    }
  }
}

/**
 * `URL` is the only parser: the same parsed value is checked and connected to. Characters that it would silently drop or
 * convert are refused first, and so is a trailing dot, which would give one host two names.
 */
function parseAllowedUrl(address: string, { hostsAllowed }: FetchSettings): URL {
  const isOdd = address.length > urlCharactersMax || /[\s\\\p{Cc}]/u.test(address)
  const url = isOdd ? null : URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || url.hostname.endsWith('.'))
    throw addressRefusedError()
  if (url.port !== '' && !isExempt(url, hostsAllowed)) throw addressRefusedError()
  return url
}

/** Both sides go through the same parser, so `PACS.example:443` and `pacs.example` are one host. */
function isExempt(url: URL, hostsAllowed: readonly string[]): boolean {
  return hostsAllowed.some((host) => URL.parse(`https://${host}`)?.host === url.host)
}

/** An unknown host is refused with the same message as one on the internal network. */
async function resolveBeforeAbort(url: URL, signal: AbortSignal, settings: FetchSettings): Promise<LookupAddress[]> {
  const search = resolveAllowedAddresses(url.hostname, isExempt(url, settings.hostsAllowed), settings.resolve)
  const addresses = await Promise.race([search, waitForAbort(signal)])
  if (!addresses) throw addressRefusedError()
  return addresses
}

/** A system DNS lookup cannot be cancelled, but the caller need not wait for it. */
function waitForAbort(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
}

function openRequest(
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
  { ca }: FetchSettings,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const request = https.get({
      host,
      port: url.port || 443,
      path: url.pathname + url.search,
      servername: isIP(host) ? '' : host,
      lookup: createPinnedLookup(addresses),
      // A new agent uses no proxy and shares no connection or TLS session with other callers.
      agent: false,
      headers: { accept: 'image/png, image/jpeg, image/webp, image/gif', 'accept-encoding': 'identity' },
      maxHeaderSize: 16_384,
      signal,
      ...(ca === undefined ? {} : { ca }),
    })
    request.once('response', resolve)
    // Never removed: a connection error after the response must not crash the process.
    request.on('error', reject)
  })
}

/** Answers the connection's lookup with the checked addresses, which defeats DNS rebinding. */
export function createPinnedLookup(addresses: LookupAddress[]): LookupFunction {
  const [first] = addresses
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

async function readBody(response: IncomingMessage, { bytesMax, tooLarge }: FetchSettings): Promise<Buffer> {
  const declared = Number(response.headers['content-length'] ?? 0)
  if (declared > bytesMax) throw tooLarge(declared, bytesMax)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bytesMax) throw tooLarge(size, bytesMax)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** One message for every reason: scheme, port, user name, private address, unknown host. */
function addressRefusedError(): ApiError {
  const rule = 'Images are fetched only from public https:// addresses on port 443, without a user name in them'
  const message = `This image address was not opened. ${rule}. Send the image itself as a data URL instead.`
  return new ApiError('invalid_image_url', message)
}

function fetchFailedError(reason: string, cause?: unknown): ApiError {
  const message = `The image could not be fetched from its address: ${reason}. Send the image itself as a data URL instead.`
  return new ApiError('invalid_image_url', message, { cause })
}

function describeFailure(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/CERT|SIGNATURE/.test(code)) return 'its certificate is not trusted'
  return 'the connection failed'
}
