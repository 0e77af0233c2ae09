/**
 * Fetches an image from an untrusted address. It connects only to addresses it has checked, on every redirect; it sends
 * nothing that identifies anyone, and never reveals why an address was refused.
 */
import type { LookupAddress } from 'node:dns'
import { type Resolver, resolveAllowedAddresses } from '@/lib/http/allowed-addresses'
import { readBody } from '@/lib/http/read-body'
import { raceAbort, runWithDeadline } from '@/lib/http/run-with-deadline'
import { OutgoingError, type OutgoingResponse, sendRequest } from '@/lib/http/send-request'
import { ApiError } from '@/lib/wire/errors'

export interface FetchSettings {
  bytesMax: number
  /** The error for a body above `bytesMax`; `bytes` is its declared size, or the bytes read before giving up. */
  tooLarge(bytes: number, bytesMax: number): Error
  /** Total, including DNS, redirects and the body. */
  timeoutMs: number
  /**
   * Hosts exempt from the guard against private addresses, as `host` (port 443) or `host:port` (that port only). They
   * are fetched by https like all others; trust a private certificate authority through NODE_EXTRA_CA_CERTS.
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
export async function fetchImage(address: string, signal: AbortSignal, settings: FetchSettings): Promise<Buffer> {
  try {
    return await runWithDeadline(settings.timeoutMs, signal, (limit) => fetchWithRedirects(address, limit, settings))
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    throw fetchFailedError(describeFault(cause, settings), cause)
  }
}

async function fetchWithRedirects(address: string, signal: AbortSignal, settings: FetchSettings): Promise<Buffer> {
  let url = parseAllowedUrl(address, settings)
  for (let redirects = 0; ; redirects += 1) {
    const addresses = await resolveOrRefuse(url, signal, settings)
    const headers = { accept: 'image/png, image/jpeg, image/webp, image/gif' }
    const response = await sendRequest({ url, headers, signal, connection: { addresses, ca: settings.ca } })
    try {
      if (response.status === 200) return await readImage(response, settings)
      const { location } = response.headers
      if (!redirectStatuses.has(response.status) || !location)
        throw fetchFailedError(`the server responded with status ${response.status}`)
      if (redirects === redirectsMax) throw fetchFailedError(`the server redirected more than ${redirectsMax} times`)
      url = parseAllowedUrl(URL.parse(location, url)?.href ?? '', settings)
    } finally {
      response.close()
    }
  }
}

/**
 * `URL` is the only parser: the same parsed value is checked and connected to. Characters that it would silently drop
 * or convert are refused first, and so is a trailing dot, which would give one host two names.
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

/**
 * An unknown host, and a lookup that never ends, are refused with the same message as a host on the internal network.
 */
async function resolveOrRefuse(url: URL, signal: AbortSignal, settings: FetchSettings): Promise<LookupAddress[]> {
  const search = resolveAllowedAddresses(url.hostname, isExempt(url, settings.hostsAllowed), settings.resolve)
  const addresses = await raceAbort(search, signal).catch(() => null)
  if (!addresses) throw addressRefusedError()
  return addresses
}

async function readImage(response: OutgoingResponse, { bytesMax, tooLarge }: FetchSettings): Promise<Buffer> {
  const declared = Number(response.headers['content-length'] ?? 0)
  if (declared > bytesMax) throw tooLarge(declared, bytesMax)
  const { bytes, isTruncated, size } = await readBody(response, bytesMax)
  if (isTruncated) throw tooLarge(size, bytesMax)
  return bytes
}

/** One message for every reason: scheme, port, user name, private address, unknown host. */
function addressRefusedError(): ApiError {
  const rule = 'Images are fetched only from public https:// URLs on port 443, without a user name'
  const message = `The URL of the image is not allowed, so it was not opened. ${rule}. Send the image as a data URL instead.`
  return new ApiError('invalid_image_url', message)
}

function fetchFailedError(reason: string, cause?: unknown): ApiError {
  const message = `The image could not be fetched from its URL: ${reason}. Send the image as a data URL instead.`
  return new ApiError('invalid_image_url', message, { cause })
}

function describeFault({ fault }: OutgoingError, { timeoutMs }: FetchSettings): string {
  if (fault === 'timeout') return `the server did not respond within ${timeoutMs / 1000} s`
  if (fault === 'certificate') return 'the certificate of the server is not trusted'
  return 'the connection failed'
}
