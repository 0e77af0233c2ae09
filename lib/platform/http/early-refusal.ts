/**
 * A refusal that a client can read while it is still uploading. If the server closed the connection, the client would
 * see a broken pipe instead of the 413 or 401, so the response is written at once and ends after the upload.
 */

/** Beyond these limits the connection is closed anyway, so that an endless upload cannot hold it open. */
const unreadBytesMax = 134_217_728
const unreadMs = 10_000

/**
 * @param text the response
 * @returns a body that sends `text`, and reads and discards the rest of the upload before it ends
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
    // The client has closed the connection.
  } finally {
    clearTimeout(timer)
  }
}
