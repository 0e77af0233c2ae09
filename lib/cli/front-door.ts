/**
 * Stands before Next on every address of the API. What Next would answer by itself there, a redirect, a page or nothing
 * at all, no API client understands: addresses and headers are mended, and a method that no route can get is refused.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { handle } from '@/lib/platform/handle'
import { ApiError } from '@/lib/wire/errors'

const api = '/api/v1'
/** The ones that a route of Next can export. */
const routed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The ones that some route takes. */
const allow = 'GET, HEAD, POST, DELETE, OPTIONS'
/** What Next's own pages send. It takes any request with them for a page's, and sends it elsewhere. */
const headersOfPages = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'x-nextjs-data']

/** Call it once the server listens: Next has set up its own listener by then, and no request has come yet. */
export function standBefore(server: Server): void {
  const behind = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOfApi(request)) {
      mend(request)
      if (!routed.includes(request.method ?? '')) {
        void refuse(request, response)
        return
      }
    }
    for (const listener of behind) listener.call(server, request, response)
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
  for (const name of headersOfPages) delete request.headers[name]
}

function split(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  const [given, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
  const path = given.replace(/[\\/]+/g, '/')
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, query }
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
