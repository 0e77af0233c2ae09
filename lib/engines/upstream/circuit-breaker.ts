/**
 * Stops asking a model server that keeps failing, so that callers hear it at once instead of waiting for one more
 * time-out each. One request at a time tries whether it is back.
 */
import { upstreamUnreachableError } from './upstream-errors'

/** In a row: single failures are the callers' business. */
const failuresMax = 10
const pauseMsMin = 1_000
/** SECURITY P25: an answer within 15 s of the server's return, so the last pause must be shorter. */
const pauseMsMax = 10_000

export class CircuitBreaker {
  private failures = 0
  private pauseMs = pauseMsMin
  private closedUntil = 0
  private isProbing = false
  private readonly now: () => number

  /** @param now milliseconds that never go back; a test passes its own */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /**
   * Lets a request through; exactly one of the returned functions must be called when its outcome is known.
   *
   * @throws ApiError `upstream_unreachable` with the wait in Retry-After while the server is left alone
   */
  enter(): { succeeded(): void; failed(): void; leftEarly(): void } {
    const isOpen = this.failures >= failuresMax
    const waitMs = this.closedUntil - this.now()
    if (isOpen && (waitMs > 0 || this.isProbing)) {
      throw upstreamUnreachableError(
        new Error(`not asked: ${this.failures} failures in a row`),
        Math.max(1, Math.ceil(waitMs / 1000)),
      )
    }
    if (isOpen) this.isProbing = true
    const settle = (then: () => void) => () => {
      if (isOpen) this.isProbing = false
      then()
    }
    return {
      succeeded: settle(() => this.reset()),
      failed: settle(() => this.count()),
      leftEarly: settle(() => {}),
    }
  }

  private reset(): void {
    this.failures = 0
    this.pauseMs = pauseMsMin
  }

  private count(): void {
    this.failures++
    // Requests that were under way when it opened fail as well; they say nothing new.
    const isAlreadyOpen = this.closedUntil > this.now()
    if (this.failures < failuresMax || isAlreadyOpen) return
    this.closedUntil = this.now() + this.pauseMs
    this.pauseMs = Math.min(pauseMsMax, this.pauseMs * 2)
  }
}
