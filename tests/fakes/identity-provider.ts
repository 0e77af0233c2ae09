/**
 * A real OpenID Connect provider (oidc-provider) on a loopback port. Its people sign in by name alone; a test sets
 * their groups, exchanges its keys, makes it silent, or has its token endpoint answer with a token of the test.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

export const clientId = 'evidence-chat'
export const clientSecret = 'a-secret-of-the-tests-with-enough-characters'

export interface TestPerson {
  name?: string
  email?: string
  groups?: string[]
}

export interface IdentityProvider {
  issuer: string
  /** By subject. */
  people: Map<string, TestPerson>
  /** The private key it signs with. */
  key(): JWK
  /** Signs with a new key from now on; the old one is no longer published. */
  rotateKey(): Promise<void>
  /** If set, answers the next requests for tokens. */
  answerTokens(answer: ((request: IncomingMessage) => Promise<object>) | undefined): void
  /** Answers 503 to everything while true. */
  setAway(isAway: boolean): void
  /** Ends the person's sessions at the client, as when an administrator disables the account. */
  logOut(subject: string, providerSession?: string): Promise<void>
  /** Settings of a server that uses it. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** @param publicUrls of the servers that people come back to */
export async function startIdentityProvider(publicUrls: readonly string[], send = fetch): Promise<IdentityProvider> {
  const people = new Map<string, TestPerson>()
  let away = false
  let answerTokens: ((request: IncomingMessage) => Promise<object>) | undefined
  let key = await createKey()
  let callback: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  let provider: Provider
  const server = createServer((request, response) => {
    if (away) response.writeHead(503).end('away')
    else if (answerTokens && request.url === '/token') void sendTokens(answerTokens, request, response)
    else if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else callback(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The type of `address` also covers sockets of files.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const begin = () => {
    provider = new Provider(issuer, describeProvider({ key, people, publicUrls, send }))
    callback = provider.callback()
  }
  begin()
  return {
    issuer,
    people,
    key: () => key,
    async rotateKey() {
      key = await createKey()
      begin()
    },
    answerTokens(answer) {
      answerTokens = answer
    },
    setAway(isAway) {
      away = isAway
    },
    async logOut(subject, providerSession) {
      const client = await provider.Client.find(clientId)
      // Not in the published types: what the provider itself calls when a session ends.
      await Reflect.get(client ?? {}, 'backchannelLogout').call(client, subject, providerSession)
    },
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_CLINICIAN_GROUPS: 'ward',
      OIDC_LIBRARIAN_GROUPS: 'CN=library,OU=hospital; librarians',
      OIDC_AUDITOR_GROUPS: 'auditors',
      OIDC_ADMIN_GROUPS: 'administrators',
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' }
}

interface Described {
  key: JWK
  people: Map<string, TestPerson>
  publicUrls: readonly string[]
  send: typeof fetch
}

function describeProvider({ key, people, publicUrls, send }: Described): Configuration {
  return {
    // The types of jose and of oidc-provider differ in what is optional.
    jwks: { keys: [key as never] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: publicUrls.map((url) => `${url}/api/sign-in/callback`),
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${publicUrls[0]}/api/sign-in/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['test'] },
    claims: { openid: ['sub', 'sid', 'groups'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Its own transport refuses loopback addresses.
    fetch: (url: string | URL, { method, headers, body }: RequestInit = {}) =>
      send(url, { method: method ?? 'GET', headers: headers ?? {}, body: String(body) }),
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, name: sub, email_verified: true, ...people.get(sub) }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const { oidc } = context
      const known = oidc.session?.grantIdFor(clientId)
      if (known !== undefined) return oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Session: 3600, Grant: 3600, Interaction: 600 },
  } as Configuration
}

/** The provider's own page: a form with a name, or `?login=NAME` for tests without a browser. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const login = new URL(request.url ?? '', 'http://provider').searchParams.get('login')
  if (login !== null) return provider.interactionFinished(request, response, { login: { accountId: login } })
  const form = '<title>Hospital</title><form><label>Name <input name=login></label><button>Sign in</button></form>'
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang=en>${form}`)
}

async function sendTokens(
  answer: (request: IncomingMessage) => Promise<object>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await answer(request)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A browser without a window: follows redirects and keeps cookies by host. */
export class CookieJar {
  private readonly cookies = new Map<string, string>()

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/**
 * Signs in at the provider's pages.
 *
 * @param address of the provider, as the server sent the browser there
 * @returns the address to which the provider sends the browser back
 */
export async function signInAtProvider(address: string, login: string, jar = new CookieJar()): Promise<string> {
  let at = new URL(address)
  const { origin } = at
  for (let hops = 0; hops < 10; hops += 1) {
    if (at.pathname.startsWith('/interaction/')) at.searchParams.set('login', login)
    const response = await fetch(at, { redirect: 'manual', headers: { cookie: jar.header() } })
    jar.keep(response)
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    at = new URL(location, at)
    if (at.origin !== origin) return at.href
  }
  throw new Error('the provider redirects without end')
}
