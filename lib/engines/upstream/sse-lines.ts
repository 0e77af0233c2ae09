/**
 * Splits an event stream into the payloads of its `data:` lines. Bytes are decoded only at line ends, so a character split
 * across network reads is decoded correctly.
 */
import { upstreamFailedError } from './upstream-errors'

/** A line larger than any answer is garbage and must not fill memory. */
const lineBytesMax = 16_777_216
const lineFeed = 10

export class SseLineReader {
  private unfinished: Buffer[] = []
  private unfinishedBytes = 0
  private isFirst = true

  /**
   * @returns the trimmed payload of every `data:` line that these bytes complete, without empty ones
   * @throws ApiError when a line exceeds 16 MiB
   */
  push(bytes: Buffer): string[] {
    const end = bytes.lastIndexOf(lineFeed)
    if (end < 0) {
      this.keep(bytes)
      return []
    }
    const text = this.complete(bytes, end + 1)
    if (end + 1 < bytes.length) this.keep(bytes.subarray(end + 1))
    return parsePayloads(text)
  }

  /** Returns the payload of a last line without a line feed. */
  end(): string[] {
    return parsePayloads(this.complete(Buffer.alloc(0), 0))
  }

  private complete(bytes: Buffer, end: number): string {
    let text: string
    if (this.unfinished.length === 0) text = bytes.toString('utf8', 0, end)
    else {
      text = Buffer.concat([...this.unfinished, bytes.subarray(0, end)]).toString()
      this.unfinished = []
      this.unfinishedBytes = 0
    }
    if (!this.isFirst) return text
    this.isFirst = false
    return text.startsWith('\uFEFF') ? text.slice(1) : text
  }

  private keep(bytes: Buffer): void {
    this.unfinishedBytes += bytes.length
    if (this.unfinishedBytes > lineBytesMax)
      throw upstreamFailedError(new Error(`a line of more than ${lineBytesMax} bytes`))
    this.unfinished.push(bytes)
  }
}

function parsePayloads(text: string): string[] {
  const payloads: string[] = []
  let start = 0
  while (start < text.length) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    if (text.startsWith('data:', start)) {
      const payload = text.slice(start + 5, end).trim()
      if (payload !== '') payloads.push(payload)
    }
    start = end + 1
  }
  return payloads
}
