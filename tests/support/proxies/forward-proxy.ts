/** An HTTP forward proxy between a browser and the server, whose connections a test can cut. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream/promises'

export interface ForwardProxy {
  url: string
  /** Ends all connections, and each new one at once. */
  cut(): void
  /** Lets new requests reach the server again. */
  pass(): void
  close(): Promise<void>
}

export async function startForwardProxy(): Promise<ForwardProxy> {
  let isCut = false
  const server = createServer(async (asked, answer) => {
    // For this connection only; the server would take the browser for one behind a proxy of its operator.
    const { 'proxy-connection': _, ...headers } = asked.headers
    const passed = request(asked.url ?? '', { method: asked.method, headers })
    passed.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      pipeline(response, answer).catch(() => answer.destroy())
    })
    passed.once('error', () => answer.destroy())
    answer.once('close', () => passed.destroy())
    await pipeline(asked, passed).catch(() => answer.destroy())
  }).listen(0, '127.0.0.1')
  server.on('connection', (socket) => {
    if (isCut) socket.destroy()
  })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    pass() {
      isCut = false
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
