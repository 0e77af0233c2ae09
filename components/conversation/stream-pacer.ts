'use client'

/**
 * Buffers the events of an answer and commits them at the pace of the screen: at once after a pause, then about 30
 * times a second, or 10 times when the end of the answer is off screen. If rendering is slow it commits less often, so
 * that typing and scrolling stay responsive.
 */
import type { StreamedEvent } from './conversation-reducer'

interface StreamPacer {
  add(event: StreamedEvent): void
  /** Commits the buffered events immediately. */
  flush(): void
  /** Resolves when the screen can take more; until then data stays unread in the connection. */
  waitForFrame(): Promise<void>
}

/** Two frames of a 60 Hz screen. */
const betweenMs = 33
/** The longest interval that a user who scrolls to the end does not notice. */
const betweenUnseenMs = 100
/** Rendering may take 1/shareOfTime of the time. */
const shareOfTime = 4

/**
 * @param commit renders synchronously, so that its duration can be measured
 * @param isEndVisible whether the end of the answer is in or near the viewport
 */
export function createStreamPacer(
  commit: (events: readonly StreamedEvent[]) => void,
  isEndVisible: () => boolean,
): StreamPacer {
  let events: StreamedEvent[] = []
  let frame: number | undefined
  let drawing: ReturnType<typeof setTimeout> | undefined
  let drawingMs = 0
  let wantedAt = Number.NEGATIVE_INFINITY

  function flush() {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(drawing)
    frame = undefined
    drawing = undefined
    if (events.length === 0) return
    const held = events
    events = []
    const startedAt = performance.now()
    commit(held)
    drawingMs = performance.now() - startedAt
  }

  return {
    add(event) {
      events.push(event)
      if (frame !== undefined || drawing !== undefined) return
      // A task of its own, so that the browser has a whole frame for layout and paint. A frame asked for here would be
      // drawn once more without a change. A hidden page has no frames, and draws when it is seen again.
      if (document.hidden) frame = requestAnimationFrame(flush)
      else drawing = setTimeout(flush)
    },
    flush,
    async waitForFrame() {
      // A timer, not frames: a hidden page has no frames and must keep reading.
      const waitMs = wantedAt - performance.now()
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs))
      const paceMs = isEndVisible() ? betweenMs : betweenUnseenMs
      wantedAt = performance.now() + Math.max(paceMs, drawingMs * shareOfTime)
    },
  }
}
