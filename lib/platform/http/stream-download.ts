/** A file that is written while it is sent, so that a long one is never in memory as a whole and blocks nobody. */
import { setImmediate } from 'node:timers/promises'

export interface DownloadFile {
  /** ASCII without quotes. */
  name: string
  mediaType: string
}

/** Characters between two looks at what else waits. */
const chunkCharacters = 64_000

/** @param report gets what fails once the status is sent; the download then breaks off, which the browser shows */
export function streamDownload(
  pieces: Iterator<string>,
  { name, mediaType }: DownloadFile,
  report: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  // The first piece decides whether there is a file at all: until then a failure can still be an answer.
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
