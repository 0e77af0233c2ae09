/** What reaches the framework behind the front door, and what is answered before it. */
import assert from 'node:assert/strict'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { standBefore } from '@/lib/cli/front-door'
import { assertError } from '@/tests/schemas/wire'

const framework = createServer((request, response) => {
  const { method, url, headers } = request
  response.end(JSON.stringify({ method, url, headers: Object.keys(headers) }))
})

before(async () => {
  process.env['LOG_LEVEL'] = 'silent'
  await new Promise<void>((done) => framework.listen(0, '127.0.0.1', done))
  standBefore(framework)
})
after(() => framework.close())

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = framework.address() as AddressInfo
  return new Promise((done, failed) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const { statusCode: status } = response
      json(response).then((body) => done({ status, headers: response.headers, body: Object(body) }), failed)
    })
    request.on('error', failed).end()
  })
}

describe('addresses of the API', () => {
  for (const [asked, seen] of [
    ['/api/v1/models', '/api/v1/models'],
    ['/api/v1/models/', '/api/v1/models'],
    ['/api/v1//models', '/api/v1/models'],
    ['//api/v1/models?a=b//c/', '/api/v1/models?a=b//c/'],
    ['/api/v1/', '/api/v1'],
    ['/api/v1/models/Service%2DV1', '/api/v1/models/Service%2DV1'],
    ['/api/v1/models/%ff', '/api/v1/models/%25ff'],
  ] as const) {
    test(`${asked} is seen as ${seen}`, async () => assert.equal((await send('GET', asked)).body['url'], seen))
  }

  test('lose the headers of page requests and keep the others', async () => {
    const { body } = await send('GET', '/api/v1/models', { rsc: '1', 'x-nextjs-data': '1', 'x-other': '1' })
    const names = body['headers']
    assert.ok(Array.isArray(names) && names.includes('x-other'))
    assert.ok(!names.includes('rsc') && !names.includes('x-nextjs-data'))
  })
})

test('addresses of pages pass as they are', async () => {
  const { body } = await send('GET', '/sources//x/', { rsc: '1' })
  assert.equal(body['url'], '/sources//x/')
  assert.ok(Array.isArray(body['headers']) && body['headers'].includes('rsc'))
})

describe('methods that no route can get', () => {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
    test(`${method} is refused with the envelope, its id and what is possible`, async () => {
      const { status, headers, body } = await send(method, '/api/v1/chat/completions')
      assert.equal(status, 405)
      assertError(body)
      assert.match(JSON.stringify(body), new RegExp(`${method} is not possible here`))
      assert.match(String(headers['allow']), /GET.*POST/)
      assert.match(String(headers['x-request-id']), /^req_/)
      assert.equal(headers['access-control-allow-origin'], '*')
    })
  }

  test('pass on pages, which are the framework’s own', async () => {
    assert.equal((await send('PROPFIND', '/')).body['method'], 'PROPFIND')
  })
})
