/**
 * What only the operator may do: import records, look for model servers and try their addresses. The operator is who has
 * a key of scope admin, or opened the page with the token that `npm start` prints.
 */
import 'server-only'
import { countRequest, toRateHeaders, toRetryAfter } from '@/lib/platform/limits/rate-limits'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { type Admission, admit, type Principal } from './admit'
import { hasOperatorCookie } from './operator-token'

/** Each try may make this machine connect somewhere. */
const triesPerMinuteDefault = 20

/** @throws ApiError as `admit`; 403 for anybody else; 429 beyond the limit of tries */
export async function admitOperator(
  request: Request,
  { triesPerMinuteMax = triesPerMinuteDefault }: { triesPerMinuteMax?: number } = {},
): Promise<Admission> {
  const admission = await admit(request)
  const { principal } = admission
  if (!(await isOperator(request, principal))) throw new ApiError('key_scope', serverMessage('operatorOnly'))
  const rate = await countRequest(`operator:${principal.owner}`, triesPerMinuteMax)
  if (rate.isExceeded) {
    const message = serverMessage('triesAMinute', { limit: rate.limit, seconds: toRetryAfter(rate) })
    throw new ApiError('rate_limit_exceeded', message, { headers: toRateHeaders(rate) })
  }
  return admission
}

/** A key's session has the rights of its key only, also in a browser that once opened the page with the token. */
export async function isOperator(request: Request, { type, owner, scope }: Principal): Promise<boolean> {
  return scope === 'admin' || (type === 'session' && owner === 'local' && (await hasOperatorCookie(request)))
}
