/**
 * A refusal that a client can read although it is still sending. A connection closed under an upload reaches the client
 * as a broken pipe and not as a 413 or 401, so the answer is written at once and ends when the upload has.
 */

/** Beyond these the connection is cut all the same: nobody may hold it by never ending. */
const unreadBytesMax = 134_217_728
const unreadMs = 10_000

/**
 * @param text what the client is told
 * @returns a body that is `text`, and that reads and drops what is left of the request's own body before it ends
 */
export function respondAfterUpload(text: string, request: Request): BodyInit {
  const upload = request.body
  if (!upload || upload.locked) return text
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      await drainUpload(upload)
      controller.close()
    },
  })
}

async function drainUpload(upload: ReadableStream<Uint8Array>): Promise<void> {
  const reader = upload.getReader()
  const timer = setTimeout(() => reader.cancel().catch(() => {}), unreadMs)
  let bytes = 0
  try {
    for (let read = await reader.read(); !read.done && bytes < unreadBytesMax; read = await reader.read()) {
      bytes += read.value.byteLength
    }
  } catch {
    // The client has gone; there is nobody to tell.
  } finally {
    clearTimeout(timer)
  }
}
