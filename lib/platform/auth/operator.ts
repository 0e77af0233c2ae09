/**
 * Restricts actions to the operator: importing articles, and finding and testing model servers. The operator has a key
 * of scope admin, the role admin, or has opened the page with the token that `npm start` prints. Some actions are also
 * those of another role: librarians import.
 */
import 'server-only'
import { assertWithinRate } from '@/lib/platform/limits/rate-limits'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import type { Role } from '@/lib/wire/people/roles'
import { type Admission, admit, type Principal } from './admit'
import { hasOperatorCookie } from './operator-token'

/** Each attempt may make this machine open a connection. */
const triesPerMinuteDefault = 20

/** @throws ApiError as `admit`; 403 for anyone but the operator and people with this role; 429 beyond the limit */
export async function admitOperator(
  request: Request,
  {
    triesPerMinuteMax = triesPerMinuteDefault,
    role = 'admin',
  }: { triesPerMinuteMax?: number; role?: Role | undefined } = {},
): Promise<Admission> {
  const admission = await admit(request)
  const { principal } = admission
  if (!(await isOperator(request, principal, role))) throw new ApiError('key_scope', describeRefusal(principal, role))
  await assertWithinRate(`operator:${principal.owner}`, triesPerMinuteMax, 'attempt_rate_limit')
  return admission
}

function describeRefusal(principal: Principal, role: Role): ServerMessage {
  const isPerson = principal.type === 'session' && principal.roles !== undefined
  return isPerson ? serverMessage('role_required', { role }) : serverMessage('operator_required')
}

/** A session of a key has only that key's rights, even in a browser that has opened the page with the token. */
export async function isOperator(request: Request, principal: Principal, role: Role = 'admin'): Promise<boolean> {
  const { type, owner, scope } = principal
  if (type === 'session' && principal.roles?.includes(role)) return true
  return scope === 'admin' || (type === 'session' && owner === 'local' && (await hasOperatorCookie(request)))
}
