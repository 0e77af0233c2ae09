/**
 * Feeds the response bytes to the chunk reader, as the requested stream or as the single JSON object some servers send.
 */
import type { ChunkReader } from './chunk-reader'
import { SseLineReader } from './sse-lines'
import { upstreamFailedError } from './upstream-errors'

const wholeBytesMax = 67_108_864

export class ResponseBody {
  /** The whole answer has arrived. */
  isOver = false
  private readonly reader: ChunkReader
  private readonly lines = new SseLineReader()
  private readonly pieces: Buffer[] = []
  private wholeBytes = 0
  private form: 'stream' | 'whole' | undefined

  constructor(reader: ChunkReader) {
    this.reader = reader
  }

  /**
   * @param reads null when the connection has ended
   * @throws ApiError when the body is an error, a web page or garbage, or ends before the answer is complete
   */
  push(reads: Buffer[] | null): void {
    for (const bytes of reads ?? []) this.pushOne(bytes)
    if (reads === null || this.reader.isDone) this.end()
  }

  private pushOne(bytes: Buffer): void {
    this.form ??= detectForm(bytes)
    if (this.form === 'whole') this.keep(bytes)
    else for (const payload of this.lines.push(bytes)) this.reader.readPayload(payload)
  }

  private end(): void {
    if (this.form === 'whole') this.reader.readWhole(Buffer.concat(this.pieces).toString())
    else for (const payload of this.lines.end()) this.reader.readPayload(payload)
    this.reader.end()
    this.isOver = true
  }

  private keep(bytes: Buffer): void {
    this.wholeBytes += bytes.length
    if (this.wholeBytes > wholeBytesMax)
      throw upstreamFailedError(new Error(`an answer of more than ${wholeBytesMax} bytes`))
    this.pieces.push(bytes)
  }
}

/**
 * Decided by the first character, since servers often send the wrong content type; undefined while there is
 * only white space.
 */
function detectForm(bytes: Buffer): 'stream' | 'whole' | undefined {
  const start = bytes.toString('utf8', 0, 256).trimStart()
  if (start === '') return undefined
  if (start.startsWith('<')) throw upstreamFailedError(new Error(`a web page instead of an answer: ${start}`))
  return start.startsWith('{') || start.startsWith('[') ? 'whole' : 'stream'
}
