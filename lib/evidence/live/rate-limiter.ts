/** Limits requests per second; callers start in the order in which they ask. */
import { setTimeout as sleep } from 'node:timers/promises'
import { keepInMemory, type RateLedger, StateLedger } from './rate-ledger'

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

export class RateLimiter {
  private readonly ledger: RateLedger
  private readonly clock: Clock

  constructor(ledger: RateLedger, clock: Clock = realClock) {
    this.ledger = ledger
    this.clock = clock
  }

  /**
   * Resolves when a request may start.
   *
   * @param latestMs on the limiter's clock
   * @returns false at once when that is later than `latestMs`; no slot is then taken
   * @throws the signal's reason when it aborts while waiting; the error of the ledger
   */
  async acquire(latestMs: number, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const waitMs = await this.ledger.reserve(latestMs - this.clock.now())
      if (waitMs === null) return false
      if (waitMs === 0) return true
      await this.clock.wait(waitMs, signal)
      // Callers whose slots passed during a pause would all start together at its end.
      if ((await this.ledger.readPause()) === 0) return true
    }
  }

  /** Starts no request for this long, as a service asks when its limit is exceeded. */
  pause(ms: number): Promise<void> {
    return this.ledger.pause(ms)
  }
}

/** A limiter for the callers of this process. */
export function createRateLimiter(perSecond: number, clock: Clock = realClock): RateLimiter {
  return new RateLimiter(new StateLedger(perSecond, keepInMemory(clock)), clock)
}
