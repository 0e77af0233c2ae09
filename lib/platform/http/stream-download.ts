/**
 * A download that is generated while it is sent, so that it is never in memory as a whole and does not block requests.
 */
import { setImmediate } from 'node:timers/promises'

interface DownloadFile {
  /** ASCII without quotes. */
  name: string
  mediaType: string
}

/** Characters written before yielding to other requests. */
const chunkCharacters = 64_000

/**
 * @param report receives errors after the status has been sent; the download then breaks off, which the browser shows
 */
export function streamDownload(
  pieces: Iterator<string>,
  { name, mediaType }: DownloadFile,
  report: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  // Generate the first piece now: an error here can still become an error response.
  let next = pieces.next()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setImmediate()
      let text = ''
      try {
        for (; !next.done && text.length < chunkCharacters; next = pieces.next()) text += next.value
      } catch (error) {
        report(error)
        controller.error(error)
        return
      }
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (next.done) controller.close()
    },
    cancel() {
      pieces.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
