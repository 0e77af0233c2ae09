/** Feeds the bytes of an answer to its reader, as the stream that was asked for or as the JSON that some servers send. */
import type { ChunkReader } from './chunk-reader'
import { SseLineReader } from './sse-lines'
import { upstreamFailedError } from './upstream-errors'

const wholeBytesMax = 67_108_864

export class ResponseBody {
  /** The whole answer has come. */
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
   * @param reads null at the end of the connection
   * @throws ApiError when the answer is an error, a web page or garbage, or has ended before it was whole
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

/** The first character decides, since servers often name a wrong content type; blanks alone decide nothing. */
function detectForm(bytes: Buffer): 'stream' | 'whole' | undefined {
  const start = bytes.toString('utf8', 0, 256).trimStart()
  if (start === '') return undefined
  if (start.startsWith('<')) throw upstreamFailedError(new Error(`a web page instead of an answer: ${start}`))
  return start.startsWith('{') || start.startsWith('[') ? 'whole' : 'stream'
}
