/** The provider's request that ends the sessions of a person: a form with a signed token. */
import 'server-only'
import { audit } from '@/lib/platform/audit/audit'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { receiveFileBody } from '@/lib/platform/http/read-request-body'
import { toAuditEvent } from '@/lib/platform/http/request-context'
import { assertWithinRate } from '@/lib/platform/limits/rate-limits'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { endProviderSessions } from './back-channel-logout'
import { assertProviderUsed, recordRefusal } from './provider-sign-in'
import { SignInRefusal } from './sign-in-refusal'

const bodyBytesMax = 16_384
const logoutsPerMinuteMax = 600

/** @returns 200, also if the person had no session here; 400 for a token that is not the provider's */
export async function receiveLogout(request: Request): Promise<Response> {
  assertProviderUsed()
  const address = getClientAddress(request)
  await assertWithinRate(`logout:${address}`, logoutsPerMinuteMax, 'attempt_rate_limit')
  const form = new URLSearchParams(await readText(request, address))
  try {
    const sessions = await endProviderSessions(form.get('logout_token') ?? '')
    audit({ ...toAuditEvent(request), actor: 'provider', action: 'sign-out', details: { sessions } })
    return new Response(null, { status: 200 })
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error
    recordRefusal(request, error)
    throw new ApiError('invalid_value', serverMessage('logout_token_invalid'), { param: 'logout_token', cause: error })
  }
}

async function readText(request: Request, owner: string): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of await receiveFileBody(request, { owner })) {
    size += piece.byteLength
    if (size > bodyBytesMax)
      throw new ApiError('request_too_large', serverMessage('request_too_large', { bytes: bodyBytesMax }))
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
