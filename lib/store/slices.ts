/**
 * Splits long database work into short slices: SQLite runs in this thread, so requests are served only between slices.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** Short, since a request that needs several turns of the event loop waits for a slice at each. */
const sliceMs = 5

/** @property isOver true once the slice has used its time; check it after each small step */
export interface Slice {
  isOver(): boolean
}

/** @param work does part of the work in one transaction until the slice is over; returns whether anything is left */
export async function workInSlices(work: (slice: Slice) => Promise<boolean>): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    const startedAt = performance.now()
    isLeft = await work({ isOver: () => performance.now() - startedAt >= sliceMs })
    // Leave the same time for requests.
    if (isLeft) await wait(sliceMs)
  }
}
