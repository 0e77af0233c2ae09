/**
 * Limits per caller: requests per minute and concurrent answers, counted exactly under concurrency. Counts are in
 * memory for one process, in Redis or Valkey with REDIS_URL, and in memory again while that is unreachable: counting
 * per process for a while is better than an outage.
 *
 * A window starts with a caller's first request and lasts 60 s, as the library counts it; around its end up to twice
 * the limit may pass within seconds. The limit on concurrent answers protects the model server from such bursts.
 */
import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { log } from '@/lib/log'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { getSingleton } from '@/lib/store/process-singleton'
import { ApiError } from '@/lib/wire/errors'
import { acquireRemoteSlot } from './concurrency-slots'
import { askRedis, redis } from './redis'

const windowSeconds = 60

/** A caller's usage in the current window. */
export interface Rate {
  limit: number
  remaining: number
  /** Until the window ends. */
  resetMs: number
  isExceeded: boolean
}

/** Counts one request of `caller` against `perMinute`. Counting requests beyond the limit has no further effect. */
export async function countRequest(caller: string, perMinute: number): Promise<Rate> {
  const { memory, remote } = await getLimiters(perMinute)
  const result = (remote && (await consumeRemote(remote, caller))) ?? (await consume(memory, caller))
  return {
    limit: perMinute,
    remaining: result.remainingPoints,
    // The library uses the wall clock: if it is set back, callers would have to wait for that long.
    resetMs: Math.min(result.msBeforeNext, windowSeconds * 1000),
    isExceeded: result.consumedPoints > perMinute,
  }
}

/**
 * Counts one request of `caller` and refuses it beyond the limit.
 *
 * @param code of the message, which says whether the limit is on requests or on attempts
 * @throws ApiError 429 with Retry-After
 */
export async function assertWithinRate(
  caller: string,
  perMinute: number,
  code: 'request_rate_limit' | 'attempt_rate_limit',
): Promise<Rate> {
  const rate = await countRequest(caller, perMinute)
  if (!rate.isExceeded) return rate
  const message = serverMessage(code, { limit: rate.limit, seconds: toRetryAfter(rate) })
  throw new ApiError('rate_limit_exceeded', message, { headers: toRateHeaders(rate) })
}

/** The headers that OpenAI's clients read; for refusals also Retry-After. */
export function toRateHeaders(rate: Rate): Record<string, string> {
  return {
    'x-ratelimit-limit-requests': String(rate.limit),
    'x-ratelimit-remaining-requests': String(rate.remaining),
    'x-ratelimit-reset-requests': formatDuration(rate.resetMs),
    ...(rate.isExceeded ? { 'retry-after': toRetryAfter(rate) } : {}),
  }
}

/** @returns whole seconds until a retry can succeed, at least 1 */
export function toRetryAfter({ resetMs }: Pick<Rate, 'resetMs'>): string {
  return String(Math.max(1, Math.ceil(resetMs / 1000)))
}

/** Formats as OpenAI does: `120ms`, `1s`, `6m0s`. */
export function formatDuration(ms: number): string {
  if (ms <= 999) return `${Math.max(0, Math.ceil(ms))}ms`
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${seconds % 60}s`
}

/**
 * Acquires one of the caller's concurrency slots.
 *
 * @returns a function that releases the slot; undefined when none is free
 */
export async function acquireSlot(caller: string, most: number): Promise<(() => Promise<void>) | undefined> {
  const counts = getSingleton('streams held', () => new Map<string, number>())
  const held = counts.get(caller) ?? 0
  if (held >= most) return undefined
  counts.set(caller, held + 1)
  const releaseHere = () => {
    const left = (counts.get(caller) ?? 1) - 1
    if (left > 0) counts.set(caller, left)
    else counts.delete(caller)
  }
  const remote = await acquireRemoteSlot(caller, most)
  if (remote === 'full') {
    releaseHere()
    return undefined
  }
  return async () => {
    releaseHere()
    await remote?.release()
  }
}

interface Limiters {
  memory: RateLimiterMemory
  remote: RateLimiterRedis | undefined
}

/** One pair per limit in use; the number is part of the key, so that two limits never share a count. */
async function getLimiters(perMinute: number): Promise<Limiters> {
  const client = await redis()
  const limiters = getSingleton('limiters', () => new Map<string, Limiters>())
  const name = `${client ? 'redis' : 'memory'}:${perMinute}`
  let found = limiters.get(name)
  if (!found) {
    const options = { points: perMinute, duration: windowSeconds, keyPrefix: `evidence-chat:rpm:${perMinute}` }
    found = {
      memory: new RateLimiterMemory(options),
      remote: client && new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true }),
    }
    limiters.set(name, found)
  }
  return found
}

function consume(limiter: RateLimiterMemory | RateLimiterRedis, caller: string): Promise<RateLimiterRes> {
  return limiter.consume(caller).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
}

/** @returns undefined while Redis is unreachable */
function consumeRemote(limiter: RateLimiterRedis, caller: string): Promise<RateLimiterRes | undefined> {
  return askRedis(() => consume(limiter, caller)).catch((cause: unknown) => {
    log().warn({ err: cause }, 'a request could not be counted in Redis; this server counts it alone')
    return undefined
  })
}
