/**
 * Where a request comes from. Next keeps no socket for a route, only X-Forwarded-For, which any client can write: so our
 * own end of the connection is added to it before Next sees the request, as every proxy does for the next one.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { getSingleton } from '@/lib/store/process-singleton'

/**
 * Adds the other end's address to X-Forwarded-For of each request of this process, and Via to those that passed a proxy,
 * since Next adds X-Forwarded-* of its own and hides what came with the request. Call it before the server listens, and
 * not at all behind a trusted proxy: then the last address must be the one that the proxy has written.
 */
export function recordAddresses(): void {
  getSingleton('addresses', () =>
    subscribe('http.server.request.start', (message) => {
      // The channel's message as Node documents it.
      const { request } = message as { request: IncomingMessage }
      const { headers, httpVersion, socket } = request
      // RFC 9110, section 7.6.3: the version of HTTP that the message came in, and who received it.
      if (isFromProxy(request))
        headers['via'] = [headers['via'], `${httpVersion} evidence-chat`].filter(Boolean).join(', ')
      headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    }),
  )
}

/**
 * What proxies, load balancers, content networks and tunnels add to a request: the standard headers (RFC 7239, RFC 9110)
 * and those that their manuals name.
 */
const proxyHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-ip|(x-)?(true-|cluster-|envoy-external-)?client-ip|x-remote-(ip|addr)|x-proxyuser-ip|x-arr-.+|x-envoy-.+|x-amz-cf-.+|x-amzn-trace-id|x-azure-.+|x-appengine-.+|cf-.+|cdn-loop|fastly-.+|fly-.+|proxy-connection|tailscale-.+|ngrok-.+)$/

/** True when a header with this name, in lower case, shows that a proxy passed the request on. */
export function isProxyHeader(name: string): boolean {
  return proxyHeader.test(name)
}

/** No browser has spoken HTTP/1.0 for decades; nginx does to the server behind it, unless it is told otherwise. */
function isFromProxy({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some(isProxyHeader)
}

/** @returns every address the request is said to have passed, client first; only the last one is known to be true */
export function getClientAddresses(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for') ?? ''
  return header.split(',').map(normalizeAddress).filter(Boolean)
}

/** @returns the address to count against */
export function getClientAddress(request: Request): string {
  return getClientAddresses(request).at(-1) ?? 'unknown'
}

function normalizeAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
