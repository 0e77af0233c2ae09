/** Limits requests per second; callers start in the order in which they ask. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number
  /** @throws the signal's reason when it aborts first */
  wait(ms: number, signal: AbortSignal): Promise<unknown>
}

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

/** Slightly over a second: the service counts arrivals, and latency varies. */
const windowMs = 1050

export class RateLimiter {
  private readonly perSecond: number
  private readonly clock: Clock
  /** Start times of the last `perSecond` requests, past or scheduled, oldest first. */
  private readonly starts: number[] = []
  private resumesAtMs = 0

  constructor(perSecond: number, clock: Clock = realClock) {
    this.perSecond = perSecond
    this.clock = clock
  }

  /**
   * Resolves when a request may start.
   *
   * @returns false at once when that is later than `latestMs`; no slot is then taken
   * @throws the signal's reason when it aborts while waiting
   */
  async acquire(latestMs: number, signal: AbortSignal): Promise<boolean> {
    const oldest = this.starts.length < this.perSecond ? 0 : (this.starts[0] ?? 0) + windowMs
    const start = Math.max(this.clock.now(), oldest, this.resumesAtMs)
    if (start > latestMs) return false
    this.starts.push(start)
    if (this.starts.length > this.perSecond) this.starts.shift()
    for (let until = start; this.clock.now() < until; until = Math.max(start, this.resumesAtMs)) {
      if (until > latestMs) return false
      await this.clock.wait(until - this.clock.now(), signal)
    }
    return true
  }

  /** Starts no request for this long, as a service asks when its limit is exceeded. */
  pause(ms: number): void {
    this.resumesAtMs = Math.max(this.resumesAtMs, this.clock.now() + ms)
  }
}
