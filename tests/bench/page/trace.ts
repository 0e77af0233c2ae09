/** Records a trace of Chromium, and reads long tasks and dropped frames from it. */
import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  /** The thread's CPU time in microseconds. */
  tdur?: number
}

const frameCategory = 'disabled-by-default-devtools.timeline.frame'
const taskCategory = 'disabled-by-default-lighthouse'

/** @returns a function that ends the trace */
export async function startTrace(machine: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  // The protocol does not define the shape of a trace event; this is Chromium's.
  const collect = ({ value }: { value: unknown }) => void events.push(...(value as TraceEvent[]))
  machine.on('Tracing.dataCollected', collect)
  await machine.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [frameCategory, taskCategory] },
  })
  return async () => {
    const complete = new Promise((done) => machine.once('Tracing.tracingComplete', done))
    await machine.send('Tracing.end')
    await complete
    machine.off('Tracing.dataCollected', collect)
    return events
  }
}

/** @returns the CPU milliseconds of the tasks that took more than 50 ms of it, longest first */
export function findLongTasksMs(events: readonly TraceEvent[]): number[] {
  return events
    .filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && tdur > 50_000)
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .sort((a, b) => b - a)
}

export function countDroppedFrames(events: readonly TraceEvent[]): number {
  return events.filter(({ name }) => name === 'DroppedFrame').length
}
