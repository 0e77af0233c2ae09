/**
 * Limits concurrent image decoding, which can take seconds of CPU per image. Large images are decoded one at a time,
 * and ordinary ones never wait behind them: a caller who sends many images of the maximum size delays only such images.
 */
import { availableParallelism } from 'node:os'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { registerQueue } from '@/lib/store/queue-gauges'
import { ApiError } from '@/lib/wire/errors'

/** An ordinary phone photo has 12 million pixels. */
export const lightPixelsMax = 16_000_000

/** A longer queue takes minutes; callers should retry later. */
const waitingMax = 200

/** Node runs decoding, file access and DNS lookups on the same four threads; at most three may decode. */
const lightLimiter = createLimiter(Math.min(2, Math.max(1, availableParallelism() - 1)))
const heavyLimiter = createLimiter(1)

/** @param pixels of the image as its header states them */
export function selectLimiter(pixels: number): DecodeLimiter {
  return pixels > lightPixelsMax ? heavyLimiter : lightLimiter
}

/**
 * Runs `work` in FIFO order.
 *
 * @param signal leaves the queue. Running work cannot be stopped and keeps its slot until it ends, but the caller is
 * released at once
 * @throws ApiError `overloaded` when the queue is full
 */
type DecodeLimiter = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

export function createLimiter(atOnceMax: number): DecodeLimiter {
  const waiting = new Set<() => void>()
  let running = 0
  registerQueue('image', () => waiting.size)

  function next(): void {
    const [start] = waiting
    if (start === undefined || running >= atOnceMax) return
    waiting.delete(start)
    running += 1
    start()
  }

  return async (work, signal) => {
    signal.throwIfAborted()
    if (waiting.size >= waitingMax) throw overloadedError()
    const left = Promise.withResolvers<never>()
    const turn = Promise.withResolvers<void>()
    const leave = () => {
      waiting.delete(turn.resolve)
      left.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.add(turn.resolve)
    const done = turn.promise.then(work).finally(() => {
      running -= 1
      next()
    })
    next()
    try {
      return await Promise.race([done, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}

function overloadedError(): ApiError {
  return new ApiError('overloaded', serverMessage('image_queue_full'), { headers: { 'retry-after': '5' } })
}
