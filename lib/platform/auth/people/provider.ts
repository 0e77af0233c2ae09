/**
 * The OpenID Connect provider: its metadata, and the person behind a code. openid-client checks each answer: issuer,
 * audience, nonce, times and signature. Every configuration fetches the provider’s keys again, so that a key rotated a
 * second ago is known.
 */
import 'server-only'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  refreshTokenGrant,
  type ServerMetadata,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { config, getPublicUrl, isLoopback, stripBrackets } from '@/lib/config'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import { type Claims, hasTooManyGroups, readGroups } from './groups-claim'
import { fetchFromProvider } from './provider-fetch'
import type { BegunSignIn } from './sign-in-records'
import { SignInRefusal, toSignInRefusal } from './sign-in-refusal'

/** Clocks of servers differ by seconds; more than this is a fault that the page names. */
const clockToleranceSeconds = 60
/** An address or a key set that the provider moves is found again after this time. */
const metadataMs = 10 * 60_000

const callbackPath = '/api/sign-in/callback'

/** What the provider says about the person who signed in. */
export interface Identity {
  issuer: string
  subject: string
  name: string
  email: string | null
  groups: string[]
  /** Its name for its own session, `sid`. */
  providerSession: string | null
}

/** The credentials with which the groups of a person are read again. */
export interface Grant {
  refreshToken?: string | undefined
  /** Present if the groups came from the userinfo endpoint. */
  accessToken?: string | undefined
}

/** @returns the provider's address to send the browser to; @throws SignInRefusal */
export async function buildProviderUrl({ state, nonce, verifier }: BegunSignIn): Promise<URL> {
  const { OIDC_SCOPE, OIDC_PROMPT } = config()
  const provider = await configureProvider()
  return buildAuthorizationUrl(provider, {
    redirect_uri: getPublicUrl() + callbackPath,
    scope: OIDC_SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(OIDC_PROMPT === undefined ? {} : { prompt: OIDC_PROMPT }),
  })
}

/**
 * Exchanges the code of a callback.
 *
 * @param search of the callback's address
 * @throws SignInRefusal
 */
