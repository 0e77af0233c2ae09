/**
 * Hands the address that programs ask all day straight to its route. For each request Next looks its route up, clones the
 * body and prepares what only pages need, which costs as much as relaying an answer (`npm run bench -- relay`). A route
 * handler is a function from Request to Response, and the built module gives it away; every other address goes Next's way.
 */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { log } from '@/lib/log'
import { serverFile } from './build'
import { compressResponse } from './compress-response'

export const directPath = '/api/v1/chat/completions'

/** What Next builds of a route, as far as it is needed here (AppRouteRouteModule in its types). */
interface BuiltRoute {
  routeModule: {
    /** Loads the route's own module. */
    ensureUserland(): Promise<void>
    userland: { POST?: Handler }
  }
}

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

/** Answers one request, and never throws. */
export type DirectRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** @throws Error when the built server has no such route: then its build is of another version */
export async function openDirectRoute(): Promise<DirectRoute> {
  const { routeModule }: BuiltRoute = createRequire(serverFile)(`./.next/server/app${directPath}/route.js`)
  await routeModule.ensureUserland()
  const { POST: post } = routeModule.userland
  if (!post) throw new Error(`The built server has no POST ${directPath}. Delete the folder .next and start again.`)
  return createDirectRoute(post)
}

export function createDirectRoute(handler: Handler): DirectRoute {
  return async (request, response) => {
    try {
      // Of questions sent ahead on one connection each waits for its turn: Node keeps what is answered early in memory and
      // stops reading the socket, and then nobody notices that the client has left.
      if (!response.socket) await once(response, 'socket')
      const asked = toRequest(request, response)
      const answer = await handler(asked, { params: Promise.resolve({}) })
      await send(await compressResponse(answer, asked), response)
    } catch (error) {
      log().error({ err: error }, 'an answer could not be sent')
      response.destroy()
    }
  }
}

/** The signal of the request aborts when its client leaves before the answer has ended. */
function toRequest(request: IncomingMessage, response: ServerResponse): Request {
  const leave = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) leave.abort()
  })
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(request.headers)) headers.set(name, String(value))
  // Behind a trusted proxy nobody adds it (`recordAddresses`): who came past the proxy is known by the connection, as Next does.
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', request.socket.remoteAddress ?? '')
  // Node wants `duplex`, which the browser's types leave out.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: toBody(request),
    duplex: 'half',
    signal: leave.signal,
  }
  return new Request(new URL(request.url ?? '', 'http://localhost'), init)
}

/** Taken from the socket only as the route reads it: a body that nobody wants is Node's to drop. */
function toBody(request: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = request[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await pieces.next()
        if (piece.done) controller.close()
        else controller.enqueue(piece.value)
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) await pipeBody(answer.body, response)
  response.end()
}

/** As fast as the client takes it; whoever leaves ends the work behind. */
async function pipeBody(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader()
  let proceed = () => {}
  const onClose = () => {
    void reader.cancel().catch(() => undefined)
    proceed()
  }
  response.once('close', onClose)
  if (response.destroyed) onClose()
  response.on('drain', () => proceed())
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (response.write(read.value) || response.destroyed) continue
    await new Promise<void>((done) => {
      proceed = done
    })
  }
  response.off('close', onClose)
}
