/** What never reaches the framework, so that no fault of it can answer. */
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { standBefore } from '@/lib/cli/front-door'
import { rawRequest, sendRaw } from '@/tests/attack/raw-http'

process.env['LOG_LEVEL'] = 'silent'

let server: Server
let port: number
before(async () => {
  server = createServer((request, response) => {
    response.end(JSON.stringify({ reached: request.url, headers: Object.keys(request.headers) }))
  })
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  standBefore(
    server,
    Promise.resolve(async (_request, response) => void response.end('direct')),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
after(() => server.close())

const send = (path: string, headers: string[] = []) => sendRaw(port, rawRequest('GET', path, headers))

test('an address that is no path of ours, or can not be decoded, is not found', async () => {
  for (const path of ['/sources/%ff', '/%', '/%E0%A4%A', '*', 'http://169.254.169.254/'])
    assert.equal((await send(path)).status, 404)
  assert.equal((await send('/sources/card%3Aproseva')).status, 200)
})

test('no connection is upgraded', async () => {
  const headers = ['Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13']
  const request = rawRequest('GET', '/', headers).toString('latin1').replace('Connection: close', 'Connection: Upgrade')
  assert.equal((await sendRaw(port, request)).status, 400)
})

test('the framework’s internal headers do not reach an API route, and a page keeps its own', async () => {
  const internal = ['rsc: 1', 'x-middleware-subrequest: a', 'next-action: b', 'x-invoke-path: /c', 'x-own: d']
  const api = await send('/api/v1/models', internal)
  assert.deepEqual(JSON.parse(api.body).headers.slice(2), ['x-own'])
  assert.ok((await send('/', internal)).body.includes('"rsc"'))
})

test('a question goes to its route at once, however its address is spelt; every other method goes the framework’s way', async () => {
  for (const path of ['/api/v1/chat/completions', '/api/v1//chat/completions/?x=1']) {
    assert.equal((await sendRaw(port, rawRequest('POST', path, []))).body, 'direct')
    assert.match((await send(path)).body, /"reached":"\/api\/v1\/chat\/completions/)
  }
})
