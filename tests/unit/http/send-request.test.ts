/** The one transport of outgoing requests: its limits, its faults, and what it leaves open. */
import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { afterEach, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readBody } from '@/lib/http/read-body'
import { raceAbort, runWithDeadline } from '@/lib/http/run-with-deadline'
import { OutgoingError, type OutgoingFault, type OutgoingRequest, sendRequest } from '@/lib/http/send-request'

const servers: { close(): void }[] = []
describe('a request', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<URL> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // `address()` is a string for pipes only; these servers listen on a port.
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?query=1`)
  }

  async function serve(listener: RequestListener): Promise<URL> {
    const server = createServer(listener)
    servers.push({ close: () => server.close().closeAllConnections() })
    return listen(server)
  }

  /** A server that speaks no HTTP of its own. */
  async function serveRaw(onConnection: (socket: Socket) => void): Promise<URL> {
    const sockets: Socket[] = []
    const server = createTcpServer((socket) => {
      sockets.push(socket.on('error', () => undefined))
      onConnection(socket)
    })
    servers.push({
      close() {
        server.close()
        for (const socket of sockets) socket.destroy()
      },
    })
    return listen(server)
  }

  function send(url: URL, more: Partial<OutgoingRequest> = {}) {
    return sendRequest({ url, headers: {}, signal: new AbortController().signal, ...more })
  }

  async function text(url: URL, more: Partial<OutgoingRequest> = {}): Promise<string> {
    return (await readBody(await send(url, more), 1_000_000)).bytes.toString()
  }

  function isFault(fault: OutgoingFault) {
    return (error: unknown) => error instanceof OutgoingError && error.fault === fault
  }

  test('a GET sends its path and query, a POST its body with its length, and both ask for no compression', async () => {
    const seen: string[] = []
    const url = await serve(async (request, response) => {
      let body = ''
      for await (const piece of request) body += piece
      const { 'content-length': length = 'none', 'accept-encoding': encoding } = request.headers
      seen.push(`${request.method} ${request.url} ${length} ${encoding} ${body}`)
      response.end('whole')
    })
    assert.equal(await text(url), 'whole')
    assert.equal(await text(url, { body: 'µg' }), 'whole')
    assert.deepEqual(seen, ['GET /path?query=1 none identity ', 'POST /path?query=1 3 identity µg'])
  })

  test('a redirect is a response like any other', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end())
    const response = await send(url)
    assert.deepEqual([response.status, response.headers.location], [302, 'http://elsewhere.example/'])
    response.close()
  })

  describe('a fault has one name', () => {
    test('an address where nothing listens is a fault of connect', async () => {
      await assert.rejects(send(new URL('http://127.0.0.1:1/')), isFault('connect'))
    })

    test('https spoken to an http port is a fault of scheme', async () => {
      const url = await serve((_, response) => response.end())
      url.protocol = 'https:'
      await assert.rejects(send(url), isFault('scheme'))
    })

    test('a server that closes without a byte is no-response', async () => {
      await assert.rejects(
        send(await serveRaw((socket) => socket.once('data', () => socket.destroy()))),
        isFault('no-response'),
      )
    })

    test('a server that speaks another protocol is malformed', async () => {
      await assert.rejects(
        send(await serveRaw((socket) => socket.end('220 mail.example ESMTP\r\n'))),
        isFault('malformed'),
      )
    })

    test('a body that is compressed unasked is malformed', async () => {
      const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'))
      await assert.rejects(text(url), isFault('malformed'))
    })

    test('a body that ends before its length is broken', async () => {
      const url = await serveRaw((socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nfive!')),
      )
      await assert.rejects(text(url), isFault('broken'))
    })

    for (const [what, limits, head] of [
      ['before the first byte', { firstByteMs: 20 }, false],
      ['between two reads', { idleMs: 20 }, true],
    ] as const) {
      test(`a server that is silent ${what} is a timeout`, async () => {
        const url = await serve((_, response) => {
          if (head) response.write('a')
        })
        await assert.rejects(text(url, { limits }), isFault('timeout'))
      })
    }
  })

  test('a request that is aborted closes its connection and ends with the reason', async () => {
    let left: Promise<void> | undefined
    const leaving = new AbortController()
    const url = await serve((request) => {
      left = new Promise((done) => request.once('close', done))
      leaving.abort(new Error('left'))
    })
    await assert.rejects(send(url, { signal: leaving.signal }), /left/)
    await left
  })

  test('connections are shared, unless the request asks for its own', async () => {
    const ports = new Set<number | undefined>()
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort)
      response.end()
    })
    await text(url)
    // A connection is free again in the turn after its response.
    await nextTurn()
    await text(url)
    assert.equal(ports.size, 1)
    await text(url, { connection: {} })
    await text(url, { connection: {} })
    assert.equal(ports.size, 3)
  })

  test('a request with addresses connects to them, whatever the name resolves to', async () => {
    const hosts: (string | undefined)[] = []
    const url = await serve((request, response) => {
      hosts.push(request.headers.host)
      response.end('here')
    })
    url.hostname = 'archive.invalid'
    assert.equal(await text(url, { connection: { addresses: [{ address: '127.0.0.1', family: 4 }] } }), 'here')
    assert.deepEqual(hosts, [url.host])
  })

  test('bytes are collected for as long as the reader asks, but bytes after a pause and the end come at once', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout'] })
    const { promise: answering, resolve: answer } = Promise.withResolvers<ServerResponse>()
    const response = await send(
      await serve((_, response) => {
        response.flushHeaders()
        answer(response)
      }),
    )
    const server = await answering
    const received: string[] = []
    const readNext = (collectMs: number) => response.read(collectMs).then((reads) => received.push(String(reads)))
    const write = async (bytes: string) => {
      await new Promise((done) => server.write(bytes, done))
      for (let turn = 0; turn < 20; turn++) await nextTurn()
    }
    const first = readNext(16)
    await write('a')
    await write('b')
    assert.deepEqual(received, [])
    test.mock.timers.tick(16)
    await first
    const second = readNext(16)
    test.mock.timers.tick(16)
    await write('c')
    await second
    const third = readNext(16)
    await write('d')
    server.end()
    await third
    assert.deepEqual([...received, await response.read(16)], ['a,b', 'c', 'd', null])
  })

  test('a body above the limit is cut, and its connection closed', async () => {
    let closed: Promise<void> | undefined
    const url = await serve((request, response) => {
      closed = new Promise((done) => request.socket.once('close', () => done()))
      response.write('x'.repeat(1_000))
    })
    const { bytes, isTruncated } = await readBody(await send(url), 10)
    assert.deepEqual([bytes.length, isTruncated], [10, true])
    await closed
  })

  test('a deadline ends work that cannot be cancelled, and the reason of the caller takes precedence', async () => {
    const forever = new Promise<never>(() => undefined)
    const never = new AbortController().signal
    await assert.rejects(
      runWithDeadline(5, never, (signal) => raceAbort(forever, signal)),
      isFault('timeout'),
    )
    const left = AbortSignal.abort(new Error('left'))
    await assert.rejects(
      runWithDeadline(5, left, (signal) => raceAbort(forever, signal)),
      /left/,
    )
    const failed = runWithDeadline(5_000, never, () => Promise.reject(new Error('its own')))
    await assert.rejects(failed, /its own/)
  })
})
