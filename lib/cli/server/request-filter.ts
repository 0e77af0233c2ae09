/**
 * Sees every request before Next does. What Next would answer by itself under the API, a redirect, a page or nothing at
 * all, no API client understands: addresses and headers are put right there. A method that no route can have is refused
 * everywhere, and no connection is upgraded.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { handle } from '@/lib/platform/api/api-handler'
import { ApiError } from '@/lib/wire/errors'
import { type DirectRoute, directPath } from './direct-route'

const api = '/api/v1'
/** The ones that a route of Next can export. */
const routeMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The ones that some route takes. */
const allow = 'GET, HEAD, POST, DELETE, OPTIONS'
/** Next would answer a page to any method, and an error 500 where a file is. */
const pageMethods = ['GET', 'HEAD']
/** As on everything else that is served (proxy.ts, next.config.js). */
const refusalHeaders = {
  'content-type': 'text/plain',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
}
/** What Next's own pages and parts send each other. It takes any request with them for a page's, and sends it elsewhere. */
const internalHeader = /^(rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*)$/

/**
 * Call it once the server listens: Next has set up its own listener by then, and no request has come yet.
 *
 * @param direct answers questions in Next's place
 */
export function interceptRequests(server: Server, direct: Promise<DirectRoute>): void {
  const nextListeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    const { path } = splitUrl(url)
    if (isBelow(path, '/api')) {
      if (!routeMethods.includes(method)) {
        void refuse(request, response)
        return
      }
      if (isBelow(path, api)) normalizeRequest(request)
      if (method === 'POST' && path === directPath) {
        void direct.then((answer) => answer(request, response))
        return
      }
    } else if (!isReadable(path)) {
      // Next answers it with a 500.
      response.writeHead(404, refusalHeaders).end('Not found')
      return
    } else if (!pageMethods.includes(method)) {
      response.writeHead(405, { ...refusalHeaders, allow: pageMethods.join(', ') }).end('Method not allowed')
      return
    }
    for (const listener of nextListeners) listener.call(server, request, response)
  })
  // RFC 9110, 7.8: a server may ignore Upgrade, and clients that offer h2c (curl --http2, Java) get their answer. Nothing of
  // ours is upgraded, and a proxied upgrade was a way into other hosts (CVE-2026-44578).
  server.removeAllListeners('upgrade')
  Object.assign(server, { shouldUpgradeCallback: () => false })
}

/** True for the folder itself as well. */
function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Clients that join addresses by hand send a slash too many. Next answers with a redirect, which drops a POST's body. */
function normalizeRequest(request: IncomingMessage): void {
  const { path, query } = splitUrl(request.url ?? '')
  request.url = (isDecodable(path) ? path : path.replaceAll('%', '%25')) + query
  for (const name of Object.keys(request.headers)) if (internalHeader.test(name)) delete request.headers[name]
}

function splitUrl(url: string): { path: string; query: string } {
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
