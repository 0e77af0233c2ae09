/**
 * Measures work in milliseconds of this thread's processor time, so that what else runs on the machine does not count. The
 * clock has steps of some milliseconds.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
