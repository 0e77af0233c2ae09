import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { createKey } from '@/lib/platform/auth/api-keys'
import { createSecret } from '@/lib/platform/auth/key-format'
import { ApiError } from '@/lib/wire/errors'
import { assertError } from '../../../support/schemas/wire'

const context = { params: Promise.resolve({}) }
const request = (init?: RequestInit) => new Request('http://localhost/api/v1/x?key=sk-secret', init)
const origin = { origin: 'https://app.example.org' }

describe('every answer', () => {
  it('carries a request id of its own, and may be neither cached nor sniffed', async () => {
    const route = handle(() => Response.json({}))
    const [one, two] = [await route(request(), context), await route(request(), context)]
    assert.match(one.headers.get('x-request-id') ?? '', /^req_[0-9a-f]{32}$/)
    assert.notEqual(one.headers.get('x-request-id'), two.headers.get('x-request-id'))
    assert.equal(one.headers.get('cache-control'), 'no-store')
    assert.equal(one.headers.get('x-content-type-options'), 'nosniff')
  })

  it('keeps a cache rule of its own', async () => {
    const route = handle(() => new Response('', { headers: { 'cache-control': 'no-cache, no-transform' } }))
    assert.equal((await route(request(), context)).headers.get('cache-control'), 'no-cache, no-transform')
  })

  it('carries the headers of the admission, refusals too', async () => {
    const route = handle((_, { headers }) => {
      Object.assign(headers, { 'x-ratelimit-limit-requests': '60' })
      throw new ApiError('empty_array', 'There are no messages.', { param: 'messages' })
    })
    assert.equal((await route(request(), context)).headers.get('x-ratelimit-limit-requests'), '60')
  })

  it('can be read by a page of another origin that has a key, refusals too, and never with its cookie', async () => {
    const { secret } = await createKey({ name: 'browser' })
    const authorization = `Bearer ${secret}`
    for (const route of [handle(() => Response.json({})), refuseMethod('POST')]) {
      const { headers } = await route(request({ headers: { ...origin, authorization } }), context)
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.match(headers.get('access-control-expose-headers') ?? '', /x-request-id.*retry-after/)
      assert.equal(headers.get('access-control-allow-credentials'), null)
    }
  })

  it('can neither be read nor loaded by a page of another origin without a key', async () => {
    const asked = { method: 'OPTIONS', headers: origin }
    for (const [route, init] of [
      [handle(() => Response.json({})), { headers: origin }],
      [refuseMethod('POST'), { headers: { ...origin, authorization: `Bearer ${createSecret()}` } }],
      [preflight, asked],
    ] as const) {
      const { headers } = await route(request(init), context)
      assert.equal(headers.get('access-control-allow-origin'), null)
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
    }
  })
})

describe('a client that left before its answer', () => {
  const failing = (error: Error) =>
    handle(() => {
      throw error
    })(request({ signal: AbortSignal.abort() }), context)

  it('is not an error of this server', async () => {
    assert.equal((await failing(new DOMException('left', 'AbortError'))).status, 499)
  })

  /** Otherwise a caller who tries keys and disconnects would leave no trace. */
  it('and was refused, stays refused', async () => {
    assert.equal((await failing(new ApiError('invalid_api_key', 'A valid key is needed.'))).status, 401)
  })
})

describe('a preflight', () => {
  it('allows whatever headers the client wants to send, since SDKs add new ones', async () => {
    const asked = 'authorization, x-stainless-lang, x-stainless-new-thing'
    const headers = {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
    }
    const response = await preflight(request({ method: 'OPTIONS', headers }), context)
    assert.equal(response.status, 204)
    assert.equal(response.headers.get('access-control-allow-headers'), asked)
    assert.match(response.headers.get('access-control-allow-methods') ?? '', /POST/)
    assert.equal(response.headers.get('access-control-allow-origin'), '*')
    assert.ok(Number(response.headers.get('access-control-max-age')) > 0)
  })
})

describe('an error', () => {
  const thrown = async (error: unknown) => {
    const response = await handle(() => Promise.reject(error))(request(), context)
    const body: unknown = await response.json()
    assertError(body)
    return { response, text: JSON.stringify(body) }
  }

  it('that is a refusal is its envelope, status and headers', async () => {
    const details = { headers: { 'retry-after': '3' } }
    const { response } = await thrown(new ApiError('rate_limit_exceeded', 'At most 60 requests a minute.', details))
    assert.equal(response.status, 429)
    assert.equal(response.headers.get('retry-after'), '3')
    assert.equal(response.headers.get('content-type'), 'application/json')
  })

  it('of the server itself is a 500 that does not reveal its cause', async () => {
    const { response, text } = await thrown(new TypeError('cannot read /srv/secret.ts'))
    assert.equal(response.status, 500)
    assert.ok(!text.includes('secret') && !text.includes('TypeError'))
  })

  it('thrown before the first await is answered as well', async () => {
    const route = handle(() => {
      throw new Error('at once')
    })
    assert.equal((await route(request(), context)).status, 500)
  })

  it('of a wrong method names the ones that are possible', async () => {
    const response = await refuseMethod('GET, HEAD')(request({ method: 'DELETE' }), context)
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'GET, HEAD')
    assertError(await response.json())
  })
})

/** A client that still uploads sees a broken pipe instead of the refusal when the connection is closed under it. */
describe('a refusal under an upload', () => {
  const refusing = handle(() => {
    throw new ApiError('request_too_large', 'The request is larger than the limit of 1000 bytes.')
  })
  let server: Server

  before(async () => {
    server = createServer(async (incoming, outgoing) => {
      const body = Readable.toWeb(incoming)
      // The two declarations of ReadableStream, of Node and of the DOM, name the same class.
      const init = { method: 'POST', body: body as ReadableStream, duplex: 'half' } as RequestInit
      const response = await refusing(new Request('http://localhost/', init), context)
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      for await (const piece of response.body ?? []) outgoing.write(piece)
      outgoing.end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  after(() => server.close())

  it('reaches a client that reads only when all is sent, and closes the connection', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const length = 20_000_000
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`)
    await new Promise<void>((sent, failed) => {
      socket.on('error', failed)
      socket.write(Buffer.alloc(length, 'x'), () => sent())
    })
    let text = ''
    for await (const piece of socket) text += piece
    assert.match(text, /^HTTP\/1.1 413 /)
    assert.match(text, /"code":"request_too_large"/)
  })

  it('immediately reaches a client that waits for it before it sends', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20000000\r\n\r\n')
    let text = ''
    for await (const piece of socket) {
      text += piece
      if (text.includes('request_too_large')) break
    }
    assert.match(text, /^HTTP\/1.1 413 /)
  })
})
