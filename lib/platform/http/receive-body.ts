/** Streams a body and enforces a minimum rate, so that a stalled sender cannot hold resources. */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

/** Allows for slow start and for pauses of a mobile network. */
const graceMs = 10_000

/**
 * @param bytesPerSecondMin average since the start, enforced after `graceMs`
 * @throws ApiError `request_timeout`; the rest of the body can still be read
 */
export async function* receiveBody(
  body: ReadableStream<Uint8Array>,
  bytesPerSecondMin: number,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  const startedAt = performance.now()
  let bytes = 0
  try {
    for (;;) {
      const dueAt = startedAt + graceMs + (bytes / bytesPerSecondMin) * 1000
      const { done, value } = await withDeadline(reader.read(), dueAt, bytesPerSecondMin)
      if (done) return
      bytes += value.byteLength
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

async function withDeadline<T>(reading: Promise<T>, dueAt: number, bytesPerSecondMin: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(toTimeoutError(bytesPerSecondMin)), Math.max(0, dueAt - performance.now()))
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function toTimeoutError(bytesPerSecondMin: number): ApiError {
  // RFC 9110, 15.5.9: the connection cannot be reused.
  const headers = { connection: 'close' }
  return new ApiError('request_timeout', serverMessage('request_too_slow', { bytes: bytesPerSecondMin }), { headers })
}
