/** Records may hold what a department imported for itself: they are shown to its own people only. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKey } from '@/lib/platform/auth/api-keys'
import { createOperatorCookie } from '@/lib/platform/auth/operator-token'
import { mayOperate, mayReadPages } from '@/lib/platform/auth/page-access'
import { createSession, toSessionCookie } from '@/lib/platform/auth/sessions'

const host = '127.0.0.1:3000'
const outside = '192.0.2.7'

function mayRead(headers: Record<string, string>): Promise<boolean> {
  return mayReadPages(new Headers({ host, ...headers }))
}

test('a reader at this machine needs no session, wherever the link was followed', async () => {
  assert.equal(await mayRead({ 'x-forwarded-for': '127.0.0.1' }), true)
  assert.equal(await mayRead({ 'x-forwarded-for': '127.0.0.1', 'sec-fetch-site': 'cross-site' }), true)
})

test('a page asked for under another name is not shown', async () => {
  assert.equal(await mayRead({ host: 'rebound.example:3000' }), false)
})

test('a reader on another machine needs a valid session', async () => {
  const { key } = await createKey({ name: 'ward' })
  const cookie = toSessionCookie(await createSession(key)).split(';')[0] ?? ''
  assert.equal(await mayRead({ 'x-forwarded-for': outside }), false)
  assert.equal(await mayRead({ 'x-forwarded-for': outside, cookie: 'evidence-chat-3000=guessed' }), false)
  assert.equal(await mayRead({ 'x-forwarded-for': outside, cookie }), true)
})

test('only a browser with the operator’s cookie and keys of scope admin are offered the operator’s actions', async () => {
  const cookieOf = async (scope: 'chat' | 'admin') => {
    const { key } = await createKey({ name: scope, scope })
    return toSessionCookie(await createSession(key)).split(';')[0] ?? ''
  }
  const may = (headers: Record<string, string>) => mayOperate(new Headers({ host, ...headers }))
  const operator = (await createOperatorCookie()).split(';')[0] ?? ''
  assert.equal(await may({ 'x-forwarded-for': '127.0.0.1', cookie: operator }), true)
  assert.equal(await may({ 'x-forwarded-for': '127.0.0.1' }), false)
  assert.equal(await may({ 'x-forwarded-for': outside }), false)
  assert.equal(await may({ 'x-forwarded-for': outside, cookie: await cookieOf('chat') }), false)
  assert.equal(await may({ 'x-forwarded-for': outside, cookie: await cookieOf('admin') }), true)
  assert.equal(await may({ host: 'rebound.example:3000', 'x-forwarded-for': '127.0.0.1', cookie: operator }), false)
})
