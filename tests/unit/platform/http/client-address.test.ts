/** Protects the limit for wrong keys, and the session without a key, from addresses that a client made up. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { getClientAddress, getClientAddresses, recordAddresses } from '@/lib/platform/http/client-address'
import { sendRaw } from '../../../attack/raw-http'

const server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
before(async () => {
  recordAddresses()
  recordAddresses()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

function port(): number {
  const address = server.address()
  assert.ok(typeof address === 'object' && address)
  return address.port
}

/** The headers as a route sees them; not `fetch`, which forbids Via and Proxy-Connection. */
function headersAt(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: port(), headers, agent: false }, (response) => {
      json(response).then((seen) => done(seen as IncomingHttpHeaders), failed)
    })
    sent.on('error', failed)
    sent.end()
  })
}

async function received(headers: Record<string, string>): Promise<Request> {
  const seen = await headersAt(headers)
  return new Request('http://localhost/', { headers: { 'x-forwarded-for': String(seen['x-forwarded-for']) } })
}

test('the address that counts is the other end of the connection, whatever the client writes', async () => {
  assert.deepEqual(getClientAddresses(await received({})), ['127.0.0.1'])
  assert.equal(getClientAddress(await received({ 'x-forwarded-for': '203.0.113.9' })), '127.0.0.1')
  assert.equal(getClientAddress(await received({ 'x-forwarded-for': '203.0.113.9, , ::1,' })), '127.0.0.1')
})

test('the addresses that a client or a proxy wrote remain visible, so that no other machine passes for this one', async () => {
  assert.deepEqual(getClientAddresses(await received({ 'x-forwarded-for': '203.0.113.9' })), [
    '203.0.113.9',
    '127.0.0.1',
  ])
})

describe('Via is added to a request that a proxy passed on, as shown by', () => {
  for (const name of [
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Original-URL',
    'X-Real-IP',
    'X-Client-IP',
    'Client-IP',
    'True-Client-IP',
    'X-Cluster-Client-IP',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'X-ARR-LOG-ID',
    'X-Amzn-Trace-Id',
    'X-Azure-ClientIP',
    'X-Envoy-External-Address',
    'Proxy-Connection',
    'Tailscale-User-Login',
  ])
    test(name, async () => assert.equal((await headersAt({ [name]: '127.0.0.1' }))['via'], '1.1 evidence-chat'))

  test('Via itself, which stays', async () => {
    assert.equal((await headersAt({ Via: '1.1 ward-proxy' }))['via'], '1.1 ward-proxy, 1.1 evidence-chat')
  })

  test('HTTP/1.0, which no browser speaks and nginx does by default', async () => {
    const { body } = await sendRaw(port(), 'GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n')
    assert.equal(JSON.parse(body).via, '1.0 evidence-chat')
  })
})

test('the headers of browsers and programs show no proxy', async () => {
  const sent = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin', referer: 'http://127.0.0.1:3000/' }
  assert.equal((await headersAt({ ...sent, 'x-request-id': '1', 'x-stainless-lang': 'js' }))['via'], undefined)
})

test('an IPv4 address reads the same on an IPv6 socket', () => {
  const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': '::FFFF:192.0.2.1' } })
  assert.equal(getClientAddress(request), '192.0.2.1')
})

test('without any address all callers count together', () => {
  assert.equal(getClientAddress(new Request('http://localhost/')), 'unknown')
})
