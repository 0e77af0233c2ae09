/** Long work on the database in short slices: SQLite runs in this thread, and requests are served only between slices. */
import { setTimeout as wait } from 'node:timers/promises'

/** A request that needs several turns of the event loop meets at most a few slices. */
const sliceMs = 5

/** @property isOver true once the slice has taken its time; ask after each small step */
export interface Slice {
  isOver(): boolean
}

/** @param work does a part of the work until its slice is over, in one transaction; returns whether anything is left */
export async function workInSlices(work: (slice: Slice) => Promise<boolean>): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    const startedAt = performance.now()
    isLeft = await work({ isOver: () => performance.now() - startedAt >= sliceMs })
    // As long again for everyone else.
    if (isLeft) await wait(sliceMs)
  }
}
