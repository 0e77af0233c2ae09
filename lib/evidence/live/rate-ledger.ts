/**
 * Schedules the requests to one service. Everything that keeps to the rate together shares a ledger: the callers of a
 * process, the processes of a data folder, or the servers of a database.
 */

/** Times are relative, since those who share a ledger may have no clock in common. */
export interface RateLedger {
  /**
   * Reserves the next start.
   *
   * @returns the milliseconds until then; null when they are more than `withinMs`, and nothing is reserved
   * @throws the error of the storage that keeps the state
   */
  reserve(withinMs: number): Promise<number | null>
  /** @returns the milliseconds for which no request starts */
  readPause(): Promise<number>
  pause(ms: number): Promise<void>
}

/** In milliseconds, on the clock of the storage. */
export interface RateState {
  /** The last starts, past and reserved, oldest first. */
  starts: number[]
  pausedUntil: number
}

/** Lets `change` read and change the state, and stores it before another caller can read it. */
export type UpdateState = <T>(change: (state: RateState, nowMs: number) => T) => Promise<T>

export const noStarts: RateState = { starts: [], pausedUntil: 0 }

/** Slightly over a second: the service counts arrivals, and latency varies. */
const windowMs = 1050
/** Starts and pauses later than this were written before the clock was set back. */
const futureMaxMs = 10 * 60_000

export class StateLedger implements RateLedger {
  private readonly perSecond: number
  private readonly update: UpdateState

  constructor(perSecond: number, update: UpdateState) {
    this.perSecond = perSecond
    this.update = update
  }

  reserve(withinMs: number): Promise<number | null> {
    return this.update((state, nowMs) => {
      const starts = state.starts.filter((at) => at <= nowMs + futureMaxMs)
      const free = (starts.at(-this.perSecond) ?? Number.NEGATIVE_INFINITY) + windowMs
      const waitMs = Math.max(0, free - nowMs, measurePause(state, nowMs))
      if (waitMs > withinMs) return null
      state.starts = [...starts, nowMs + waitMs].slice(-this.perSecond)
      return waitMs
    })
  }

  readPause(): Promise<number> {
    return this.update(measurePause)
  }

  async pause(ms: number): Promise<void> {
    await this.update((state, nowMs) => {
      state.pausedUntil = nowMs + Math.max(measurePause(state, nowMs), Math.min(ms, futureMaxMs))
    })
  }
}

function measurePause({ pausedUntil }: RateState, nowMs: number): number {
  return pausedUntil > nowMs + futureMaxMs ? 0 : Math.max(0, pausedUntil - nowMs)
}

export function keepInMemory(clock: { now(): number }): UpdateState {
  const state = structuredClone(noStarts)
  return async (change) => change(state, clock.now())
}
