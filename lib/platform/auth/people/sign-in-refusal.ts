/** Why a sign-in at the provider was refused; the page /sign-in says what to do for each reason. */
import { OutgoingError } from '@/lib/http/send-request'
import type { SignInRefusalReason } from '@/lib/wire/people/sign-in-refusals'

export class SignInRefusal extends Error {
  readonly reason: SignInRefusalReason

  constructor(reason: SignInRefusalReason, cause?: unknown) {
    super(`sign-in refused: ${reason}`, { cause })
    this.name = 'SignInRefusal'
    this.reason = reason
  }
}

/** @param error of openid-client or jose; anything unknown is a token that cannot be trusted */
export function toSignInRefusal(error: unknown): SignInRefusal {
  if (error instanceof SignInRefusal) return error
  return new SignInRefusal(findReason(error), error)
}

function findReason(error: unknown): SignInRefusalReason {
  const causes = listCauses(error)
  if (causes.some(isSilence)) return 'provider_unavailable'
  const codes = causes.map((cause) => Reflect.get(cause, 'code'))
  const wireErrors = causes.map((cause) => Reflect.get(cause, 'error'))
  if (codes.includes('OAUTH_AUTHORIZATION_RESPONSE_ERROR'))
    return wireErrors.includes('access_denied') ? 'declined' : 'provider_error'
  if (codes.includes('OAUTH_RESPONSE_BODY_ERROR') || codes.includes('OAUTH_WWW_AUTHENTICATE_CHALLENGE'))
    return wireErrors.includes('invalid_grant') ? 'expired' : 'provider_error'
  return codes.includes('OAUTH_JWT_TIMESTAMP_CHECK_FAILED') ? 'clock' : 'token'
}

/** No answer from the provider, or one from a proxy, a failing server or a request limit. */
function isSilence(cause: object): boolean {
  const status = Reflect.get(cause, 'status')
  return cause instanceof OutgoingError || (typeof status === 'number' && (status >= 500 || status === 429))
}

function listCauses(error: unknown): object[] {
  const causes: object[] = []
  let cause = error
  while (typeof cause === 'object' && cause !== null && !causes.includes(cause)) {
    causes.push(cause)
    cause = Reflect.get(cause, 'cause')
  }
  return causes
}
