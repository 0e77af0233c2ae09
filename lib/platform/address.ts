/**
 * Where a request comes from. Next keeps no socket for a route, only X-Forwarded-For, which any client can write: so the
 * header is overwritten with the socket's own address before Next sees the request, unless a trusted proxy stands before.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { once } from '@/lib/store/once'

/** Call once before the server listens. @param trustProxy keep the X-Forwarded-For that the proxy in front has set */
export function recordAddresses({ trustProxy }: { trustProxy: boolean }): void {
  if (trustProxy) return
  once('addresses', () =>
    subscribe('http.server.request.start', (message) => {
      // The channel's message as Node documents it.
      const { request } = message as { request: IncomingMessage }
      request.headers['x-forwarded-for'] = request.socket.remoteAddress
    }),
  )
}

/** @returns every address the request passed, client first; [] when nothing is known */
export function clientAddresses(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for') ?? ''
  return header.split(',').map(plainAddress).filter(Boolean)
}

/** @returns the address to count against: the last one, which our own server or the trusted proxy has written */
export function clientAddress(request: Request): string {
  return clientAddresses(request).at(-1) ?? 'unknown'
}

function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
