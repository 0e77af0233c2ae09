/** At most so many requests in any second: each takes its turn before it starts. Turns are given in order of asking. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number
  /** @throws the signal's reason when it aborts first */
  wait(ms: number, signal: AbortSignal): Promise<unknown>
}

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

/** A second and a little: the service counts arrivals, and the way there is not always equally long. */
const windowMs = 1050

export class RateLimiter {
  private readonly perSecond: number
  private readonly clock: Clock
  /** When the last `perSecond` requests start or started, oldest first. */
  private readonly starts: number[] = []
  private resumesAtMs = 0

  constructor(perSecond: number, clock: Clock = realClock) {
    this.perSecond = perSecond
    this.clock = clock
  }

  /**
   * Resolves when a request may start.
   *
   * @returns false at once when that is later than `latestMs`: then no turn was taken
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

  /** Nobody starts for so long: what a service asks for when it has been asked too often. */
  pause(ms: number): void {
    this.resumesAtMs = Math.max(this.resumesAtMs, this.clock.now() + ms)
  }
}
