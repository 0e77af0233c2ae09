/**
 * How many bytes of request bodies this process holds at once, and each caller of them. A caller may hold as much as the
 * others left free, at most: so nobody, nor several together, can take the last of it, and an ordinary question always
 * finds room. Source of that rule: Choudhury and Hahne, Dynamic queue length thresholds, IEEE/ACM ToN 6(2), 1998 (alpha 1).
 */
import 'server-only'
import { config } from '@/lib/config'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { getSingleton } from '@/lib/store/process-singleton'
import { ApiError } from '@/lib/wire/errors'

const retryAfterSeconds = 2

function budget() {
  return getSingleton('body budget', () => ({ total: 0, byOwner: new Map<string, number>() }))
}

/** For metrics. */
export function getBodyBytesHeld(): number {
  return budget().total
}

/**
 * Takes room for `bytes` more of this owner's bodies.
 *
 * @returns gives the room back
 * @throws ApiError 429 when the owner's own limit is reached, 503 when the server's is
 */
export function reserveBodyBytes(owner: string, bytes: number): () => void {
  const { BODY_BYTES_PER_KEY_MAX: ownMax, BODY_BYTES_MAX: totalMax } = config()
  const own = (budget().byOwner.get(owner) ?? 0) + bytes
  const headers = { 'retry-after': String(retryAfterSeconds) }
  if (own > ownMax) {
    const message = serverMessage('bodiesOfKey', { limit: ownMax, seconds: retryAfterSeconds })
    throw new ApiError('body_bytes_exceeded', message, { wireCode: 'rate_limit_exceeded', headers })
  }
  if (own > totalMax - budget().total - bytes) {
    throw new ApiError('overloaded', serverMessage('bodiesOfServer', { seconds: retryAfterSeconds }), { headers })
  }
  add(owner, bytes)
  return () => add(owner, -bytes)
}

function add(owner: string, bytes: number): void {
  const { byOwner } = budget()
  const own = (byOwner.get(owner) ?? 0) + bytes
  if (own > 0) byOwner.set(owner, own)
  else byOwner.delete(owner)
  budget().total += bytes
}
