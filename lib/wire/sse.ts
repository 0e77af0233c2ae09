/**
 * Sends a stream as server-sent events. It promises that a stream ends with the last frame of its `Framing` or an error
 * frame, that a slow client slows only its own answer, and that the work stops when the client disconnects. The framing
 * avoids variants that break official clients, such as an empty `data:` or an `id:` line.
 */
import { toApiError } from './errors'

/** Proxies and clients close silent connections; a comment is sent after 10 to 15 seconds of silence. */
const tickMs = 5_000
const silentTicksMax = 2

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  // nginx buffers streams without this header.
  'x-accel-buffering': 'no',
}

const keepAlive = ': keep-alive\n'
const frame = (data: object) => `data: ${JSON.stringify(data)}\n\n`

/** How events become frames. */
interface Framing {
  toFrame: (event: object) => string
  /** Sent after the last event. */
  end: string
}

const chatFraming: Framing = { toFrame: frame, end: 'data: [DONE]\n\n' }

/** For the Responses API: each frame names its event, and the last event says that it is the last. */
export const namedFraming: Framing = {
  toFrame: (event) => `event: ${'type' in event ? String(event.type) : 'message'}\n${frame(event)}`,
  end: '',
}

/** Maximum piece size per event-loop turn, so that a source that never pauses cannot fill memory for a slow client. */
const pieceCharactersMax = 16_384

/**
 * Streams an answer's chunks or events as a response with status 200.
 *
 * @param onError called with every error that became a frame
 * @throws the error that `chunks` throws before its first chunk, so that the answer can still be a JSON error with
 *   its status; a slow answer gets its 200 and a comment after 10 seconds
 */
export async function toEventStream(
  chunks: AsyncIterable<object>,
  onError: (error: unknown) => void,
  framing = chatFraming,
): Promise<Response> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = iterator.next()
  const isLate = !(await settlesWithin(first, tickMs * silentTicksMax))
  return new Response(toByteStream(iterator, first, { isLate, onError, framing }), { headers })
}

/** @returns whether `promise` was fulfilled within `ms`; rejects if it was rejected within `ms` */
function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, false)
    promise.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })
}

interface StreamOptions {
  /** Whether the first chunk is not there yet, so that a comment is sent before it. */
  isLate: boolean
  onError: (error: unknown) => void
  framing: Framing
}

/** Asks for a chunk whenever the client has room, and sends a comment after a silence. */
function toByteStream(
  iterator: AsyncIterator<object>,
  first: Promise<IteratorResult<object>>,
  { isLate, onError, framing }: StreamOptions,
): ReadableStream<Uint8Array> {
  let writer: PieceWriter
  let timer: ReturnType<typeof setInterval>
  let silentTicks = 0
  /** The client's buffer is full; the next chunk is requested when it drains. */
  let isHeld = false
  let isOver = false

  function send(text: string): void {
    silentTicks = 0
    writer.add(text)
  }

  function end(lastFrame: string): void {
    isOver = true
    clearInterval(timer)
    writer.close(lastFrame)
  }

  function take(next: IteratorResult<object>): void {
    if (isOver) return
    if (next.done) {
      end(framing.end)
      return
    }
    send(framing.toFrame(next.value))
    isHeld = writer.isFull()
    if (!isHeld) ask()
  }

  function ask(): void {
    iterator.next().then(take, fail)
  }

  function fail(error: unknown): void {
    if (isOver) return
    onError(error)
    end(frame(toApiError(error).toBody()))
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        writer = new PieceWriter(controller)
        if (isLate) send(keepAlive)
        first.then(take, fail)
        timer = setInterval(() => {
          // A client that has not read the last piece needs no keep-alive; more would only fill memory.
          if (++silentTicks >= silentTicksMax && controller.desiredSize) send(keepAlive)
        }, tickMs)
      },
      pull() {
        if (!isHeld) return
        isHeld = false
        ask()
      },
      async cancel() {
        isOver = true
        clearInterval(timer)
        writer.drop()
        await iterator.return?.().catch(onError)
      },
    },
    { highWaterMark: 1 },
  )
}

/** Writes the text of one event-loop turn as one piece: under load a write costs more than its chunk. */
class PieceWriter {
  private readonly stream: ReadableStreamDefaultController<Uint8Array>
  private piece = ''
  private isFlushDue = false

  constructor(stream: ReadableStreamDefaultController<Uint8Array>) {
    this.stream = stream
  }

  add(text: string): void {
    this.piece += text
    if (!this.isFlushDue) {
      this.isFlushDue = true
      // Runs after all promises of this turn and before the next socket read.
      process.nextTick(this.flush)
    }
    if (this.piece.length > pieceCharactersMax) this.flush()
  }

  /** Whether the client has not taken what was written. */
  isFull(): boolean {
    return (this.stream.desiredSize ?? 0) <= 0
  }

  close(lastText: string): void {
    this.piece += lastText
    this.flush()
    this.drop()
    this.stream.close()
  }

  /** Forgets what was not written: the client has disconnected. */
  drop(): void {
    this.piece = ''
  }

  private readonly flush = (): void => {
    this.isFlushDue = false
    if (this.piece === '') return
    this.stream.enqueue(Buffer.from(this.piece))
    this.piece = ''
  }
}
