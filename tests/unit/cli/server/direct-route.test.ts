/** Replaces the framework's router for every question: no work may continue after the client has disconnected. */
import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { createDirectRoute } from '@/lib/cli/server/direct-route'

const question = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'

type Answer = (request: Request, response: ServerResponse) => Promise<Response>

/** Serves with the handler until `use` is through with its connection. */
async function connected(handler: Answer, use: (socket: Socket) => Promise<void>) {
  const server = createServer((request, response) =>
    createDirectRoute((asked) => handler(asked, response))(request, response),
  )
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

test('an answer is made no faster than its client takes it', async () => {
  const bytes = 64 * 1024 * 1024
  const piece = Buffer.alloc(65_536)
  let made = 0
  let waitingMax = 0
  const flood = (response: ServerResponse) =>
    new ReadableStream(
      {
        pull(stream) {
          waitingMax = Math.max(waitingMax, response.writableLength)
          made += piece.length
          stream.enqueue(piece)
          if (made >= bytes) stream.close()
        },
      },
      { highWaterMark: 0 },
    )
  await connected(
    async (_request, response) => new Response(flood(response)),
    async (socket) => {
      socket.write(question.replace('Host: x', 'Host: x\r\nConnection: close'))
      let taken = 0
      for await (const read of socket) taken += read.length
      assert.ok(taken > bytes)
      assert.ok(waitingMax < 1024 * 1024, `${waitingMax} bytes waited for the client`)
    },
  )
})

test('a refused request with an unread body leaves the connection usable', async () => {
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

test('a caller that bypasses a trusted proxy is identified by the connection', async () => {
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
