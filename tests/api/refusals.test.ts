/** The real server's responses to invalid and unusual requests, by status. */
import assert from 'node:assert/strict'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import OpenAI from 'openai'
import { anyBody } from '../fixtures/request-bodies'
import { isFull } from '../support/full'
import { borrowServer, lentBytesMax } from '../support/lent-servers'
import { readStream } from '../support/schemas/stream'
import { assertCompletion, assertError, assertModel, assertModelList } from '../support/schemas/wire'
import type { TestServer } from '../support/server'

const messages = [{ role: 'user', content: 'hello' }]

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

const path = '/api/v1/chat/completions'
const authorized = () => ({ authorization: `Bearer ${server.key}`, 'content-type': 'application/json' })

function call(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${address}`, { ...init, headers: { ...authorized(), ...init.headers } })
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

/** Headers of every response. tests/e2e/security/detection.spec.ts checks what pages of other origins may read. */
function assertCommon(response: Response): void {
  assert.match(response.headers.get('x-request-id') ?? '', /^req_/)
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.match(response.headers.get('cache-control') ?? '', /no-store/)
}

async function assertRefused(response: Response, status: number, code: string | null, param: string | null = null) {
  const body = await response.text()
  assert.equal(response.status, status, body)
  assertCommon(response)
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  const { error } = JSON.parse(body)
  assertError({ error })
  assert.deepEqual([error.code, error.param], [code, param])
}

describe('200', () => {
  it('a complete answer has the published shape', async () => {
    const response = await post({ messages })
    assert.equal(response.status, 200)
    assertCommon(response)
    assertCompletion(await response.json())
  })

  it('a stream has the published shape, with and without usage', async () => {
    for (const stream_options of [null, { include_usage: true }]) {
      const response = await post({ messages, stream: true, stream_options })
      assertCommon(response)
      const { chunks, error } = readStream(await response.text())
      assert.equal(error, null)
      assert.equal(Boolean(chunks.at(-1)?.usage), stream_options !== null)
    }
  })

  it('the models have the published shape, and HEAD has no body', async () => {
    assertModelList(await (await call('/api/v1/models')).json())
    assertModel(await (await call('/api/v1/models/Service%2DV1')).json())
    const head = await call('/api/v1/models', { method: 'HEAD' })
    assert.deepEqual([head.status, await head.text()], [200, ''])
  })

  /** Next truncates bodies at 10 MB wherever its proxy handles them. */
  it('a body of more than 10 MB arrives complete', async () => {
    const response = await post({ padding: 'x'.repeat(11_000_000), messages })
    assert.equal(response.status, 200)
  })

  it('the published description, without a key', async () => {
    const response = await call('/api/v1/openapi.json', { headers: { authorization: '' } })
    assertCommon(response)
    const { openapi, paths } = JSON.parse(await response.text())
    assert.match(openapi, /^3\.1\./)
    assert.ok(paths['/chat/completions'].post)
  })

  it('URLs with extra slashes reach their route, with the body', async () => {
    for (const address of [`${path}/`, '/api/v1//chat/completions', `${path}/?a=b/`]) {
      const response = await call(address, { method: 'POST', redirect: 'manual', body: JSON.stringify({ messages }) })
      assert.equal(response.status, 200, address)
      assertCompletion(await response.json())
    }
    assertModelList(await (await call('/api/v1/models/', { redirect: 'manual' })).json())
  })

  it('headers of page requests have no effect', async () => {
    for (const name of ['rsc', 'next-router-prefetch', 'x-nextjs-data', 'next-action']) {
      const response = await post({ messages }, { [name]: '1' })
      assert.equal(response.status, 200, name)
      assertCompletion(await response.json())
    }
  })

  it('two requests on one connection, the first of which is invalid', async () => {
    const first = JSON.stringify({ messages: [] })
    const second = JSON.stringify({ messages, stream: true })
    const head = (body: string, extra = '') =>
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nAuthorization: bearer ${server.key}\r\nContent-Length: ${body.length}\r\n${extra}\r\n${body}`
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(head(first))
    socket.write(head(second, 'Connection: close\r\n'))
    const answers = await readText(socket)
    assert.match(answers, /^HTTP\/1.1 400 [\s\S]*empty_array[\s\S]*HTTP\/1.1 200 [\s\S]*\[DONE\]/)
  })

  it('a chunked body without a declared length', async () => {
    const answered = new Promise<string>((done, failed) => {
      const request = httpRequest(`${server.url}${path}`, { method: 'POST', headers: authorized() }, (response) =>
        readText(response).then(done, failed),
      )
      request.on('error', failed)
      request.write('{"messages":[{"role":"user",')
      setImmediate(() => request.end('"content":"hello"}]}'))
    })
    assertCompletion(JSON.parse(await answered))
  })
})

describe('400', () => {
  it('bodies that are not a JSON object', async () => {
    for (const body of ['', '{', '[]', 'null', '"x"']) await assertRefused(await post(body), 400, null)
  })
  it('invalid fields, streamed or not', async () => {
    for (const stream of [false, true]) {
      await assertRefused(await post({ stream }), 400, 'missing_required_parameter', 'messages')
      await assertRefused(await post({ stream, messages: [] }), 400, 'empty_array', 'messages')
      await assertRefused(await post({ stream, messages, n: 0 }), 400, 'integer_below_min_value', 'n')
    }
  })
})

