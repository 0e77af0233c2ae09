/** What the commands write: results to standard output, progress to standard error, which a pipe does not carry. */

export function printResult(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Ends the process quietly when the reader of standard output has left, such as `head`. */
export function exitWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

export function formatCount(value: number): string {
  return value.toLocaleString('en-US')
}

/** One line of progress, overwritten on a terminal; elsewhere a new line for each tenth. */
export class ProgressLine {
  private tenth: number

  /** @param showsStart whether a line is also printed before the first tenth */
  constructor({ showsStart = false } = {}) {
    this.tenth = showsStart ? -1 : 0
  }

  /** @param share of the work that is done, 0 to 1 */
  show(line: string, share: number): void {
    const tenth = Math.floor(share * 10)
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`)
    else if (tenth > this.tenth) printProgress(line)
    this.tenth = tenth
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  }
}
