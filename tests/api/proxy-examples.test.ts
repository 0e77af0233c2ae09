/** The examples of docs/operations keep what a client must see: pieces, cuts, sizes, addresses and errors. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { after, before, describe, test } from 'node:test'
import OpenAI from 'openai'
import { type ExampleProxy, examplePrograms, startExample } from '../support/proxies/proxy-examples'

const piece = (content: string) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'Service-V1', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`

for (const example of examplePrograms)
  describe(`the example for ${example.name}`, { skip: example.program ? false : 'it is not installed' }, () => {
    let server: Server
    let proxy: ExampleProxy
    /** Streams that the server has begun. */
    const streams: ServerResponse[] = []

    before(async () => {
      server = createServer(async (request, response) => {
        let bytes = 0
        for await (const data of request) bytes += data.length
        if (request.url?.endsWith('/chat/completions')) {
          streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }))
          response.write(piece('It '))
        } else if (request.url === '/refuse')
          response
            .writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
            .end('{"error":{"code":"own"}}')
        else response.end(JSON.stringify({ bytes, headers: request.headers }))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      proxy = await startExample(example, typeof address === 'object' && address ? address.port : 0)
    })
    after(async () => {
      await proxy.stop()
      server.closeAllConnections()
      server.close()
    })

    const client = ({ url } = proxy) => new OpenAI({ apiKey: 'x', baseURL: `${url}/api/v1`, maxRetries: 0 })
    const ask = async () => {
      const stream = await client().chat.completions.create({ model: 'Service-V1', messages: [], stream: true })
      return stream[Symbol.asyncIterator]()
    }

    test('an answer passes piece by piece', async () => {
      const pieces = await ask()
      // The second is only written when the first has arrived.
      assert.equal((await pieces.next()).value?.choices[0]?.delta.content, 'It ')
      streams.at(-1)?.end(`${piece('helps.')}data: [DONE]\n\n`)
      assert.equal((await pieces.next()).value?.choices[0]?.delta.content, 'helps.')
      assert.equal((await pieces.next()).done, true)
    })

    test('an answer that breaks off ends in an error of the official client', async () => {
      const pieces = await ask()
      await pieces.next()
      streams.at(-1)?.destroy()
      await assert.rejects(async () => pieces.next())
    })

    test('an image of 20 MB arrives whole, with the address of the client and of the page', async () => {
      const body = new Uint8Array(20_000_000)
      const sent = await fetch(`${proxy.url}/size`, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': '192.0.2.9' },
      })
      const { bytes, headers } = await sent.json()
      assert.equal(bytes, body.length)
      // The last address is the proxy's own observation; those before it are what the client claims.
      assert.equal(headers['x-forwarded-for'], '192.0.2.9, 127.0.0.1')
      assert.match(headers.host, /^127\.0\.0\.1/)
    })

    test('errors of the server pass unchanged', async () => {
      const refused = await fetch(`${proxy.url}/refuse`)
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '7'])
      assert.deepEqual(await refused.json(), { error: { code: 'own' } })
    })

    test('a server that cannot be reached gives a 503 in JSON with Retry-After', async () => {
      // Port 1 of loopback: nothing listens there, while another test may get the port of a server that has ended.
      const unreachable = await startExample(example, 1)
      const failure = await client(unreachable)
        .models.list()
        .then(() => null)
        .catch((error: unknown) => error)
        .finally(() => unreachable.stop())
      assert.ok(failure instanceof OpenAI.APIError, String(failure))
      assert.deepEqual([failure.status, failure.code, failure.headers?.get('retry-after')], [503, 'overloaded', '5'])
    })
  })
