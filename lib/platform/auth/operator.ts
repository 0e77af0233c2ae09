/**
 * Restricts actions to the operator: importing articles, and finding and testing model servers. The operator has a key of
 * scope admin, or has opened the page with the token that `npm start` prints.
 */
import 'server-only'
import { countRequest, toRateHeaders, toRetryAfter } from '@/lib/platform/limits/rate-limits'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { type Admission, admit, type Principal } from './admit'
import { hasOperatorCookie } from './operator-token'

/** Each attempt may make this machine open a connection. */
const triesPerMinuteDefault = 20

/** @throws ApiError as `admit`; 403 for anyone but the operator; 429 beyond the limit */
export async function admitOperator(
  request: Request,
  { triesPerMinuteMax = triesPerMinuteDefault }: { triesPerMinuteMax?: number } = {},
): Promise<Admission> {
  const admission = await admit(request)
  const { principal } = admission
  if (!(await isOperator(request, principal))) throw new ApiError('key_scope', serverMessage('operator_required'))
  const rate = await countRequest(`operator:${principal.owner}`, triesPerMinuteMax)
  if (rate.isExceeded) {
    const message = serverMessage('attempt_rate_limit', { limit: rate.limit, seconds: toRetryAfter(rate) })
    throw new ApiError('rate_limit_exceeded', message, { headers: toRateHeaders(rate) })
  }
  return admission
}

/** A session of a key has only that key's rights, even in a browser that has opened the page with the token. */
export async function isOperator(request: Request, { type, owner, scope }: Principal): Promise<boolean> {
  return scope === 'admin' || (type === 'session' && owner === 'local' && (await hasOperatorCookie(request)))
}