describe('401', () => {
  it('without a valid key, whatever the body: the response reveals nothing', async () => {
    for (const authorization of ['', 'Bearer ', 'Basic eDp5', `Bearer ${server.key}x`, server.key]) {
      await assertRefused(await post('{', { authorization }), 401, 'invalid_api_key')
      await assertRefused(await call('/api/v1/models', { headers: { authorization } }), 401, 'invalid_api_key')
    }
  })
  it('with a key in the URL', async () => {
    const response = await call(`/api/v1/models?api_key=${server.key}`, { headers: { authorization: '' } })
    await assertRefused(response, 401, 'invalid_api_key')
  })
})

describe('404', () => {
  it('an unknown model, requested or retrieved', async () => {
    await assertRefused(await post({ messages, model: 'gpt-4o' }), 404, 'model_not_found')
    await assertRefused(await call('/api/v1/models/gpt-4o'), 404, 'model_not_found')
  })
  it('a URL that is not valid text', async () => {
    await assertRefused(await call('/api/v1/models/%E0%A4%A'), 404, 'model_not_found')
    await assertRefused(await call('/api/v1/%ff'), 404, 'unknown_url')
  })
  it('an unknown URL, in JSON and never as a page', async () => {
    for (const address of ['/api/v1', '/api/v1/embeddings', '/api/v1/a/b/c', '/api/v1/chat']) {
      await assertRefused(await call(address), 404, 'unknown_url')
      await assertRefused(await call(address, { method: 'POST', body: '{}' }), 404, 'unknown_url')
    }
  })
  it('an unsupported OpenAI endpoint, with the one to use, where clients display it', async () => {
    const client = new OpenAI({ baseURL: `${server.url}/api/v1`, apiKey: server.key })
    const model = 'Service-V1'
    for (const attempt of [
      () => client.embeddings.create({ model, input: 'hello' }),
      () => client.completions.create({ model, prompt: 'hello' }),
    ])
      await assert.rejects(attempt, { status: 404, code: 'unknown_url', message: /POST \/api\/v1\/chat\/completions/ })
    const withoutVersion = new OpenAI({ baseURL: `${server.url}/api`, apiKey: server.key })
    for (const attempt of [
      () => withoutVersion.chat.completions.create({ model, messages: [] }),
      () => withoutVersion.responses.create({ model, input: 'hello' }),
    ])
      await assert.rejects(attempt, /base URL .* \/api\/v1/)
  })
})

describe('405', () => {
  it('lists the supported methods', async () => {
    for (const [address, method, allowed] of [
      [path, 'PUT', 'POST'],
      ['/api/v1/models', 'DELETE', 'GET'],
      ['/api/v1/models/Service-V1', 'PATCH', 'GET'],
    ] as const) {
      const response = await call(address, { method })
      assert.match(response.headers.get('allow') ?? '', new RegExp(allowed))
      await assertRefused(response, 405, 'method_not_allowed')
    }
  })

  it('a method that the framework does not route', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      for (const address of [path, '/api/v1/models', '/api/v1/nothing', '/api/session', '/api/library/imports']) {
        const { status, headers, body } = await new Promise<{ status?: number; headers: object; body: string }>(
          (done, failed) => {
            const request = httpRequest(`${server.url}${address}`, { method, headers: authorized() }, (response) =>
              readText(response).then(
                (body) => done({ status: response.statusCode ?? 0, headers: response.headers, body }),
                failed,
              ),
            )
            request.on('error', failed).end()
          },
        )
        assert.match(Reflect.get(headers, 'allow'), /POST/)
        await assertRefused(
          new Response(body, { status: status ?? 0, headers: { ...headers } }),
          405,
          'method_not_allowed',
        )
      }
    }
  })
})

describe('413', () => {
  const tooLarge = JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(lentBytesMax) }] })

  it('a body over the limit, and the connection remains readable', async () => {
    await assertRefused(await post(tooLarge), 413, 'request_too_large')
  })

  it('a chunked body over the limit, from a client that reads only after sending everything', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nAuthorization: Bearer ${server.key}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`)
    for (let sent = 0; sent < 3 * lentBytesMax; sent += 0x10000) {
      await new Promise<void>((written, failed) => socket.write(piece, (error) => (error ? failed(error) : written())))
    }
    socket.write('0\r\n\r\n')
    assert.match(await readText(socket), /^HTTP\/1.1 413 [\s\S]*request_too_large/)
  })
})

describe('415', () => {
  it('another type, or a compressed body', async () => {
    await assertRefused(await post('{}', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type')
    const headers = { 'content-encoding': 'gzip' }
    const response = await call(path, { method: 'POST', headers, body: gzipSync('{}') })
    await assertRefused(response, 415, 'unsupported_media_type')
  })
})

describe('a program in a browser', () => {
  it('may send its key according to the preflight response', async () => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.org',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type, x-stainless-os',
      },
    })
    assert.equal(response.status, 204)
    assertCommon(response)
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /authorization.*x-stainless-os/)
  })
})

/** Tests the whole server: no input causes a 5xx, and the next valid request is answered. */
it('hundreds of malformed bodies are each answered or refused, none with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (bytes) => {
      // The DOM types require an ArrayBuffer, which these bytes have.
      const response = await call(path, { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> })
      const body = await response.text()
      assertCommon(response)
      if (response.status !== 200) {
        assert.ok(response.status >= 400 && response.status < 500, body)
        assertError(JSON.parse(body))
      } else if (body.startsWith('data: ')) {
        readStream(body)
      } else {
        assertCompletion(JSON.parse(body))
      }
    }),
    { numRuns: isFull ? 400 : 200 },
  )
  assert.equal((await post({ messages })).status, 200)
})
