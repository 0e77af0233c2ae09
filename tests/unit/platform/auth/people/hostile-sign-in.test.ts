/** Forged, replayed and misdirected callbacks and tokens at the sign-in of people: nobody is admitted by accident. */
import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { admit } from '@/lib/platform/auth/admit'
import { database } from '@/lib/store/db'
import { clientId, signInAtProvider } from '../../../../fakes/identity-provider'
import { Browser, home } from '../../../../support/provider-browser'
import { assertRefused, getRefusal, sendLogout, useProvider } from '../../../../support/use-provider'

const provider = await useProvider()
beforeEach(() => {
  provider.setAway(false)
  provider.answerTokens(undefined)
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
    sendLogout(
      new Request(`${home}/api/sign-in/logout`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) }),
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
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
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
    assert.deepEqual(await getRefusal(admit(browser.request())), [401, 'session_ended'])
    await browser.begin()
    const back = `${home}/api/sign-in/callback?code=x&state=${encodeURIComponent(`logout ${claims.jti}`)}`
    assertRefused(await browser.comeBack(back), 'expired')
    assert.equal((await send(token)).status, 400)
  })
})
