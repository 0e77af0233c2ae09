/**
 * Back-channel logout: the provider itself says that a person has signed out or was disabled
 * (https://openid.net/specs/openid-connect-backchannel-1_0.html). The sessions end in the database, so on every server.
 */
import 'server-only'
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import { config } from '@/lib/config'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { configureProvider } from './provider'
import { fetchFromProvider } from './provider-fetch'
import { useTokenId } from './sign-in-records'
import { SignInRefusal, toSignInRefusal } from './sign-in-refusal'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Asymmetric ones only: a token signed with a public key as a shared secret is not valid. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const ageSecondsMax = 5 * 60
const toleranceSeconds = 60
/** An unknown key is looked up at the provider, but no more often than this for all senders together. */
const keysCooldownMs = 5_000

/**
 * @param token as the provider sent it
 * @returns number of sessions ended
 * @throws SignInRefusal
 */
export async function endProviderSessions(token: string, db = database()): Promise<number> {
  const payload = await verifyLogoutToken(token)
  const { issuer } = (await configureProvider()).serverMetadata()
  return (await db).transaction().execute(async (transaction) => {
    if (!(await useTokenId(transaction, payload.jti ?? '', ageSecondsMax + toleranceSeconds)))
      throw new SignInRefusal('token')
    return deleteSessions(transaction, issuer, payload)
  })
}

async function deleteSessions(transaction: Database, issuer: string, { sub, sid }: JWTPayload): Promise<number> {
  let people = transaction.selectFrom('people').select('id').where('issuer', '=', issuer)
  if (sub !== undefined) people = people.where('subject', '=', sub)
  let sessions = transaction.deleteFrom('sessions').where('personId', 'in', people)
  if (typeof sid === 'string') {
    // A session whose name the provider never sent ends with any session of its person.
    const isUnnamed = sub !== undefined
    sessions = sessions.where((eb) => {
      const isMeant = eb('providerSession', '=', sid)
      return isUnnamed ? eb.or([isMeant, eb('providerSession', 'is', null)]) : isMeant
    })
  }
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function verifyLogoutToken(token: string): Promise<JWTPayload> {
  try {
    const { issuer, jwks_uri = '' } = (await configureProvider()).serverMetadata()
    const { payload } = await jwtVerify(token, getKeys(jwks_uri), {
      issuer,
      audience: config().OIDC_CLIENT_ID ?? '',
      algorithms,
      clockTolerance: toleranceSeconds,
      maxTokenAge: ageSecondsMax,
      requiredClaims: ['jti', 'events'],
    })
    if (!isLogout(payload)) throw new SignInRefusal('token')
    return payload
  } catch (error) {
    throw toSignInRefusal(error)
  }
}

/** An ID token has a nonce, so it can never pass as a logout token. */
function isLogout({ events, nonce, sub, sid }: JWTPayload): boolean {
  const isNamed = typeof events === 'object' && events !== null && isObject(Reflect.get(events, logoutEvent))
  return isNamed && nonce === undefined && (sub !== undefined || typeof sid === 'string')
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function getKeys(address: string): ReturnType<typeof createRemoteJWKSet> {
  return getSingleton(`keys of ${address}`, () =>
    createRemoteJWKSet(new URL(address), { cooldownDuration: keysCooldownMs, [customFetch]: fetchFromProvider }),
  )
}
