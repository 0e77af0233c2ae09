/**
 * Filters every request before Next. Under the API, Next's own responses (a redirect, a page or nothing at all) would
 * confuse API clients, so URLs and headers are normalized first. Methods that no route supports are refused everywhere,
 * and no connection is upgraded.
 */
import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http'
import { handle } from '@/lib/platform/api/api-handler'
import { countResponse } from '@/lib/platform/metrics/request-metrics'
import { ApiError } from '@/lib/wire/errors'
import type { DirectRoute } from './direct-route'

const api = '/api/v1'
/** Methods that a Next route can export. */
const routeMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Methods that some route supports. */
const allow = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'
/** Next would return a page for any method, and a 500 for files. */
const pageMethods = ['GET', 'HEAD']
/** As on all other responses (proxy.ts, next.config.js). */
const refusalHeaders = {
  'content-type': 'text/plain',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
}
/** Headers that Next uses internally. It would treat a request with one as its page's and route it elsewhere. */
const internalHeader = /^(rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*)$/

/**
 * @param direct handle POST requests to their paths instead of Next
 * @param next Next's request handler
 * @param toPageRoute names the page of a path for the metrics, see page-routes.ts
 * @param preferCompressed prepares a request for a static file that is stored compressed, see compressed-files.ts
 */
export function createRequestListener(
  direct: Readonly<Record<string, DirectRoute>>,
  next: RequestListener,
  toPageRoute: (path: string) => string,
  preferCompressed: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const directRoutes = new Map(Object.entries(direct))
  return (request, response) => {
    const { method = '', url = '' } = request
    const { path } = splitUrl(url)
    if (isBelow(path, '/api')) {
      if (!routeMethods.includes(method)) {
        void refuse(request, response)
        return
      }
      if (isBelow(path, api)) normalizeRequest(request)
      const route = method === 'POST' ? directRoutes.get(path) : undefined
      if (route) {
        void route(request, response)
        return
      }
      next(request, response)
      return
    }
    countWhenSent(request, response, toPageRoute(path))
    if (!isReadable(path)) {
      // Next would respond with a 500.
      response.writeHead(404, refusalHeaders).end('Not found')
    } else if (!pageMethods.includes(method)) {
      // Often an API client whose base URL lacks the prefix, and which shows this text.
      const advice = `A page is read with ${pageMethods.join(' or ')}. The API is at ${api}.`
      response.writeHead(405, { ...refusalHeaders, allow: pageMethods.join(', ') }).end(advice)
    } else {
      preferCompressed(request, response)
      next(request, response)
    }
  }
}

/** Routes of the API count themselves. */
function countWhenSent({ method = '' }: IncomingMessage, response: ServerResponse, route: string): void {
  const startedAt = performance.now()
  // Node passes on any method that its parser knows.
  const label = routeMethods.includes(method) ? method : 'other'
  response.once('close', () => countResponse(label, route, response.statusCode, startedAt))
}

/**
 * Options of the HTTP server. RFC 9110, 7.8: a server may ignore Upgrade, and clients that offer h2c (curl --http2,
 * Java) still get a response. We upgrade nothing, and proxied upgrades have allowed access to other hosts
 * (CVE-2026-44578).
 */
export const serverOptions: ServerOptions = {
  shouldUpgradeCallback: () => false,
  // Longer than the 60 s of common proxies: if the server closed first, it might close while a request arrives.
  keepAliveTimeout: 75_000,
}

/** True for the folder itself, too. */
function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Clients that concatenate URLs may send extra slashes. Next would redirect, which drops the body of a POST. */
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

/** False for `*` and absolute URLs, which are meant for proxies, and for invalid escapes. */
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
    throw new ApiError('method_not_allowed', `${method} is not supported here. Use ${allow}.`, { headers: { allow } })
  })
  // The Request constructor refuses TRACE.
  const shown = new Request(new URL(url, 'http://localhost'), { method: method === 'TRACE' ? 'GET' : method })
  // As the catch-all route has it, so that the metrics do not keep each path that a client makes up.
  const { status, headers, body } = await answer(shown, { params: Promise.resolve({ path: [] }) })
  response.writeHead(status, Object.fromEntries(headers))
  response.end(body && Buffer.from(await new Response(body).arrayBuffer()))
}
