'use client'

/**
 * Buffers streamed text and commits it at the pace of the screen: on the next frame after a pause, then about 30 times
 * a second, or 10 times when the end of the answer is off screen. If rendering is slow it commits less often, so that
 * typing and scrolling stay responsive.
 */
import type { Evidence } from '@/lib/wire/evidence'

export interface StreamPacer {
  add(text: string, evidence: Evidence | null): void
  /** Commits the buffered text immediately. */
  flush(): void
  /** Resolves when the screen can take more; until then data stays unread in the connection. */
  waitForFrame(): Promise<void>
}

/** Two frames of a 60 Hz screen. */
const betweenMs = 33
/** The longest interval that a user who scrolls to the end does not notice. */
const betweenUnseenMs = 100
/** A frame callback this late has too little of its frame left. */
const lateMs = 4
/** Rendering may take 1/shareOfTime of the time. */
const shareOfTime = 4

interface ScreenState {
  /** True when a pressed key is not painted yet; the answer then yields its frame. */
  isKeyPending(): boolean
  /** True when the end of the answer is in or near the viewport. */
  isEndVisible(): boolean
}

/** @param commit renders synchronously, so that its duration can be measured */
export function createStreamPacer(
  commit: (text: string, evidence: Evidence | null) => void,
  { isKeyPending, isEndVisible }: ScreenState,
): StreamPacer {
  let text = ''
  let evidence: Evidence | null = null
  let frame: number | undefined
  let hasWaited = false
  let drawing: ReturnType<typeof setTimeout> | undefined
  let drawingMs = 0
  let wantedAt = Number.NEGATIVE_INFINITY

  function show(nextText: string, nextEvidence: Evidence | null) {
    const startedAt = performance.now()
    commit(nextText, nextEvidence)
    drawingMs = performance.now() - startedAt
  }

  function flush() {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(drawing)
    frame = undefined
    drawing = undefined
    const held = { text, evidence }
    text = ''
    evidence = null
    if (held.text !== '' || held.evidence !== null) show(held.text, held.evidence)
  }

  /**
   * Commits text in a task after the frame callback, so that the browser has the whole next frame for layout and paint.
   * On a busy machine both do not fit in one frame.
   *
   * @param beganAt start of the frame in milliseconds; after idle time a browser may report one that is half over
   */
  function onFrame(beganAt: number) {
    const isLate = performance.now() - beganAt > lateMs
    frame = isLate && !hasWaited ? requestAnimationFrame(onFrame) : undefined
    hasWaited = frame !== undefined
    if (!hasWaited) drawing = setTimeout(draw)
  }

  function draw() {
    drawing = undefined
    if (!isKeyPending()) {
      if (text === '' || evidence === null) return flush()
      // The source list is the largest single render: the text that arrived with it waits for the next frame.
      const held = evidence
      evidence = null
      show('', held)
    }
    frame = requestAnimationFrame(onFrame)
  }

  return {
    add(moreText, moreEvidence) {
      text += moreText
      evidence = moreEvidence ?? evidence
      if (drawing === undefined) frame ??= requestAnimationFrame(onFrame)
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
