/** Reads the body of an outgoing request's response as a whole, up to a number of bytes. */
import { OutgoingError, type OutgoingResponse } from './send-request'

interface BoundedBody {
  /** The whole body, or its first `bytesMax` bytes. */
  bytes: Buffer
  isTruncated: boolean
  /** In bytes; if cut, what had been read when reading stopped. */
  size: number
}

/**
 * Closes the response. A body above the limit is cut, and its connection closed.
 *
 * @throws OutgoingError `malformed` for a compressed body, which was not asked for; as `OutgoingResponse.read`
 */
export async function readBody(response: OutgoingResponse, bytesMax: number): Promise<BoundedBody> {
  const pieces: Buffer[] = []
  let size = 0
  let isWhole = false
  try {
    const encoding = response.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new OutgoingError('malformed', new Error(`content-encoding ${encoding}`))
    for (;;) {
      const reads = await response.read()
      if (reads === null) break
      for (const read of reads) size += read.length
      pieces.push(...reads)
      if (size > bytesMax) return { bytes: Buffer.concat(pieces).subarray(0, bytesMax), isTruncated: true, size }
    }
    isWhole = true
    return { bytes: Buffer.concat(pieces), isTruncated: false, size }
  } finally {
    response.close(isWhole)
  }
}
