/** A real HTTPS server on this machine that acts as an image archive or a foreign server. */
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type Certificate, selfSigned } from '../fixtures/certificate'

export interface ImageServer extends AsyncDisposable {
  port: number
  ca: string
  /** Every request received, in order. */
  requests: { host: string | undefined; path: string | undefined; headers: IncomingHttpHeaders }[]
  /** Connections opened, with or without a request. */
  connections: number
}

const certificate: Certificate = selfSigned(['archive.test', 'other.test', '127.0.0.1'])

export async function startImageServer(answer: RequestListener): Promise<ImageServer> {
  const requests: ImageServer['requests'] = []
  const server = createServer(certificate, (request, response) => {
    requests.push({ host: request.headers.host, path: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of that kind.
  const { port } = server.address() as AddressInfo
  const it: ImageServer = {
    port,
    ca: certificate.cert,
    requests,
    connections: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('connection', () => {
    it.connections += 1
  })
  return it
}
