'use client'

/** A key is on the screen after about this long, if nothing stands in its way. */
const untilShownMs = 24

export interface KeypressWatch {
  /** Whether a key was pressed so little ago that what it did is not on the screen yet. */
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
