/**
 * Calls the handlers of the routes that answer questions directly. For each request Next would look up the route, clone
 * the body and prepare what only pages need, which costs as much as relaying an answer (`npm run bench -- relay`). A
 * route handler is a function from Request to Response, so the server imports it as any other module; Next serves all
 * other paths.
 */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { compressResponse } from './compress-response'

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

/** Answers one request, and never throws. */
export type DirectRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export function createDirectRoute(handler: Handler): DirectRoute {
  return async (request, response) => {
    try {
      // Pipelined requests wait for their turn: Node would buffer early responses in memory and stop reading the
      // socket, so that a closed connection would go unnoticed.
      if (!response.socket) await once(response, 'socket')
      const asked = toRequest(request, response)
      const answer = await handler(asked, { params: Promise.resolve({}) })
      await send(await compressResponse(answer, asked), response)
    } catch (error) {
      log().error({ err: error }, 'an answer could not be sent; its connection was closed')
      response.destroy()
    }
  }
}

/** The request's signal aborts when the client closes the connection before the response has ended. */
function toRequest(request: IncomingMessage, response: ServerResponse): Request {
  const leave = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) leave.abort()
  })
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(request.headers)) headers.set(name, String(value))
  // Behind a trusted proxy `recordAddresses` adds nothing. As Next does, use the peer's address if the proxy sent none.
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', request.socket.remoteAddress ?? '')
  // Node requires `duplex`, which the DOM types lack.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: toBody(request),
    duplex: 'half',
    signal: leave.signal,
  }
  return new Request(new URL(request.url ?? '', 'http://localhost'), init)
}

/** Reads from the socket only as the route consumes the body; Node discards an unread body. */
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

/** Sends with backpressure; cancels the body when the client closes the connection. */
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
