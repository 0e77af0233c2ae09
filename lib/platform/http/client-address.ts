/**
 * Where a request comes from. Next gives routes no socket, only X-Forwarded-For, which any client can forge. So we
 * append the address of the connection to it before Next sees the request, as every proxy does.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { getSingleton } from '@/lib/store/process-singleton'

/**
 * Appends the peer's address to X-Forwarded-For of each request of this process, and adds Via to requests that passed a
 * proxy, since Next adds its own X-Forwarded-* headers and so hides whether the request had any. Call it before the
 * server listens, but not behind a trusted proxy, where the last address must be the one the proxy wrote.
 */
export function recordAddresses(): void {
  getSingleton('addresses', () =>
    subscribe('http.server.request.start', (message) => {
      // The message type that Node documents for this channel.
      const { request } = message as { request: IncomingMessage }
      const { headers, httpVersion, socket } = request
      // RFC 9110, section 7.6.3: the HTTP version received, and the recipient.
      if (isFromProxy(request))
        headers['via'] = [headers['via'], `${httpVersion} evidence-chat`].filter(Boolean).join(', ')
      headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    }),
  )
}

/**
 * Headers that proxies, load balancers, CDNs and tunnels add: the standard ones (RFC 7239, RFC 9110) and those in the
 * vendors' manuals.
 */
const proxyHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-ip|(x-)?(true-|cluster-|envoy-external-)?client-ip|x-remote-(ip|addr)|x-proxyuser-ip|x-arr-.+|x-envoy-.+|x-amz-cf-.+|x-amzn-trace-id|x-azure-.+|x-appengine-.+|cf-.+|cdn-loop|fastly-.+|fly-.+|proxy-connection|tailscale-.+|ngrok-.+)$/

/** @param name in lower case */
export function isProxyHeader(name: string): boolean {
  return proxyHeader.test(name)
}

/** Browsers stopped using HTTP/1.0 decades ago; nginx uses it for upstream servers by default. */
function isFromProxy({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some(isProxyHeader)
}

/** @returns the claimed addresses of client and proxies, client first; only the last one is verified */
export function getClientAddresses(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for') ?? ''
  return header.split(',').map(normalizeAddress).filter(Boolean)
}

/** @returns the address for rate limits and the audit log */
export function getClientAddress(request: Request): string {
  return getClientAddresses(request).at(-1) ?? 'unknown'
}

function normalizeAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
