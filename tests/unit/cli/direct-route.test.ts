/** What stands in the framework's place for every question: nothing may go on behind a client that has left. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { directRoute } from '@/lib/cli/direct-route'

const question = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'

/** Serves with the handler until `use` is through with its connection. */
async function connected(handler: Parameters<typeof directRoute>[0], use: (socket: Socket) => Promise<void>) {
  const server = createServer(directRoute(handler))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // It listens on a port, not on a pipe.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  try {
    await use(socket)
  } finally {
    socket.destroy()
    server.close()
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }))

test('a client that leaves before its answer has begun is not written to', async () => {
  const asked = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.from('x')), cancel: cancelled.resolve })
  await connected(
    async ({ signal }) => {
      asked.resolve()
      await aborted(signal)
      return new Response(endless)
    },
    async (socket) => {
      socket.write(question)
      await asked.promise
      socket.destroy()
      await cancelled.promise
    },
  )
})

test('questions sent ahead on one connection wait for their turn, and end with their client', async () => {
  let begun = 0
  const asked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  await connected(
    async ({ signal }) => {
      begun += 1
      if (begun === 1) return new Response('first')
      void aborted(signal).then(ended.resolve)
      asked.resolve()
      return new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.alloc(100_000)) }))
    },
    async (socket) => {
      socket.write(question.repeat(3))
      await asked.promise
      socket.destroy()
      await ended.promise
      assert.equal(begun, 2)
    },
  )
})

test('a client that stops reading is not read for', async () => {
  const sizeMax = 64 * 1024 * 1024
  let made = 0
  const held = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout
  const flood = new ReadableStream(
    {
      pull(stream) {
        made += 65_536
        if (made > sizeMax) stream.close()
        else stream.enqueue(Buffer.alloc(65_536))
        clearTimeout(timer)
        timer = setTimeout(held.resolve, 500)
      },
    },
    { highWaterMark: 0 },
  )
  await connected(
    async () => new Response(flood),
    async (socket) => {
      socket.pause()
      socket.write(question)
      await held.promise
      assert.ok(made < sizeMax)
      socket.resume()
      let taken = 0
      for await (const piece of socket) {
        taken += piece.length
        if (taken > sizeMax) break
      }
    },
  )
})

test('a refused question whose body nobody read leaves the connection to the next one', async () => {
  let count = 0
  await connected(
    async () => new Response(`answer ${++count}.`, { status: 401 }),
    async (socket) => {
      socket.write(question + question)
      let text = ''
      for await (const piece of socket) {
        text += piece
        if (text.includes('answer 2.')) break
      }
    },
  )
})

test('who comes past a trusted proxy is known by the connection', async () => {
  const addresses: (string | null)[] = []
  const asked = Promise.withResolvers<void>()
  await connected(
    async ({ headers }) => {
      addresses.push(headers.get('x-forwarded-for'))
      if (addresses.length === 2) asked.resolve()
      return new Response('answered')
    },
    async (socket) => {
      socket.write(question + question.replace('\r\n\r\n', '\r\nX-Forwarded-For: 10.1.2.3\r\n\r\n'))
      await asked.promise
    },
  )
  assert.deepEqual(addresses, ['127.0.0.1', '10.1.2.3'])
})
