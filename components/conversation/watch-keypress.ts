'use client'

/** A key is on the screen after about this long, if nothing stands in its way. */
const untilShownMs = 24

export interface KeyWatch {
  /** Whether a key was pressed so little ago that what it did is not on the screen yet. */
  isKeyOnItsWay(): boolean
  stop(): void
}

export function watchKeys(): KeyWatch {
  let pressedAt = Number.NEGATIVE_INFINITY
  const watching = new AbortController()
  const options = { capture: true, passive: true, signal: watching.signal }
  window.addEventListener('keydown', () => (pressedAt = performance.now()), options)
  return {
    isKeyOnItsWay: () => performance.now() - pressedAt < untilShownMs,
    stop: () => watching.abort(),
  }
}
