/**
 * Where a request comes from. Next keeps no socket for a route, only X-Forwarded-For, which any client can write: so our
 * own end of the connection is added to it before Next sees the request, as every proxy does for the next one.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { once } from '@/lib/store/once'

/**
 * Adds the other end's address to X-Forwarded-For of each request of this process. Call it before the server listens, and
 * not at all when a trusted proxy stands before it: then the last address must be the one that the proxy has written.
 */
export function recordAddresses(): void {
  once('addresses', () =>
    subscribe('http.server.request.start', (message) => {
      // The channel's message as Node documents it.
      const { request } = message as { request: IncomingMessage }
      const given = request.headers['x-forwarded-for']
      request.headers['x-forwarded-for'] = [given, request.socket.remoteAddress].filter(Boolean).join(', ')
    }),
  )
}

/** @returns every address the request is said to have passed, client first; only the last one is known to be true */
export function clientAddresses(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for') ?? ''
  return header.split(',').map(plainAddress).filter(Boolean)
}

/** @returns the address to count against */
export function clientAddress(request: Request): string {
  return clientAddresses(request).at(-1) ?? 'unknown'
}

function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
