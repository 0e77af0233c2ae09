/** CPU time of this thread between two ticks of a 1 ms timer: nothing blocked the thread for longer. */
export class BlockedTime {
  readonly times: number[] = []
  private last = threadMs()
  private readonly timer = setInterval(() => {
    const now = threadMs()
    this.times.push(now - this.last)
    this.last = now
  }, 1)

  get max(): number {
    return Math.max(0, ...this.times)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
