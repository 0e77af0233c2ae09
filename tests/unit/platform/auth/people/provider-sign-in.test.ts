/** Signing in at a real provider. Nobody may be admitted by accident, and each refusal says why. */
import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, beforeEach, describe, test } from 'node:test'
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { DELETE as endSession, POST as openSession } from '@/app/api/session/route'
import { POST as logout } from '@/app/api/sign-in/logout/route'
import { GET as beginSignIn } from '@/app/api/sign-in/route'
import { writeAudit } from '@/lib/platform/audit/audit'
import { admit } from '@/lib/platform/auth/admit'
import { createKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { encryptText } from '@/lib/platform/auth/installation-secrets'
import { admitOperator } from '@/lib/platform/auth/operator'
import { isAtPublicAddress } from '@/lib/platform/auth/people/sign-in-responses'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { countRequest } from '@/lib/platform/limits/rate-limits'
import { database } from '@/lib/store/db'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { clientId, signInAtProvider, startIdentityProvider } from '../../../../fakes/identity-provider'
import { runChild, startChild } from '../../../../support/child'
import { Browser, home, page } from '../../../../support/provider-browser'

const folder = await mkdtemp(join(tmpdir(), 'people-'))
const context = { params: Promise.resolve({}) }
/** The requests that the provider would send to this server. */
const provider = await startIdentityProvider([home], (url, init) => logout(new Request(url, init), context))
Object.assign(process.env, provider.environment, {
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '3000',
  LOG_LEVEL: 'silent',
  OIDC_RECHECK_SECONDS: '1',
})
after(async () => {
  await closePlatform()
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  provider.setAway(false)
  provider.answerTokens(undefined)
})

function refusalIn(error: unknown): string | undefined {
  return error instanceof ApiError ? error.template?.code : assert.fail(String(error))
}

async function refusalOf(promise: Promise<unknown>): Promise<[number, string | undefined]> {
  const error = await promise.then(
    () => assert.fail('admitted'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError)
  return [error.status, error.template?.code]
}

function assertRefused(response: Response, reason: string): void {
  assert.equal(response.headers.get('location'), `${home}/sign-in?refused=${reason}`)
  assert.equal(response.headers.get('set-cookie'), null)
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

  test('keys that the provider exchanged a moment ago', async () => {
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
    assert.deepEqual(await refusalOf(admitOperator(withOrigin(librarian))), [403, 'role_required'])
    assert.deepEqual(await refusalOf(admitOperator(withOrigin(clinician), { role: 'librarian' })), [
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [403, 'person_without_role'])
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
    await admit(other.request())
  })

  test('signing out ends the session; a new one is of the person who signs in next', async () => {
    provider.people.set('one', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('one')
    const headers = { ...page, cookie: browser.own.header() }
    await endSession(new Request(`${home}/api/session`, { method: 'DELETE', headers }), context)
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
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
      { ...provider.environment, DATA_DIR: folder },
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [403, 'person_without_role'])
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
      { ...provider.environment, DATA_DIR: folder },
    )
    browser.own.keep(new Response(null, { headers: { 'set-cookie': output.trim() } }))
    assert.equal((await admit(browser.request())).principal.type, 'session')
  })
})

describe('keys beside people', () => {
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
    assert.deepEqual(await refusalOf(admit(browser.request())), [403, 'person_blocked'])
    assertRefused(await browser.signIn('holder'), 'blocked')
  })
})

