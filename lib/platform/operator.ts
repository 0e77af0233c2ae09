/**
 * Who may look behind the product: try addresses, look for servers. That is whoever runs it: a key of scope admin, or the
 * page that a person opened at the machine itself, where no key is asked for.
 */
import 'server-only'
import { ApiError } from '@/lib/wire/errors'
import { say } from '@/lib/wire/sentences/sentences'
import { type Admission, admit, type Principal } from './admit'
import { countRequest, rateHeaders, retryAfter } from './limits'
import { isFromThisMachine } from './origin'

/** Each try may make this machine connect somewhere. */
const triesPerMinuteDefault = 20

/** @throws ApiError as `admit`; 403 for anybody else; 429 beyond the limit of tries */
export async function admitOperator(
  request: Request,
  { triesPerMinuteMax = triesPerMinuteDefault }: { triesPerMinuteMax?: number } = {},
): Promise<Admission> {
  const admission = await admit(request)
  const { principal } = admission
  if (!isOperator(request, principal)) throw new ApiError('key_scope', say('operatorOnly'))
  const rate = await countRequest(`operator:${principal.owner}`, triesPerMinuteMax)
  if (rate.isExceeded) {
    const message = say('triesAMinute', { limit: rate.limit, seconds: retryAfter(rate) })
    throw new ApiError('rate_limit_exceeded', message, { headers: rateHeaders(rate) })
  }
  return admission
}

/** Whoever sits at the machine could use the command line as well. */
export function isOperator(request: Request, { type, owner, scope }: Principal): boolean {
  return scope === 'admin' || (type === 'session' && owner === 'local' && isFromThisMachine(request))
}
