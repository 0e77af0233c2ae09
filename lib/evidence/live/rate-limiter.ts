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

/** Knows when requests start, past and reserved. Times are those of the limiter's clock. */
export interface RateLedger {
  /**
   * Reserves the next start.
   *
   * @returns null when it is later than `latestMs`; nothing is reserved then
   */
  reserve(nowMs: number, windowMs: number, latestMs: number): number | null
  /** No request starts before this. */
  resumesAt(nowMs: number): number
  pauseUntil(untilMs: number): void
}

export class RateLimiter {
  private readonly ledger: RateLedger
  private readonly clock: Clock

  constructor(perSecond: number, clock: Clock = realClock, ledger: RateLedger = new MemoryLedger(perSecond)) {
    this.ledger = ledger
    this.clock = clock
  }

  /**
   * Resolves when a request may start.
   *
   * @returns false at once when that is later than `latestMs`; no slot is then taken
   * @throws the signal's reason when it aborts while waiting
   */
  async acquire(latestMs: number, signal: AbortSignal): Promise<boolean> {
    const start = this.ledger.reserve(this.clock.now(), windowMs, latestMs)
    if (start === null) return false
    for (;;) {
      const now = this.clock.now()
      const until = Math.max(start, this.ledger.resumesAt(now))
      if (until <= now) return true
      if (until > latestMs) return false
      await this.clock.wait(until - now, signal)
    }
  }

  /** Starts no request for this long, as a service asks when its limit is exceeded. */
  pause(ms: number): void {
    this.ledger.pauseUntil(this.clock.now() + ms)
  }
}

class MemoryLedger implements RateLedger {
  private readonly perSecond: number
  /** The last `perSecond` starts, oldest first. */
  private readonly starts: number[] = []
  private resumesAtMs = 0

  constructor(perSecond: number) {
    this.perSecond = perSecond
  }

  reserve(nowMs: number, windowMs: number, latestMs: number): number | null {
    const free = this.starts.length < this.perSecond ? 0 : (this.starts[0] ?? 0) + windowMs
    const start = Math.max(nowMs, free, this.resumesAtMs)
    if (start > latestMs) return null
    this.starts.push(start)
    if (this.starts.length > this.perSecond) this.starts.shift()
    return start
  }

  resumesAt(): number {
    return this.resumesAtMs
  }

  pauseUntil(untilMs: number): void {
    this.resumesAtMs = Math.max(this.resumesAtMs, untilMs)
  }
}
