import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NextRequest } from 'next/server.js'
import { config, proxy } from '@/proxy'

async function headersFor(request: Record<string, string> = {}): Promise<Headers> {
  return (await proxy(new NextRequest('http://127.0.0.1:3000/', { headers: request }))).headers
}

function nonceOf(headers: Headers): string | undefined {
  return /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
}

describe('the headers of a page', () => {
  test('allow only scripts of this very response, and nothing inline, evaluated or from elsewhere', async () => {
    const policy = (await headersFor()).get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, /script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/)
    assert.match(policy, /style-src 'self'(;|$)/)
    assert.match(policy, /connect-src 'self'(;|$)/)
    assert.match(policy, /worker-src 'self'(;|$)/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.match(policy, /base-uri 'none'/)
    assert.doesNotMatch(policy, /unsafe|https?:|\*/)
  })

  test('carry a new nonce each time', async () => {
    assert.notEqual(nonceOf(await headersFor()), nonceOf(await headersFor()))
  })

  // CVE-2026-44581: a nonce taken from the request is one that an attacker chose.
  test('never take a policy or a nonce from the request', async () => {
    const sent = { 'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': 'evil' }
    const headers = await headersFor(sent)
    assert.notEqual(nonceOf(headers), 'evil')
    // How Next hands changed request headers to the page.
    assert.equal(headers.get('x-middleware-request-x-nonce'), nonceOf(headers))
    assert.doesNotMatch(headers.get('x-middleware-request-content-security-policy') ?? '', /evil/)
  })

  test('keep answers out of caches, frames and other origins', async () => {
    const headers = await headersFor()
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'same-origin')
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
    assert.equal(headers.get('strict-transport-security'), null)
  })
})

describe('the proxy is not used for', () => {
  const matches = (path: string) => new RegExp(`^${config.matcher}$`).test(path)

  test('the API, whose bodies it would cut', () => {
    for (const path of ['/api', '/api/v1/chat/completions', '/api/session']) assert.equal(matches(path), false, path)
  })

  test('nothing else that shows a page', () => {
    for (const path of ['/', '/sources/card%3Ax', '/apiary', '/no/such/page']) assert.equal(matches(path), true, path)
  })
})
