/**
 * The worker that reads a file for an import: it decodes and parses while the importer indexes and writes. It sends
 * one batch for each request, so that only a few are in memory at once.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Article } from '@/lib/evidence/article/article'
import { type Format, openImportFile } from '@/lib/evidence/import/formats/detect-format'
import type { DocumentFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import type { ServerMessage } from '@/lib/shared/messages/server-messages'

export interface ReaderInput {
  file: string
  checkedAt: string
  /** Number of records to skip at the beginning. */
  skip: number
  /** What the person who adds a document states about it. */
  about?: DocumentFacts
}

export type ReaderMessage =
  | { type: 'opened'; format: Format; bytes: number }
  | { type: 'batch'; readings: ReaderEvent[]; bytesRead: number }
  /** The last message; `broken` says why the rest of the file can't be read. */
  | { type: 'ended'; notes: ServerMessage[]; broken: ServerMessage | null }

/** A batch is full when either limit is reached. */
const batchReadings = 1000
const batchCharacters = 8_000_000

/** Counts batches requested but not yet sent. */
class Requests {
  private open = 0
  private wake = () => {}

  add(): void {
    this.open += 1
    this.wake()
  }

  async take(): Promise<void> {
    while (this.open === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    this.open -= 1
  }
}

/** In this thread; only tests that import many small files read in the thread that writes. */
export async function* readMessages({ file, checkedAt, skip, about }: ReaderInput): AsyncGenerator<ReaderMessage> {
  let readings: ReaderEvent[] = []
  let characters = 0
  let records = 0
  let notes = () => [] as ServerMessage[]
  let bytesRead = () => 0
  const batch = (): ReaderMessage => {
    const full = readings
    readings = []
    characters = 0
    return { type: 'batch', readings: full, bytesRead: bytesRead() }
  }
  try {
    const opened = await openImportFile(file, about)
    notes = opened.notes
    bytesRead = opened.bytesRead
    yield { type: 'opened', format: opened.format, bytes: opened.bytes }
    for await (const reading of opened.read(checkedAt)) {
      const isRecord = reading.type === 'article' || reading.type === 'refused'
      if (isRecord) records += 1
      // Notes and deletions after the last imported record may not have been applied; applying them twice changes
      // nothing.
      if (records < skip || (isRecord && records === skip)) continue
      readings.push(reading)
      if (reading.type === 'article') characters += countCharacters(reading.article)
      else if (reading.type === 'refused') characters += reading.reason.text.length
      if (readings.length >= batchReadings || characters >= batchCharacters) yield batch()
    }
    yield batch()
    yield { type: 'ended', notes: notes(), broken: null }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    yield batch()
    yield { type: 'ended', notes: notes(), broken: error.serverMessage }
  }
}

function countCharacters({ title, authors, publicationTypes, mesh, keywords, passages }: Article): number {
  const lists = [...authors, ...publicationTypes, ...mesh, ...keywords]
  return [title, ...lists, ...passages.map(({ text }) => text)].reduce((sum, text) => sum + text.length, 0)
}

if (parentPort) {
  const port = parentPort
  const requests = new Requests()
  port.on('message', () => requests.add())
  // Set by `readInThread` only.
  for await (const message of readMessages(workerData as ReaderInput)) {
    await requests.take()
    port.postMessage(message)
  }
  port.close()
}
