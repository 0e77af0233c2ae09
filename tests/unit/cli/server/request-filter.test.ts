/** What never reaches the framework, so that no fault of it can answer. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { createRequestListener, serverOptions } from '@/lib/cli/server/request-filter'
import { readMetrics } from '@/lib/platform/metrics/read-metrics'
import { rawRequest, sendRaw } from '../../../attack/raw-http'

describe('what a server filters', () => {
  let server: Server
  let port: number
  before(async () => {
    server = createServer(
      serverOptions,
      createRequestListener(
        { '/api/v1/chat/completions': async (_request, response) => void response.end('direct') },
        (request, response) => {
          response.end(JSON.stringify({ reached: request.url, headers: Object.keys(request.headers) }))
        },
        (path) => (path === '/counted' ? '/counted' : 'none'),
        () => undefined,
      ),
    )
    // Next adds its own on the first request.
    server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  after(() => server.close())

  /**
   * Asks for the connection to be closed by a second request, since the first one's Connection header says something
   * else.
   */
  const sendAndClose = (request: string) => sendRaw(port, request + rawRequest('GET', '/', []).toString('latin1'))

  const send = (path: string, headers: string[] = []) => sendRaw(port, rawRequest('GET', path, headers))

  test('an address that is not a path of this server, or that cannot be decoded, is not found', async () => {
    for (const path of ['/sources/%ff', '/%', '/%E0%A4%A', '*', 'http://169.254.169.254/'])
      assert.equal((await send(path)).status, 404)
    assert.equal((await send('/sources/card%3Aproseva')).status, 200)
  })

  test('an offer to upgrade is ignored: the request is answered over HTTP/1.1', async () => {
    for (const offer of [
      ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
      ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
    ]) {
      const { status, head } = await sendAndClose(`GET / HTTP/1.1\r\nHost: x\r\n${offer.join('\r\n')}\r\n\r\n`)
      assert.equal(status, 200)
      assert.doesNotMatch(head, /^upgrade:/im)
    }
  })

  test('a method that nothing here has is refused everywhere, with the ones that there are', async () => {
    for (const method of ['TRACE', 'PROPFIND']) {
      for (const path of ['/api', '/api/session', '/api/v1/models', '/api/v1/chat/completions', '/api/nothing']) {
        const { status, head, body } = await sendRaw(port, rawRequest(method, path, []))
        assert.equal(status, 405, path)
        assert.match(head, /^allow: GET, HEAD, POST, PUT, DELETE, OPTIONS\r?$/im)
        assert.match(body, /"code":"method_not_allowed"/)
      }
    }
    for (const method of ['TRACE', 'PROPFIND', 'POST', 'OPTIONS'])
      for (const path of ['/', '/library', '/favicon.ico', '/_next/static/chunks/a.js', '/apiary']) {
        const { status, head } = await sendRaw(port, rawRequest(method, path, []))
        assert.equal(status, 405, path)
        assert.match(head, /^allow: GET, HEAD\r?$/im)
      }
    // A client whose base URL lacks the prefix.
    const { body } = await sendRaw(port, rawRequest('POST', '/v1/chat/completions', []))
    assert.match(body, /The API is at \/api\/v1\./)
  })

  test('the framework’s internal headers do not reach an API route, and a page keeps its own', async () => {
    const internal = ['rsc: 1', 'x-middleware-subrequest: a', 'next-action: b', 'x-invoke-path: /c', 'x-own: d']
    const api = await send('/api/v1/models', internal)
    assert.deepEqual(JSON.parse(api.body).headers.slice(2), ['x-own'])
    assert.ok((await send('/', internal)).body.includes('"rsc"'))
  })

  test('a question goes directly to its route, however its address is spelt; every other method goes through the framework', async () => {
    for (const path of ['/api/v1/chat/completions', '/api/v1//chat/completions/?x=1']) {
      assert.equal((await sendRaw(port, rawRequest('POST', path, []))).body, 'direct')
      assert.match((await send(path)).body, /"reached":"\/api\/v1\/chat\/completions/)
    }
  })

  test('pages and refused requests are counted by the name of the page, never by what the client wrote', async () => {
    await send('/counted')
    await send('/counted?token=words')
    for (const path of ['/made-up', '/api/made-up']) await sendRaw(port, rawRequest('PROPFIND', path, []))
    const { text } = await readMetrics()
    assert.match(text, /^evidence_chat_requests_total\{method="GET",route="\/counted",status="200"\} 2$/m)
    assert.match(text, /^evidence_chat_requests_total\{method="other",route="none",status="405"\} \d+$/m)
    assert.match(text, /^evidence_chat_request_seconds_count\{method="GET",route="\/counted"\} 2$/m)
    assert.match(text, /^evidence_chat_requests_total\{method="PROPFIND",route="none",status="405"\} \d+$/m)
    assert.ok(!/made-up|words/.test(text), 'a label holds what the client wrote')
  })
})
