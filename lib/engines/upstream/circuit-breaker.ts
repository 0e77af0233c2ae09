/**
 * Stops calling a model server that keeps failing, so that callers get an error at once instead of one more timeout
 * each. One request at a time probes whether the server has recovered.
 */
import { upstreamUnreachableError } from './upstream-errors'

/** Consecutive failures that open the circuit. */
const failuresMax = 10
const pauseMsMin = 1_000
/** Less than the 15 s within which answers must resume after the server has recovered. */
const pauseMsMax = 10_000

export class CircuitBreaker {
  private failures = 0
  private pauseMs = pauseMsMin
  private openUntil = 0
  private isProbing = false
  private readonly now: () => number

  /** @param now monotonic clock in milliseconds; tests pass their own */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /**
   * Admits a request. The caller must call exactly one of the returned functions once the outcome is known.
   *
   * @throws ApiError `upstream_unreachable` with the wait in Retry-After while the circuit is open
   */
  enter(): { succeeded(): void; failed(): void; leftEarly(): void } {
    const isOpen = this.failures >= failuresMax
    const waitMs = this.openUntil - this.now()
    if (isOpen && (waitMs > 0 || this.isProbing)) {
      throw upstreamUnreachableError(
        new Error(`circuit open: ${this.failures} failures in a row`),
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
    // Requests in flight when the circuit opened fail as well; they are not new evidence.
    const isAlreadyOpen = this.openUntil > this.now()
    if (this.failures < failuresMax || isAlreadyOpen) return
    this.openUntil = this.now() + this.pauseMs
    this.pauseMs = Math.min(pauseMsMax, this.pauseMs * 2)
  }
}