export async function redeemCallback(
  search: string,
  { state, nonce, verifier }: BegunSignIn,
): Promise<{ identity: Identity; grant: Grant }> {
  try {
    const provider = await configureProvider()
    const tokens = await authorizationCodeGrant(provider, new URL(getPublicUrl() + callbackPath + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const idToken = tokens.claims()
    // openid-client accepts an empty subject, which would make one person of all who have none.
    if (!idToken?.sub) throw new SignInRefusal('token')
    const { claims, isFromUserInfo } = await completeClaims(provider, idToken, tokens.access_token)
    return {
      identity: toIdentity(claims, idToken.iss, idToken.sub),
      grant: {
        refreshToken: tokens.refresh_token,
        accessToken: isFromUserInfo ? tokens.access_token : undefined,
      },
    }
  } catch (error) {
    throw toSignInRefusal(error)
  }
}

/**
 * Reads the groups of a person again.
 *
 * @returns the groups with the grant for the next time; `groups` is undefined if the provider says nothing about them:
 *   its refresh brought no ID token, and its userinfo endpoint, if any, has no groups or could not be read
 * @throws SignInRefusal `provider_unavailable` if it does not respond, `provider_error` if it refuses this server,
 *   `too_many_groups` if it leaves the groups out; any other if it has ended its session
 */
export async function readGroupsAgain(
  grant: Grant,
  subject: string,
): Promise<{ groups: string[] | undefined; grant: Grant }> {
  try {
    const provider = await configureProvider()
    if (grant.refreshToken === undefined) {
      const claims = await fetchUserInfo(provider, grant.accessToken ?? '', subject).catch(endOnChallenge)
      return { groups: readGroups(claims) ?? [], grant }
    }
    const tokens = await refreshTokenGrant(provider, grant.refreshToken)
    const idToken = tokens.claims()
    if (idToken && idToken.sub !== subject) throw new SignInRefusal('token')
    const next = { ...grant, refreshToken: tokens.refresh_token ?? grant.refreshToken }
    const found = await completeClaims(provider, idToken ?? { sub: subject }, tokens.access_token).catch(
      ignoreUserInfoFailure,
    )
    if (found === undefined) return { groups: undefined, grant: next }
    // Both name all groups of a person. Without either, a group that is missing may only have been left out.
    const isComplete = idToken !== undefined || (found.isFromUserInfo && grant.accessToken !== undefined)
    return { groups: requireGroups(found.claims) ?? (isComplete ? [] : undefined), grant: next }
  } catch (error) {
    throw toSignInRefusal(error)
  }
}

/** @throws SignInRefusal `expired` when the access token has ended or was revoked: the roles cannot be read any more */
function endOnChallenge(error: unknown): never {
  if (error instanceof WWWAuthenticateChallengeError && error.status === 401) throw new SignInRefusal('expired', error)
  throw error
}

/** A userinfo endpoint that fails must not cost the refresh token that has just replaced the last one. */
function ignoreUserInfoFailure(error: unknown): undefined {
  const { reason } = toSignInRefusal(error)
  if (reason !== 'provider_unavailable' && reason !== 'provider_error') throw error
}

/** Some providers give groups in the ID token, others only at the userinfo endpoint. */
async function completeClaims(
  provider: Configuration,
  idToken: Claims & { sub: string },
  accessToken: string,
): Promise<{ claims: Claims; isFromUserInfo: boolean }> {
  const isThere = readGroups(idToken) !== undefined || hasTooManyGroups(idToken)
  if (isThere || provider.serverMetadata().userinfo_endpoint === undefined)
    return { claims: idToken, isFromUserInfo: false }
  const more = await fetchUserInfo(provider, accessToken, idToken.sub)
  return { claims: { ...more, ...idToken }, isFromUserInfo: true }
}

function toIdentity(claims: Claims, issuer: string, subject: string): Identity {
  const readText = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null
  }
  return {
    issuer,
    subject,
    name: readText('name') ?? readText('preferred_username') ?? readText('email') ?? subject.slice(0, 200),
    email: readText('email'),
    groups: requireGroups(claims) ?? [],
    providerSession: readText('sid'),
  }
}

/** @throws SignInRefusal if the provider left the groups out because there are too many */
function requireGroups(claims: Claims): string[] | undefined {
  const groups = readGroups(claims)
  if (groups === undefined && hasTooManyGroups(claims)) throw new SignInRefusal('too_many_groups')
  return groups
}

/** @throws SignInRefusal */
export async function configureProvider(): Promise<Configuration> {
  const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = config()
  const provider = new Configuration(await readMetadata(), OIDC_CLIENT_ID, {
    ...(OIDC_CLIENT_SECRET === undefined ? {} : { client_secret: OIDC_CLIENT_SECRET }),
    [clockTolerance]: clockToleranceSeconds,
  })
  provider[customFetch] = fetchFromProvider
  enableNonRepudiationChecks(provider)
  if (isLoopbackIssuer()) allowInsecureRequests(provider)
  return provider
}

interface KeptMetadata {
  metadata: ServerMetadata
  readAt: number
}

async function readMetadata(): Promise<ServerMetadata> {
  const kept = await getSingleton('provider metadata', discoverProvider).catch((error: unknown) => {
    dropSingleton('provider metadata')
    const refusal = toSignInRefusal(error)
    // No token has been read yet: the address is not a provider's.
    throw refusal.reason === 'token' ? new SignInRefusal('provider_error', error) : refusal
  })
  // The next one asks again; if that fails, sign-in says why.
  if (performance.now() - kept.readAt > metadataMs) dropSingleton('provider metadata')
  return kept.metadata
}

async function discoverProvider(): Promise<KeptMetadata> {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '' } = config()
  const found = await discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, undefined, undefined, {
    [customFetch]: fetchFromProvider,
    ...(isLoopbackIssuer() ? { execute: [allowInsecureRequests] } : {}),
  })
  return { metadata: found.serverMetadata(), readAt: performance.now() }
}

/** Settings allow http only for an issuer on this machine. */
function isLoopbackIssuer(): boolean {
  const { hostname, protocol } = new URL(config().OIDC_ISSUER ?? '')
  return protocol === 'http:' && isLoopback(stripBrackets(hostname))
}
