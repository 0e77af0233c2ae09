'use client'

/** A key press is painted after about this long when nothing blocks the main thread. */
const untilShownMs = 24

export interface KeypressWatch {
  /** True when a key was pressed too recently to be painted yet. */
  isKeyPending(): boolean
  stop(): void
}

export function watchKeypress(): KeypressWatch {
  let pressedAt = Number.NEGATIVE_INFINITY
  const watching = new AbortController()
  const options = { capture: true, passive: true, signal: watching.signal }
  window.addEventListener('keydown', () => (pressedAt = performance.now()), options)
  return {
    isKeyPending: () => performance.now() - pressedAt < untilShownMs,
    stop: () => watching.abort(),
  }
}
