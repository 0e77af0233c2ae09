/**
 * Measures work in milliseconds of this thread's processor time, so that neither other programs nor the other threads
 * of this process count. The clock has steps of some milliseconds.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return msSince(before)
}

/** The same for work that waits. What else this thread does meanwhile counts, too. */
export async function measureAsyncCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  return msSince(before)
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
