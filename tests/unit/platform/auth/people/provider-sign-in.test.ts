/** Signing in at a real provider. Nobody may be admitted by accident, and each refusal says why. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeEach, describe, test } from 'node:test'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { DELETE as endSession, POST as openSession } from '@/app/api/session/route'
import { GET as beginSignIn } from '@/app/api/sign-in/route'
import { config } from '@/lib/config'
import { writeAudit } from '@/lib/platform/audit/audit'
import { admit } from '@/lib/platform/auth/admit'
import { createKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { encryptText } from '@/lib/platform/auth/installation-secrets'
import { admitOperator } from '@/lib/platform/auth/operator'
import { isAtPublicAddress } from '@/lib/platform/auth/people/sign-in-responses'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { countRequest } from '@/lib/platform/limits/rate-limits'
import { database } from '@/lib/store/db'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { clientId, signInAtProvider } from '../../../../fakes/identity-provider'
import { runChild, startChild } from '../../../../support/child'
import { Browser, home, page } from '../../../../support/provider-browser'
import { assertRefused, getRefusal, useProvider } from '../../../../support/use-provider'

const context = { params: Promise.resolve({}) }
const provider = await useProvider()
beforeEach(() => {
  provider.setAway(false)
  provider.answerTokens(undefined)
})

function refusalIn(error: unknown): string | undefined {
  return error instanceof ApiError ? error.template?.code : assert.fail(String(error))
}

async function letSecondPass(): Promise<void> {
  const past = new Date(Date.now() - 60_000).toISOString()
  await (await database()).updateTable('sessions').set({ checkedAt: past }).where('checkedAt', 'is not', null).execute()
}

describe('admitted', () => {
  test('a person of a group signs in, and is the owner of what she does', async () => {
    provider.people.set('anna', { name: 'Dr Anna Berg', email: 'anna@hospital.example', groups: ['ward'] })
    const browser = new Browser()
    const response = await browser.signIn('anna', '?return=%2Fc%2Fabc%3Fx%3D1')
    assert.equal(response.status, 200)
    assert.match(await response.text(), /content="0;url=\/c\/abc\?x=1"/)
    assert.match(response.headers.get('set-cookie') ?? '', /HttpOnly; SameSite=Strict/)
    const { principal } = await admit(browser.request())
    const people = await (await database()).selectFrom('people').selectAll().execute()
    const anna = people.find(({ subject }) => subject === 'anna')
    assert.deepEqual([principal.owner, principal.scope], [anna?.id, 'chat'])
    assert.deepEqual([anna?.name, anna?.issuer, anna?.roles], ['Dr Anna Berg', provider.issuer, 'clinician'])
    const row = await (await database())
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'sign-in')
      .where('actor', '=', anna?.id ?? '')
      .executeTakeFirst()
    assert.equal(row?.details, '{"roles":"clinician"}')
  })

  test('two tabs of one browser sign in at once', async () => {
    provider.people.set('tabs', { groups: ['ward'] })
    const browser = new Browser()
    const [first, second] = [await browser.begin(), await browser.begin()]
    const [backFirst, backSecond] = [
      await signInAtProvider(first, 'tabs', browser.atProvider),
      await signInAtProvider(second, 'tabs', browser.atProvider),
    ]
    assert.equal((await browser.comeBack(backSecond)).status, 200)
    assert.equal((await browser.comeBack(backFirst)).status, 200)
    await admit(browser.request())
  })

  test('the same address with another subject is another person; a person who is renamed stays the same', async () => {
    const owner = async (login: string) => {
      const browser = new Browser()
      await browser.signIn(login)
      return (await admit(browser.request())).principal.owner
    }
    const email = 'shared@hospital.example'
    provider.people.set('first', { name: 'First', email, groups: ['ward'] })
    provider.people.set('second', { name: 'Second', email, groups: ['ward'] })
    const first = await owner('first')
    assert.notEqual(await owner('second'), first)
    provider.people.set('first', { name: 'Married', email: 'new@hospital.example', groups: ['ward'] })
    assert.equal(await owner('first'), first)
  })

  test('keys that the provider rotated a moment ago', async () => {
    provider.people.set('keys', { groups: ['ward'] })
    assert.equal((await new Browser().signIn('keys')).status, 200)
    await provider.rotateKey()
    assert.equal((await new Browser().signIn('keys')).status, 200)
  })

  test('roles: librarians import, admins do everything, and the refusal names the role', async () => {
    const as = async (login: string, groups: string[]) => {
      provider.people.set(login, { groups })
      const browser = new Browser()
      await browser.signIn(login)
      return () => new Request(`${home}/api/library/imports`, { method: 'POST', headers: browser.request().headers })
    }
    const librarian = await as('lib', ['CN=library,OU=hospital'])
    const admin = await as('boss', ['administrators'])
    const clinician = await as('doc', ['ward'])
    const withOrigin = (ask: () => Request) => new Request(ask(), { headers: { ...Object.fromEntries(ask().headers) } })
    await admitOperator(withOrigin(librarian), { role: 'librarian' })
    await admitOperator(withOrigin(admin), { role: 'librarian' })
    await admitOperator(withOrigin(admin))
    assert.deepEqual(await getRefusal(admitOperator(withOrigin(librarian))), [403, 'role_required'])
    assert.deepEqual(await getRefusal(admitOperator(withOrigin(clinician), { role: 'librarian' })), [
      403,
      'role_required',
    ])
  })
})

describe('ended', () => {
  test('a group that was removed at the provider: the next request is a 403 that says so', async () => {
    provider.people.set('leaver', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('leaver')
    await admit(browser.request())
    provider.people.set('leaver', { groups: [] })
    await letSecondPass()
    assert.deepEqual(await getRefusal(admit(browser.request())), [403, 'person_without_role'])
    provider.people.set('leaver', { groups: ['ward'] })
    await letSecondPass()
    await admit(browser.request())
  })

  test('a refresh that lists groups, and one that does not', async () => {
    provider.people.set('refreshed', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('refreshed')
    const tokens = { access_token: 'a', token_type: 'Bearer', refresh_token: 'r' }
    const recheck = async (answer: () => Promise<object>) => {
      await letSecondPass()
      provider.answerTokens(answer)
      return admit(browser.request()).then(() => 'admitted', refusalIn)
    }
    const idToken = async (claims: JWTPayload) => {
      const key = await importJWK(provider.key(), 'RS256')
      const token = new SignJWT({ iss: provider.issuer, aud: clientId, sub: 'refreshed', ...claims })
      const { kid = '' } = provider.key()
      return token.setProtectedHeader({ alg: 'RS256', kid }).setIssuedAt().setExpirationTime('5m').sign(key)
    }
    // The userinfo endpoint knows nothing of this access token: the provider says nothing about groups.
    assert.equal(await recheck(async () => tokens), 'admitted')
    assert.equal(
      await recheck(async () => ({ ...tokens, id_token: await idToken({ groups: [] }) })),
      'person_without_role',
    )
    assert.equal(await recheck(async () => ({ ...tokens, id_token: await idToken({ groups: ['ward'] }) })), 'admitted')
    const overage = { _claim_names: { groups: 'src1' } }
    assert.equal(await recheck(async () => ({ ...tokens, id_token: await idToken(overage) })), 'session_ended')
  })

  test('an access that the provider revoked ends the session, since its roles can no longer be read', async () => {
    provider.people.set('revoked', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('revoked')
    const { principal } = await admit(browser.request())
    const grant = await encryptText(JSON.stringify({ accessToken: 'revoked' }))
    await (await database()).updateTable('sessions').set({ grant }).where('hash', '=', principal.id).execute()
    await letSecondPass()
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
  })

  test('while the provider does not respond, sessions continue, and sign-in says why', async () => {
    provider.people.set('lasting', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('lasting')
    const address = await new Browser().begin()
    provider.setAway(true)
    await letSecondPass()
    await admit(browser.request())
    const other = new Browser()
    const response = await other.comeBack(`${home}/api/sign-in/callback?state=unknown&code=x`)
    assertRefused(response, 'cookies')
    provider.setAway(false)
    const late = new Browser()
    const back = await signInAtProvider(await late.begin(), 'lasting')
    provider.setAway(true)
    assertRefused(await late.comeBack(back), 'provider_unavailable')
    assert.notEqual(address, '')
  })

  test('back-channel logout ends the session that it names, once', async () => {
    provider.people.set('outgoing', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('outgoing')
    const other = new Browser()
    await other.signIn('outgoing')
    const rows = await (await database()).selectFrom('sessions').selectAll().execute()
    const { principal } = await admit(browser.request())
    const sid = rows.find(({ hash }) => hash === principal.id)?.providerSession ?? ''
    assert.notEqual(sid, '')
    await provider.logOut('outgoing', sid)
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
    await admit(other.request())
  })

  test('signing out ends the session; a new one is of the person who signs in next', async () => {
    provider.people.set('one', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('one')
    const headers = { ...page, cookie: browser.own.header() }
    await endSession(new Request(`${home}/api/session`, { method: 'DELETE', headers }), context)
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
  })

  test('a session ends after OIDC_SESSION_HOURS, whatever is done with it', async () => {
    provider.people.set('long', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('long')
    const { principal } = await admit(browser.request())
    const row = await (await database())
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', principal.id)
      .executeTakeFirstOrThrow()
    assert.equal(Date.parse(row.expiresAt) - Date.parse(row.createdAt) <= 12 * 60 * 60 * 1000, true)
  })
})

describe('on every server', () => {
  const word: AnswerEvent = { type: 'delta', choice: 0, content: 'word' }

  async function* endless(signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    yield word
    await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
  }

  async function openAnswer(login: string): Promise<{ ended: Promise<ApiError>; browser: Browser }> {
    provider.people.set(login, { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn(login)
    const admission = await admit(browser.request('POST'))
    const events = admission.meter(endless(admission.signal))
    assert.deepEqual((await events.next()).value, word)
    const ended = events.next().then(
      () => assert.fail('the answer ended as if it were whole'),
      (thrown: unknown) => (thrown instanceof ApiError ? thrown : assert.fail(String(thrown))),
    )
    return { ended, browser }
  }

  test('a back-channel logout ends answers in progress on both of two servers', async (t) => {
    const { ended, browser } = await openAnswer('streaming')
    const elsewhere = startChild(
      `import { admit } from '@/lib/platform/auth/admit'
       import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
       const { admission: { signal }, events } = await open(new Request('${home}/api/conversations', { headers: ${JSON.stringify({ ...page, cookie: browser.own.header() })} }))
       async function open(request) {
         const admission = await admit(request)
         const events = admission.meter(endless(admission.signal))
         await events.next()
         return { admission, events }
       }
       async function* endless(signal) {
         yield { type: 'delta', choice: 0, content: 'word' }
         await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
       }
       // As a listening server does.
       const alive = setInterval(() => undefined, 60_000)
       console.log('open')
       const error = await events.next().then(() => 'whole', (thrown) => thrown)
       console.log(JSON.stringify({ status: error.status, at: Date.now(), isAborted: signal.aborted }))
       clearInterval(alive)
       await closePlatform()`,
      { ...provider.environment, DATA_DIR: config().DATA_DIR },
    )
    const exited = once(elsewhere, 'exit')
    const lines = createInterface(elsewhere.stdout)[Symbol.asyncIterator]()
    assert.equal((await lines.next()).value, 'open')
    const loggedOut = Date.now()
    await provider.logOut('streaming')
    const [here, there] = await Promise.all([
      ended.then(({ status }) => ({ status, at: Date.now(), isAborted: true })),
      lines.next().then(({ value }) => JSON.parse(value ?? '{}')),
    ])
    t.diagnostic(`ended after ${here.at - loggedOut} ms here and ${there.at - loggedOut} ms on the other server`)
    assert.deepEqual([here.status, there.status, there.isAborted], [401, 401, true])
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
    await exited
  })

  test('a person who loses the last role, or is blocked: answers in progress end', async () => {
    for (const change of [{ roles: '' }, { blockedAt: new Date().toISOString() }]) {
      const { ended } = await openAnswer(`losing ${Object.keys(change)[0]}`)
      await (await database()).updateTable('people').set(change).where('subject', 'like', 'losing %').execute()
      assert.equal((await ended).status, 401)
    }
  })

  test('a group is removed at the provider while an answer is open: it ends without a request of the person', async () => {
    const { ended, browser } = await openAnswer('removed')
    provider.people.set('removed', { groups: [] })
    await letSecondPass()
    assert.equal((await ended).status, 401)
    assert.deepEqual(await getRefusal(admit(browser.request())), [403, 'person_without_role'])
  })

  test('another server handles the callback of a sign-in that began here', async () => {
    provider.people.set('travelling', { groups: ['ward'] })
    const browser = new Browser()
    const back = await signInAtProvider(await browser.begin(), 'travelling')
    const output = await runChild(
      `import { GET } from '@/app/api/sign-in/callback/route'
       import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
       const headers = { host: '127.0.0.1:3000', cookie: ${JSON.stringify(browser.own.header())} }
       const response = await GET(new Request(${JSON.stringify(back)}, { headers }), { params: Promise.resolve({}) })
       console.log(response.headers.get('set-cookie'))
       await closePlatform()`,
      { ...provider.environment, DATA_DIR: config().DATA_DIR },
    )
    browser.own.keep(new Response(null, { headers: { 'set-cookie': output.trim() } }))
    assert.equal((await admit(browser.request())).principal.type, 'session')
  })
})

describe('keys on a server where people sign in', () => {
  const signInWith = (secret: string) =>
    openSession(
      new Request(`${home}/api/session`, {
        method: 'POST',
        headers: { ...page, 'content-type': 'application/json' },
        body: JSON.stringify({ key: secret }),
      }),
      context,
    )

  test('a key of scope admin signs in when the provider is gone; another key does not, but still opens the API', async () => {
    const fallback = await createKey({ name: 'fallback', scope: 'admin' })
    const service = await createKey({ name: 'service' })
    assert.equal((await signInWith(fallback.secret)).status, 204)
    assert.equal((await signInWith(service.secret)).status, 403)
    await admit(new Request(`${home}/api/v1/models`, { headers: { authorization: `Bearer ${service.secret}` } }))
  })

  test('a connection from this machine is no longer enough', async () => {
    const request = new Request(`${home}/api/session`, { method: 'POST', headers: page })
    assert.equal((await openSession(request, context)).status, 401)
  })

  test('a key of a person is refused with the person', async () => {
    provider.people.set('holder', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('holder')
    const { owner } = (await admit(browser.request())).principal
    const { secret } = await createKey({ name: 'script', personId: owner })
    assert.ok(await verifyKey(secret))
    const blockedAt = new Date().toISOString()
    await (await database()).updateTable('people').set({ blockedAt }).where('id', '=', owner).execute()
    assert.equal(await verifyKey(secret), undefined)
    assert.deepEqual(await getRefusal(admit(browser.request())), [403, 'person_blocked'])
    assertRefused(await browser.signIn('holder'), 'blocked')
  })
})

test('a sign-in beyond the limit of an address says so, and is in the audit log', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const address = getClientAddress(new Request(home, { headers }))
  for (let begun = 0; begun < 600; begun += 1) await countRequest(`sign-in:${address}`, 600)
  const response = await new Browser().ask(beginSignIn, `${home}/api/sign-in`, headers)
  assertRefused(response, 'rate_limit')
  await writeAudit()
  const rows = await (await database()).selectFrom('audit').select('details').where('target', '=', 'sign-in').execute()
  assert.ok(rows.some(({ details }) => details === '{"reason":"rate_limit"}'))
})

test('a browser at the public address is not sent there again, whether or not Host names the default port', () => {
  const isThere = (host: string) => isAtPublicAddress(new Request(home, { headers: { host } }), 'https://chat.example')
  assert.deepEqual(['chat.example', 'CHAT.example:443', 'chat.example:80', 'other.example'].map(isThere), [
    true,
    true,
    false,
    false,
  ])
})

test('without a group sign-in is refused, with the reason', async () => {
  provider.people.set('visitor', { groups: ['kitchen'] })
  assertRefused(await new Browser().signIn('visitor'), 'no_role')
})

test('with a provider that sends no groups nobody can sign in', async () => {
  provider.people.set('bare', {})
  assertRefused(await new Browser().signIn('bare'), 'no_role')
})
