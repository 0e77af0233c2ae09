/** How long a question waits for a service, and whether the asker has left meanwhile. */

export interface Deadline {
  /** Aborts when time is up or the asker leaves. */
  signal: AbortSignal
  /** The asker's own signal. */
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

/** True once half of the time is gone: what is optional is then left out. */
export function isHalfOver({ atMs, allowedMs }: Deadline): boolean {
  return performance.now() > atMs - allowedMs / 2
}
