'use client'

/**
 * Gathers what streams in and hands it on at the pace of the screen: at once when nothing came for a while, then at most
 * once in two frames. Thirty times a second reads as a flow; every frame would double the cost of a long answer.
 */
import type { Evidence } from '@/lib/wire/evidence'

export interface FrameBuffer {
  add(text: string, evidence: Evidence | null): void
  /** Hands on what is held, now. */
  flush(): void
}

/** A little less than two frames of a 60 Hz screen, so that rounding never makes it three. */
const betweenMs = 30

export function frameBuffer(commit: (text: string, evidence: Evidence | null) => void): FrameBuffer {
  let text = ''
  let evidence: Evidence | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined
  let committedAt = Number.NEGATIVE_INFINITY

  function flush() {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
    timer = undefined
    frame = undefined
    if (text === '' && evidence === null) return
    committedAt = performance.now()
    const held = { text, evidence }
    text = ''
    evidence = null
    commit(held.text, held.evidence)
  }

  function onTimer() {
    timer = undefined
    frame = requestAnimationFrame(flush)
  }

  return {
    add(moreText, moreEvidence) {
      text += moreText
      evidence = moreEvidence ?? evidence
      if (timer !== undefined || frame !== undefined) return
      // Without a timer in between, the page would wake up for each frame only to see that it is too early.
      const waitMs = committedAt + betweenMs - performance.now()
      if (waitMs > 0) timer = setTimeout(onTimer, waitMs)
      else onTimer()
    },
    flush,
  }
}
