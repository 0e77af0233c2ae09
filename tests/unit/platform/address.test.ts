/** Protects the limit for wrong keys, and the session without a key, from addresses that a client made up. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { after, before, test } from 'node:test'
import { clientAddress, clientAddresses, recordAddresses } from '@/lib/platform/address'

const server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
before(async () => {
  recordAddresses()
  recordAddresses()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

async function received(headers: Record<string, string>): Promise<Request> {
  const address = server.address()
  assert.ok(typeof address === 'object' && address)
  const answer = await fetch(`http://127.0.0.1:${address.port}/`, { headers })
  const seen = (await answer.json()) as IncomingHttpHeaders
  return new Request('http://localhost/', { headers: { 'x-forwarded-for': String(seen['x-forwarded-for']) } })
}

test('the address that counts is the other end of the connection, whatever the client writes', async () => {
  assert.deepEqual(clientAddresses(await received({})), ['127.0.0.1'])
  assert.equal(clientAddress(await received({ 'x-forwarded-for': '203.0.113.9' })), '127.0.0.1')
  assert.equal(clientAddress(await received({ 'x-forwarded-for': '203.0.113.9, , ::1,' })), '127.0.0.1')
})

test('what a client or a proxy wrote stays visible, so that nobody passes for a person at this machine', async () => {
  assert.deepEqual(clientAddresses(await received({ 'x-forwarded-for': '203.0.113.9' })), ['203.0.113.9', '127.0.0.1'])
})

test('an IPv4 address reads the same on an IPv6 socket', () => {
  const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': '::FFFF:192.0.2.1' } })
  assert.equal(clientAddress(request), '192.0.2.1')
})

test('without any address all callers count together', () => {
  assert.equal(clientAddress(new Request('http://localhost/')), 'unknown')
})