describe('hostile callbacks', () => {
  type Attack = (browser: Browser, back: URL) => Promise<[Browser, string]> | [Browser, string]
  const changed =
    (name: string, value: string | null): Attack =>
    (browser, back) => {
      if (value === null) back.searchParams.delete(name)
      else back.searchParams.set(name, value)
      return [browser, back.href]
    }
  const attacks: [name: string, reason: string, attack: Attack][] = [
    ['another state', 'expired', changed('state', 'x'.repeat(43))],
    ['no state', 'expired', changed('state', null)],
    ['an empty state', 'expired', changed('state', '')],
    ['another code', 'expired', changed('code', 'x'.repeat(43))],
    ['no code', 'token', changed('code', null)],
    ['another issuer', 'token', changed('iss', 'https://evil.example')],
    ['no issuer', 'token', changed('iss', null)],
    ['two codes', 'token', (browser, back) => [browser, `${back.href}&code=second`]],
    ['two states', 'token', (browser, back) => [browser, `${back.href}&state=second`]],
    ['an ID token in the address', 'token', changed('id_token', 'x.y.z')],
    ['a packed response', 'token', changed('response', 'x.y.z')],
    ['a cancelled sign-in', 'declined', (browser, back) => [browser, withError(back, 'access_denied')]],
    ['an error of the provider', 'provider_error', (browser, back) => [browser, withError(back, 'server_error')]],
    ['another browser without a cookie', 'cookies', (_browser, back) => [new Browser(), back.href]],
    [
      'another browser with a sign-in of its own',
      'expired',
      async (_browser, back) => {
        const other = new Browser()
        await other.begin()
        return [other, back.href]
      },
    ],
    [
      'a code that was used already',
      'expired',
      async (browser, back) => {
        await browser.comeBack(back.href)
        return [browser, back.href]
      },
    ],
    [
      'a code of the attacker with the state of the victim',
      'token',
      async (browser) => {
        const attacker = new Browser()
        provider.people.set('attacker', { groups: ['administrators'] })
        const stolen = new URL(await signInAtProvider(await attacker.begin(), 'attacker'))
        const own = new URL(await browser.begin())
        stolen.searchParams.set('state', own.searchParams.get('state') ?? '')
        return [browser, stolen.href]
      },
    ],
    [
      'a sign-in that was begun too long ago',
      'expired',
      async (browser, back) => {
        const expiresAt = new Date(0).toISOString()
        await (await database()).updateTable('signIns').set({ expiresAt }).execute()
        return [browser, back.href]
      },
    ],
  ]
  function withError(back: URL, error: string): string {
    back.searchParams.delete('code')
    back.searchParams.set('error', error)
    return back.href
  }

  for (const [name, reason, attack] of attacks) {
    test(`refused: ${name}`, async () => {
      provider.people.set('victim', { groups: ['administrators'] })
      const browser = new Browser()
      const back = new URL(await signInAtProvider(await browser.begin(), 'victim', browser.atProvider))
      const [attacking, href] = await attack(browser, back)
      const response = await attacking.comeBack(href)
      const location = response.headers.get('location') ?? ''
      if (reason === 'token') assert.match(location, /refused=(token|expired)$/)
      else assert.equal(location, `${home}/sign-in?refused=${reason}`)
      assert.equal(response.headers.get('set-cookie'), null)
    })
  }

  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/"><script>alert(1)</script>',
    'http://127.0.0.1:3000@evil.example/',
    ' https://evil.example',
  ]
  test('no return address leads to another server or injects markup', async () => {
    provider.people.set('returning', { groups: ['ward'] })
    for (const address of elsewhere) {
      const response = await new Browser().signIn('returning', `?return=${encodeURIComponent(address)}`)
      const html = await response.text()
      const target = /url=([^"]*)"/.exec(html)?.[1]?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))
      assert.equal(new URL(target ?? '', home).origin, home, address)
      assert.equal(html.includes('<script'), false, address)
    }
  })
})

