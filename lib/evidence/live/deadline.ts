/** How long a question waits for a service, and whether the user has disconnected. */

export interface Deadline {
  /** Aborts when time is up or the user disconnects. */
  signal: AbortSignal
  /** The signal of the request. */
  asker: AbortSignal
  /** On the clock of `performance.now()`. */
  atMs: number
  allowedMs: number
}

export function startDeadline(allowedMs: number, asker: AbortSignal): Deadline {
  return {
    signal: AbortSignal.any([asker, AbortSignal.timeout(allowedMs)]),
    asker,
    atMs: performance.now() + allowedMs,
    allowedMs,
  }
}

/** True once half of the time has passed: optional searches are then skipped. */
export function isHalfOver({ atMs, allowedMs }: Deadline): boolean {
  return performance.now() > atMs - allowedMs / 2
}
