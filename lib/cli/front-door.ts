/**
 * Stands before Next on every address of the API. What Next would answer by itself there, a redirect, a page or nothing
 * at all, no API client understands: addresses and headers are mended, and a method that no route can get is refused.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { handle } from '@/lib/platform/handle'
import { ApiError } from '@/lib/wire/errors'
import { type DirectRoute, directPath } from './direct-route'

const api = '/api/v1'
/** The ones that a route of Next can export. */
const routed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The ones that some route takes. */
const allow = 'GET, HEAD, POST, DELETE, OPTIONS'
/** What Next's own pages and parts send each other. It takes any request with them for a page's, and sends it elsewhere. */
const internalHeader = /^(rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*)$/

/**
 * Call it once the server listens: Next has set up its own listener by then, and no request has come yet.
 *
 * @param direct answers questions in Next's place
 */
export function standBefore(server: Server, direct: Promise<DirectRoute>): void {
  const behind = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOfApi(request)) {
      mend(request)
      if (!routed.includes(request.method ?? '')) {
        void refuse(request, response)
        return
      }
      if (request.method === 'POST' && split(request.url ?? '').path === directPath) {
        void direct.then((answer) => answer(request, response))
        return
      }
    } else if (!isReadable(split(request.url ?? '').path)) {
      // Next answers it with a 500.
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' })
      response.end('Not found')
      return
    }
    for (const listener of behind) listener.call(server, request, response)
  })
  // No route of ours is upgraded, and a proxied upgrade was a way into other hosts (CVE-2026-44578).
  server.removeAllListeners('upgrade')
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}

function isOfApi({ url = '' }: IncomingMessage): boolean {
  const { path } = split(url)
  return path === api || path.startsWith(`${api}/`)
}

/** Clients that join addresses by hand send a slash too many. Next answers with a redirect, which drops a POST's body. */
function mend(request: IncomingMessage): void {
  const { path, query } = split(request.url ?? '')
  request.url = (isDecodable(path) ? path : path.replaceAll('%', '%25')) + query
  for (const name of Object.keys(request.headers)) if (internalHeader.test(name)) delete request.headers[name]
}

function split(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  const [given, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
  const path = given.replace(/[\\/]+/g, '/')
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, query }
}

/** Neither `*` nor another server's address, which are for proxies. */
function isReadable(path: string): boolean {
  return path.startsWith('/') && isDecodable(path)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request
  const answer = handle(() => {
    throw new ApiError('method_not_allowed', `${method} is not possible here; use ${allow}.`, { headers: { allow } })
  })
  // A Request cannot be made with TRACE at all.
  const shown = new Request(new URL(url, 'http://localhost'), { method: method === 'TRACE' ? 'GET' : method })
  const { status, headers, body } = await answer(shown, { params: Promise.resolve({}) })
  response.writeHead(status, Object.fromEntries(headers))
  response.end(body && Buffer.from(await new Response(body).arrayBuffer()))
}
