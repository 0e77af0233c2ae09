/**
 * An unannounced proxy on this machine: its connections come from loopback, and the client behind it may be anyone.
 * Protects what only the operator may do, and the history of this machine's own user.
 */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { borrowServer } from '../support/lent-servers'
import { findNginx, startNginx, type TestNginx } from '../support/proxies/nginx'
import type { TestServer } from '../support/server'

const nginx = findNginx()

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

/** As an attacker asks who knows the address behind the proxy and writes every header; `fetch` forbids Origin. */
function send(at: string, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, failed) => {
    const sent = request(`${at}${path}`, {
      method,
      headers: { origin: server.url, 'sec-fetch-site': 'same-origin', ...headers },
      agent: false,
    })
    sent.on('error', failed)
    sent.on('response', (response) => {
      readText(response).then(
        (text) => done({ status: response.statusCode ?? 0, headers: response.headers, text }),
        failed,
      )
    })
    sent.end(body)
  })
}

async function sessionAt(at: string): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await send(at, 'POST', '/api/session')
  return { status, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}

const record = 'PMID- 99000077\nTI  - Forged by a remote caller\nAB  - RESULTS: None.\n'

/** The status of each thing that only the operator may do, asked for with this cookie. */
async function operatorStatuses(at: string, cookie: string): Promise<number[]> {
  const asked = [
    await send(at, 'POST', '/api/library/imports?name=forged.nbib', { cookie }, record),
    await send(at, 'POST', '/api/model-servers/find', { cookie }),
    await send(at, 'POST', '/api/model-servers/test', { cookie }, '{"address":"ftp://x"}'),
    await send(at, 'GET', '/api/metrics', { cookie }),
  ]
  return asked.map(({ status }) => status)
}

const nowhere = { skip: nginx ? false : 'nginx is not installed' }

describe('behind a plain proxy_pass of nginx', nowhere, () => {
  let proxy: TestNginx
  before(async () => {
    proxy = await startNginx(nginx ?? '', server.url)
  })
  after(() => proxy.stop())

  it('a remote caller with a forged Origin gets no session without a key, and so reads no history', async () => {
    const { status, cookie } = await sessionAt(proxy.url)
    assert.deepEqual([status, cookie], [401, ''])
  })

  it('a session of this machine opens nothing, should a remote caller have its cookie', async () => {
    const { cookie } = await sessionAt(server.url)
    assert.deepEqual(await operatorStatuses(proxy.url, cookie), [401, 401, 401, 401])
    assert.equal((await send(proxy.url, 'GET', '/api/conversations', { cookie })).status, 401)
  })
})

describe('behind an nginx that speaks HTTP/1.1 and adds no header, which looks like a browser', nowhere, () => {
  let proxy: TestNginx
  before(async () => {
    proxy = await startNginx(nginx ?? '', server.url, 'proxy_http_version 1.1; proxy_set_header Connection "";')
  })
  after(() => proxy.stop())

  it('a remote caller with a forged Origin may do nothing that is for the operator', async () => {
    const { cookie } = await sessionAt(proxy.url)
    assert.deepEqual(await operatorStatuses(proxy.url, cookie), [403, 403, 403, 403])
    const list = await send(proxy.url, 'GET', '/api/library/imports', { cookie })
    assert.equal(JSON.parse(list.text).mayImport, false)
  })
})
