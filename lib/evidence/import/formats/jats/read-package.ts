/**
 * Reads full texts from a package of PubMed Central: a tar archive, usually gzipped, of articles in JATS with their
 * figures. It holds one article at a time; articles before a damaged place are kept.
 */
import { Readable } from 'node:stream'
import { createTarDecoder } from 'modern-tar'
import { type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { readJats } from './read-jats'

/**
 * @param bytes of the archive, unpacked
 * @param name of the file, for messages
 * @throws RefusedFile when the rest of the archive can't be read; events already yielded remain valid
 */
export async function* readPackage(bytes: Readable, name: string, checkedAt: string): AsyncGenerator<ReaderEvent> {
  let records = 0
  try {
    for await (const { header, body } of listEntries(bytes)) {
      if (header.type !== 'file' || !/\.n?xml$/i.test(header.name)) await body.cancel()
      else
        for await (const event of readJats(decode(body), checkedAt)) {
          if (event.type === 'article' || event.type === 'refused') records += 1
          yield 'place' in event ? { ...event, place: { ...event.place, record: records } } : event
        }
    }
  } catch (error) {
    if (error instanceof RefusedFile) throw error
    throw new RefusedFile(serverMessage('tar_damaged', { name, what: reasonOf(error) }), error)
  } finally {
    bytes.destroy()
  }
  if (records === 0) throw new RefusedFile(serverMessage('tar_without_articles', { name }))
}

function listEntries(bytes: Readable) {
  // Node's types and those of browsers differ in name only.
  const stream = Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>
  return stream.pipeThrough(createTarDecoder({ strict: true }))
}

async function* decode(body: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of body) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
