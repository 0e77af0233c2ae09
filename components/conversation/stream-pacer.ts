'use client'

/**
 * Gathers what streams in and hands it on at the pace of the screen: after the next frame when nothing came for a while,
 * then about thirty times a second, which reads as a flow, and ten times where the words come out of sight. Where drawing
 * takes long it is done less often, so that typing and scrolling keep most of the processor on any machine.
 */
import type { Evidence } from '@/lib/wire/evidence'

export interface StreamPacer {
  add(text: string, evidence: Evidence | null): void
  /** Hands on what is held, now. */
  flush(): void
  /** Resolves when more can be shown; what comes meanwhile waits unread, and costs the page nothing. */
  waitForFrame(): Promise<void>
}

/** Two frames of a 60 Hz screen. */
const betweenMs = 33
/** As long as nobody notices who comes to the end. */
const betweenUnseenMs = 100
/** A frame that began so long ago has too little time left. */
const lateMs = 4
/** Drawing may take one part of so many. */
const shareOfTime = 4

interface ScreenState {
  /** Whether a key that was pressed waits to be shown: the words of an answer then give it their frame. */
  isKeyPending(): boolean
  /** Whether the words come where they can be seen. */
  isEndVisible(): boolean
}

/** @param commit draws before it returns, so that what it takes is known */
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
   * Words are put on the page when a frame has begun, in a task of their own: the browser has the whole next frame to lay
   * them out and to paint them. Both in one frame, on a machine that is busy, are too much for it.
   *
   * @param beganAt when the frame began, in milliseconds: a browser that has rested hands out one that is half over
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
      // The list of sources is the most that is ever drawn at once: the words that came with it wait for the next frame.
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
      // By a timer, not by frames: a hidden page has none and reads on all the same.
      const waitMs = wantedAt - performance.now()
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs))
      const paceMs = isEndVisible() ? betweenMs : betweenUnseenMs
      wantedAt = performance.now() + Math.max(paceMs, drawingMs * shareOfTime)
    },
  }
}
