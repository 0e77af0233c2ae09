/**
 * A stream as server-sent events. It promises that a stream ends in one of two ways, `[DONE]` or an error frame, that a
 * slow reader slows only its own answer, and that a reader who leaves ends the work behind. Source of the framing
 * rules: what the official clients do with each variant (an empty `data:` or an `id:` line breaks some of them).
 */
import { toApiError } from './errors'

/** Proxies and clients give up on a silent connection; a comment is sent after 10 to 15 seconds without anything else. */
const tickMs = 5_000
const silentTicksMax = 2

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  // nginx holds streams back without it.
  'x-accel-buffering': 'no',
}

const keepAlive = ': keep-alive\n'
const done = 'data: [DONE]\n\n'
const frame = (data: object) => `data: ${JSON.stringify(data)}\n\n`
/** What one turn may add to a piece, so that a source that never pauses cannot fill memory for a slow reader. */
const pieceCharactersMax = 16_384

/**
 * An answer's chunks, or its events, as a response with status 200.
 *
 * @param onError is told every error that had to become a frame
 * @throws what `chunks` throws before its first chunk, so that the answer can still be a JSON error with its status;
 *   a slow answer gets its 200 and a comment after 10 seconds all the same
 */
export async function toEventStream(
  chunks: AsyncIterable<object>,
  onError: (error: unknown) => void,
): Promise<Response> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = iterator.next()
  const isLate = !(await settlesWithin(first, tickMs * silentTicksMax))
  return new Response(toByteStream(iterator, first, isLate, onError), { headers })
}

/** @returns whether `promise` was fulfilled within `ms`; rejects when it was rejected within `ms` */
function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, false)
    promise.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Chunks that are there within one turn leave in one piece: under load a write costs more than the chunk in it. Nothing
 * waits for that, since the piece goes out as soon as no chunk follows at once.
 */
function toByteStream(
  iterator: AsyncIterator<object>,
  first: Promise<IteratorResult<object>>,
  isLate: boolean,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let stream: ReadableStreamDefaultController<Uint8Array>
  let timer: ReturnType<typeof setInterval>
  let silentTicks = 0
  let piece = ''
  let isFlushDue = false
  /** The reader has enough; the next chunk is asked for when it wants more. */
  let isHeld = false
  let isOver = false

  function flush(): void {
    isFlushDue = false
    if (isOver || piece === '') return
    stream.enqueue(Buffer.from(piece))
    piece = ''
  }

  function add(text: string): void {
    piece += text
    silentTicks = 0
    if (isFlushDue) return
    isFlushDue = true
    // After all promises of this turn, before the next read from any socket.
    process.nextTick(flush)
  }

  function end(lastFrame: string): void {
    if (isOver) return
    piece += lastFrame
    flush()
    isOver = true
    clearInterval(timer)
    stream.close()
  }

  function take(next: IteratorResult<object>): void {
    if (isOver) return
    if (next.done) {
      end(done)
      return
    }
    add(frame(next.value))
    if (piece.length > pieceCharactersMax) flush()
    isHeld = (stream.desiredSize ?? 0) <= 0
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
        stream = controller
        if (isLate) add(keepAlive)
        first.then(take, fail)
        timer = setInterval(() => {
          // A reader that has not taken the last piece is alive in its own time; more would only fill memory.
          if (++silentTicks >= silentTicksMax && controller.desiredSize) add(keepAlive)
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
        await iterator.return?.().catch(onError)
      },
    },
    { highWaterMark: 1 },
  )
}