describe('hostile tokens', () => {
  const now = () => Math.floor(Date.now() / 1000)
  interface Forged {
    claims?: JWTPayload
    header?: Record<string, unknown>
    sign?: (claims: JWTPayload, header: Record<string, unknown>) => Promise<string>
    without?: string
  }
  const withOwnKey = async (claims: JWTPayload, header: Record<string, unknown>) => {
    const key = await importJWK(provider.key(), 'RS256')
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(key)
  }
  const publicPem = () => {
    const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = provider.key()
    return createPublicKey({ key: open as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string
  }
  const withSecret = (secret: () => string) => async (claims: JWTPayload, header: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(new TextEncoder().encode(secret()))

  const tokens: [name: string, forged: Forged][] = [
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['of an issuer that begins alike', { claims: { iss: 'http://127.0.0.1:1' } }],
    ['without an issuer', { without: 'iss' }],
    ['for another audience', { claims: { aud: 'another-client' } }],
    ['for several audiences and another party', { claims: { aud: [clientId, 'other'], azp: 'other' } }],
    ['without an audience', { without: 'aud' }],
    ['with another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['without a nonce', { without: 'nonce' }],
    ['that has expired', { claims: { iat: now() - 7200, exp: now() - 3600 } }],
    ['without an end', { without: 'exp' }],
    ['that is not valid yet', { claims: { nbf: now() + 3600 } }],
    ['that was issued in the future', { claims: { iat: now() + 3600, nbf: now() + 3600 } }],
    ['without a time of issue', { without: 'iat' }],
    ['without a subject', { without: 'sub' }],
    ['with an empty subject', { claims: { sub: '' } }],
    ['with a subject that is a list', { claims: { sub: ['victim'] as never } }],
    ['with a time that is text', { claims: { exp: 'never' as never } }],
    ['signed by nobody (none)', { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
    ['signed by nobody (None)', { sign: async (claims) => `${encode({ alg: 'None' })}.${encode(claims)}.` }],
    ['signed with the public key as a secret (HS256)', { sign: withSecret(publicPem) }],
    ['signed with the client secret (HS256)', { sign: withSecret(() => process.env['OIDC_CLIENT_SECRET'] ?? '') }],
    ['signed with an empty secret (HS256)', { sign: withSecret(() => '\0') }],
    ['signed with another key under the known name', { sign: (claims) => withStrangeKey(claims, provider.key().kid) }],
    ['signed with a key that is not published', { sign: (claims) => withStrangeKey(claims, 'unknown') }],
    ['signed with a key that it brings along', { sign: withBroughtKey }],
    ['with a changed body', { sign: async (claims, header) => change(await withOwnKey(claims, header), 1) }],
    ['with a changed signature', { sign: async (claims, header) => change(await withOwnKey(claims, header), 2) }],
    ['without a signature', { sign: async (claims, header) => cut(await withOwnKey(claims, header)) }],
    ['with an extension that must be understood', { sign: withExtension }],
    ['that is no token', { sign: async () => 'nonsense' }],
    ['that is empty', { sign: async () => '' }],
  ]

  function encode(value: object): string {
    return Buffer.from(JSON.stringify(value)).toString('base64url')
  }
  async function withStrangeKey(claims: JWTPayload, kid: string | undefined): Promise<string> {
    const { generateKeyPair } = await import('jose')
    const { privateKey } = await generateKeyPair('RS256')
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...(kid && { kid }) }).sign(privateKey)
  }
  async function withBroughtKey(claims: JWTPayload): Promise<string> {
    const { generateKeyPair, exportJWK } = await import('jose')
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const jwk = await exportJWK(publicKey)
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey)
  }
  async function withExtension(claims: JWTPayload): Promise<string> {
    const header = { alg: 'RS256', kid: provider.key().kid, crit: ['x'], x: 1 }
    const body = `${encode(header)}.${encode(claims)}`
    const key = createPrivateKey({ key: provider.key() as never, format: 'jwk' })
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
  }
  function change(token: string, part: number): string {
    const parts = token.split('.')
    const text = parts[part] ?? ''
    parts[part] = text.slice(0, 20) + (text[20] === 'A' ? 'B' : 'A') + text.slice(21)
    return parts.join('.')
  }
  function cut(token: string): string {
    return `${token.split('.').slice(0, 2).join('.')}.`
  }

  async function signInWithToken({ claims = {}, header = {}, sign = withOwnKey, without = '' }: Forged) {
    const browser = new Browser()
    const address = await browser.begin()
    const back = await signInAtProvider(address, 'victim')
    const nonce = new URL(address).searchParams.get('nonce') ?? ''
    const all: JWTPayload = {
      ...{ iss: provider.issuer, sub: 'victim', aud: clientId, nonce, iat: now(), exp: now() + 600 },
      ...{ groups: ['administrators'] },
      ...claims,
    }
    delete all[without]
    const token = await sign(all, { kid: provider.key().kid, ...header })
    provider.answerTokens(async () => ({ access_token: 'a', token_type: 'Bearer', id_token: token }))
    return browser.comeBack(back)
  }

  test('the forger’s tools work: a token with nothing wrong is accepted', async () => {
    assert.equal((await signInWithToken({})).status, 200)
  })

  for (const [name, forged] of tokens) {
    test(`refused: a token ${name}`, async () => {
      const response = await signInWithToken(forged)
      assert.match(response.headers.get('location') ?? '', /\/sign-in\?refused=(token|clock)$/)
      assert.equal(response.headers.get('set-cookie'), null)
    })
  }

  test('a clock that is five minutes off is named as the reason', async () => {
    const response = await signInWithToken({ claims: { iat: now() - 900, exp: now() - 300 } })
    assertRefused(response, 'clock')
  })

  test('an answer of the provider without a token signs nobody in', async () => {
    const browser = new Browser()
    const back = await signInAtProvider(await browser.begin(), 'victim')
    provider.answerTokens(async () => ({ access_token: 'a', token_type: 'Bearer' }))
    assertRefused(await browser.comeBack(back), 'token')
  })

  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const logoutClaims = () => ({
    ...{ iss: provider.issuer, aud: clientId, sub: 'present', iat: now(), exp: now() + 120 },
    ...{ jti: crypto.randomUUID(), events: event },
  })
  const logouts: [name: string, make: () => Promise<string>][] = [
    ['of another issuer', () => withOwnKey({ ...logoutClaims(), iss: 'https://evil.example' }, {})],
    ['for another audience', () => withOwnKey({ ...logoutClaims(), aud: 'another' }, {})],
    ['with a nonce, as an ID token has', () => withOwnKey({ ...logoutClaims(), nonce: 'x' }, {})],
    ['without the event', () => withOwnKey({ ...logoutClaims(), events: {} }, {})],
    ['of an hour ago', () => withOwnKey({ ...logoutClaims(), iat: now() - 3600 }, {})],
    ['that has expired', () => withOwnKey({ ...logoutClaims(), exp: now() - 300 }, {})],
    ['that names nobody', () => withOwnKey({ ...logoutClaims(), sub: undefined as never }, {})],
    ['signed by nobody', async () => new UnsecuredJWT(logoutClaims()).encode()],
    ['signed with the public key as a secret', () => withSecret(publicPem)(logoutClaims(), {})],
    ['signed with another key', () => withStrangeKey(logoutClaims(), provider.key().kid)],
    ['that is empty', async () => ''],
  ]
  const send = (token: string) =>
    logout(
      new Request(`${home}/api/sign-in/logout`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) }),
      context,
    )

  test('no hostile logout token ends a session, a good one does, and only once', async () => {
    provider.people.set('present', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('present')
    for (const [name, make] of logouts) {
      assert.equal((await send(await make())).status, 400, name)
      await admit(browser.request())
    }
    const good = await withOwnKey(logoutClaims(), { kid: provider.key().kid })
    assert.equal((await send(good)).status, 200)
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
    assert.equal((await send(good)).status, 400)
  })

  test('a logout that fails can be repeated by the provider, and no callback makes its token valid again', async () => {
    provider.people.set('repeated', { groups: ['ward'] })
    const browser = new Browser()
    await browser.signIn('repeated')
    const claims = { ...logoutClaims(), sub: 'repeated' }
    const token = await withOwnKey(claims, { kid: provider.key().kid })
    const store = await database()
    await sql`create trigger "refuseDeletion" before delete on "sessions" begin select raise(abort, 'disk'); end`.execute(
      store,
    )
    assert.equal((await send(token)).status, 500)
    await sql`drop trigger "refuseDeletion"`.execute(store)
    await admit(browser.request())
    assert.equal((await send(token)).status, 200)
    assert.deepEqual(await refusalOf(admit(browser.request())), [401, 'session_ended'])
    await browser.begin()
    const back = `${home}/api/sign-in/callback?code=x&state=${encodeURIComponent(`logout ${claims.jti}`)}`
    assertRefused(await browser.comeBack(back), 'expired')
    assert.equal((await send(token)).status, 400)
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
