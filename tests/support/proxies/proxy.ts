/** A TCP proxy between the server and a service that can drop every byte, like an unreachable host. */
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

export interface TestProxy {
  port: number
  /** Drops all bytes in both directions; connections stay open and new ones are accepted. */
  swallow(): void
  /** Lets new connections reach the service again. Dropped ones stay silent. */
  pass(): void
  close(): Promise<void>
}

export async function startProxy(service: NetConnectOpts): Promise<TestProxy> {
  let isSwallowing = false
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    keep(client)
    if (isSwallowing) return
    const upstream = keep(connect(service))
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  return {
    port: address.port,
    swallow() {
      isSwallowing = true
      for (const socket of open) socket.unpipe().pause()
    },
    pass() {
      isSwallowing = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
