/**
 * Limits the bytes of request bodies that this process holds at once, in total and per caller. A caller may hold at
 * most as much as is still free, so that no caller or group of callers can exhaust the budget, and an ordinary question
 * always fits. Source: Choudhury and Hahne, Dynamic queue length thresholds, IEEE/ACM ToN 6(2), 1998 (alpha 1).
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

/** @returns bytes held now, for metrics */
export function getBodyBytesHeld(): number {
  return budget().total
}

/**
 * Reserves `bytes` more for this owner's bodies.
 *
 * @returns a function that releases them
 * @throws ApiError 429 when the owner's own limit is reached, 503 when the server's is
 */
export function reserveBodyBytes(owner: string, bytes: number): () => void {
  const { BODY_BYTES_PER_KEY_MAX: ownMax, BODY_BYTES_MAX: totalMax } = config()
  const own = (budget().byOwner.get(owner) ?? 0) + bytes
  const headers = { 'retry-after': String(retryAfterSeconds) }
  if (own > ownMax) {
    const message = serverMessage('key_body_budget', { bytes: ownMax, seconds: retryAfterSeconds })
    throw new ApiError('body_bytes_exceeded', message, { wireCode: 'rate_limit_exceeded', headers })
  }
  if (own > totalMax - budget().total - bytes) {
    throw new ApiError('overloaded', serverMessage('server_body_budget', { seconds: retryAfterSeconds }), { headers })
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
