/**
 * Any input gets a completion or a well-formed refusal, and the server keeps running. Tested over the socket of the
 * built server, since correct helpers can still combine into a faulty server.
 */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { borrowServer } from '../support/lent-servers'
import { assertCompletion, assertError, assertModelList } from '../support/schemas/wire'
import type { TestServer } from '../support/server'
import { bodies, broken, headers, methods, paths } from './inputs'
import { type RawAnswer, rawRequest, sendRaw } from './raw-http'

const route = '/api/v1/chat/completions'
const atOnce = 8

let server: TestServer
let port: number
let good: string
before(async () => {
  server = await borrowServer()
  port = Number(new URL(server.url).port)
  good = `Authorization: Bearer ${server.key}`
})
after(() => server.stop())

const json = 'Content-Type: application/json'
const hello = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] })
const tried = new Set<string>()

/** Traces of internals: stack frames, folders, file names, sockets. */
const inside = /\bat [\w.<>]+ \(|\bat file:|node_modules|\/work\/|\/tmp\/|\.ts:\d|ECONN|ENOENT|SQLITE|sqlite/

function assertSilent({ head, body }: RawAnswer, what: string): void {
  assert.doesNotMatch(head + body, inside, what)
  assert.ok(!body.includes(server.dataDir), what)
}

/** A refusal by Node's own parser has no body; everything that reached us has OpenAI's. */
function assertContract(answer: RawAnswer, what: string, { isApi = true } = {}): void {
  const { status, head, body } = answer
  assertSilent(answer, what)
  if (status === 200 || status === 204 || status === 0) return
  // A slash too many, or the framework's own way to name a part of a page: both stay at the same path.
  const isRedirect = (status === 308 || (status === 307 && !isApi)) && /^location: \/(?!\/)/im.test(head)
  assert.ok(isRedirect || (status >= 400 && status < 500), `${status} to ${what}`)
  if (!isApi || body === '' || !/content-type: application\/json/i.test(head)) return
  assertError(JSON.parse(unchunked(answer)))
}

function unchunked({ head, body }: RawAnswer): string {
  if (!/transfer-encoding: chunked/i.test(head)) return body
  let text = ''
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.slice(at, end), 16)
    if (end < 0 || !(length > 0)) return text
    text += body.slice(end + 2, end + 2 + length)
    at = end + length + 4
  }
}

/** Sends several concurrently. */
async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

async function send(bytes: string | Uint8Array): Promise<RawAnswer> {
  tried.add(Buffer.from(bytes).toString('latin1'))
  return sendRaw(port, bytes)
}

function name(bytes: string | Uint8Array): string {
  return JSON.stringify(Buffer.from(bytes).toString('latin1').slice(0, 200))
}

describe('answered or refused, never with a 5xx and never with internal details', () => {
  it('bodies under a good key', async () => {
    await each(bodies, async (body) => {
      const bytes = Buffer.from(body)
      const head = rawRequest('POST', route, [json, good, `Content-Length: ${bytes.length}`])
      const answer = await send(Buffer.concat([head, bytes]))
      assertContract(answer, name(body))
      if (answer.status !== 200) return
      const text = unchunked(answer)
      if (text.startsWith('data: ')) assert.match(text, /data: \[DONE\]\n\n$|data: \{"error"/, name(body))
      else assertCompletion(JSON.parse(Buffer.from(text, 'latin1').toString()))
    })
  })

  it('the same bodies without a key: each 401, before a byte of them is looked at', async () => {
    const some = bodies.filter((_, index) => index % 12 === 0)
    await each(some, async (body) => {
      const bytes = Buffer.from(body)
      const head = rawRequest('POST', route, [json, `Content-Length: ${bytes.length}`])
      const answer = await send(Buffer.concat([head, bytes]))
      assert.equal(answer.status, 401, name(body))
      assertContract(answer, name(body))
    })
  })

  it('paths', async () => {
    await each(paths, async (path) => {
      const isApi = path.startsWith('/api/v1')
      const answer = await send(rawRequest('GET', path, [good]))
      assertContract(answer, path, { isApi })
      assert.doesNotMatch(answer.head, /^set-cookie: x/im)
      assert.doesNotMatch(answer.head, /^location: (https?:)?\/\/(?!127\.0\.0\.1)/im, path)
      assert.doesNotMatch(answer.body, /root:x:0|"pepper"|"dependencies"/, path)
    })
  })

  it('methods', async () => {
    for (const path of [route, '/api/v1/models', '/api/session', '/api/health', '/'])
      await each(methods, async (method) =>
        assertContract(await send(rawRequest(method, path, [good])), `${method} ${path}`),
      )
  })

  it('headers beside a good question', async () => {
    await each(headers, async (lines) => {
      const isTyped = lines.some((line) => /^content-type:/i.test(line))
      assertContract(
        await send(rawRequest('POST', route, [...(isTyped ? [] : [json]), good, ...lines], hello)),
        lines.join().slice(0, 100),
      )
      assertContract(await send(rawRequest('GET', '/', lines)), lines.join().slice(0, 100), { isApi: false })
    })
  })

  it('requests that are not HTTP', async () => {
    await each(broken, async (bytes) => assertContract(await send(Buffer.from(bytes, 'latin1')), name(bytes)))
  })
})

it('at least 500 distinct ones were tried, the server is the same process, and it answers', async () => {
  assert.ok(tried.size >= 500, `${tried.size}`)
  const response = await fetch(`${server.url}/api/v1/models`, { headers: { authorization: `Bearer ${server.key}` } })
  assertModelList(await response.json())
  process.kill(server.pid, 0)
  // Next itself notes a client that left in the middle of a body this way; the server goes on, as shown above.
  const said = server.output().replaceAll('uncaughtException:  Error: aborted', '')
  assert.doesNotMatch(said, /unhandled|uncaught|internal_error/i)
})
