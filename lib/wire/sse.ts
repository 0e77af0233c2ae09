/**
 * A stream as server-sent events. It promises that a stream ends in one of two ways, `[DONE]` or an error frame, that a
 * slow reader slows only its own answer, and that a reader who leaves ends the work behind. Source of the framing
 * rules: what the official clients do with each variant (an empty `data:` or an `id:` line breaks some of them).
 */
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
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

const encoder = new TextEncoder()
const keepAlive = encoder.encode(': keep-alive\n')
const done = encoder.encode('data: [DONE]\n\n')
const frame = (data: object) => encoder.encode(`data: ${JSON.stringify(data)}\n\n`)

/**
 * The answer's chunks as a response with status 200.
 *
 * @param onError is told every error that had to become a frame
 * @throws what `chunks` throws before its first chunk, so that the answer can still be a JSON error with its status;
 *   a slow answer gets its 200 and a comment after 10 seconds all the same
 */
export async function eventStream(
  chunks: AsyncIterable<ChatCompletionChunk>,
  onError: (error: unknown) => void,
): Promise<Response> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = iterator.next()
  const isLate = !(await settles(first, tickMs * silentTicksMax))
  return new Response(frames(iterator, first, isLate, onError), { headers })
}

/** @returns whether `promise` was fulfilled within `ms`; rejects when it was rejected within `ms` */
function settles(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, false)
    promise.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })
}

function frames(
  iterator: AsyncIterator<ChatCompletionChunk>,
  first: Promise<IteratorResult<ChatCompletionChunk>>,
  isLate: boolean,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let next: Promise<IteratorResult<ChatCompletionChunk>> | undefined = first
  let silentTicks = 0
  let timer: ReturnType<typeof setInterval>
  let hasLeft = false

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (isLate) controller.enqueue(keepAlive)
        timer = setInterval(() => {
          // A reader that has not taken the last piece is alive in its own time; more would only fill memory.
          if (++silentTicks < silentTicksMax || !controller.desiredSize) return
          silentTicks = 0
          controller.enqueue(keepAlive)
        }, tickMs)
      },
      async pull(controller) {
        try {
          const chunk = await (next ?? iterator.next())
          next = undefined
          silentTicks = 0
          controller.enqueue(chunk.done ? done : frame(chunk.value))
          if (!chunk.done) return
        } catch (error) {
          if (hasLeft) return
          onError(error)
          controller.enqueue(frame(toApiError(error).toBody()))
        }
        clearInterval(timer)
        controller.close()
      },
      async cancel() {
        hasLeft = true
        clearInterval(timer)
        await iterator.return?.().catch(onError)
      },
    },
    { highWaterMark: 1 },
  )
}
