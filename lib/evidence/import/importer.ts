/**
 * Imports the records of a file into the library. Each batch changes articles, passages, index and receipt in one
 * transaction, so that a process killed at any moment leaves a valid library, and the next import of the same file
 * resumes after the last batch. Bundled summaries change only to mark a retraction.
 */
import { basename } from 'node:path'
import type { DocumentFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { hashFile } from '@/lib/store/hash-file'
import type { ImportRun } from '@/lib/wire/import-run'
import type { ImportTarget } from './import-target'
import { ImportWriter } from './import-writer'
import type { ReaderInput, ReaderMessage } from './reader.worker'
import { readInThread } from './reader-thread'
import { noteRefusal, type Receipt } from './receipt'

export interface ImportProgress {
  receipt: Receipt
  bytesRead: number
  perSecond: number
  /** Null until it can be estimated. */
  secondsLeft: number | null
}

/**
 * Blocks the calling thread for up to some hundred milliseconds at a time, so a server calls it from a separate
 * thread or process.
 *
 * @param libraryFile a library of this program's version, made by `prepareLibrary`
 * @param report called after every batch
 * @returns the receipt; a file that can't be read is a refusal in it, not an error
 * @throws SchemaError, or SQLite's error when the library can't be written; committed batches are kept
 */
export async function importFile(
  file: string,
  libraryFile: string,
  report: (progress: ImportProgress) => void = () => {},
): Promise<Receipt> {
  return importInto(new ImportWriter(libraryFile), file, report)
}

/**
 * Imports a file into any library.
 *
 * @param read reads the file outside this thread
 * @param about what the person who adds a document states about it
 * @returns the receipt; a file that can't be read is a refusal in it, not an error
 * @throws what the library throws when it can't be written; committed batches are kept
 */
export async function importInto(
  target: ImportTarget,
  file: string,
  report: (progress: ImportProgress) => void = () => {},
  read: (input: ReaderInput) => AsyncIterable<ReaderMessage> = readInThread,
  about?: DocumentFacts,
): Promise<Receipt> {
  const started = performance.now()
  const checkedAt = new Date().toISOString()
  // Identifies an interrupted import of the file. If it can't be read, the reader will meet the same
  // error and report it.
  const sha256 = await hashFile(file).catch(() => null)
  const run = await target.begin(sha256, basename(file), checkedAt)
  const { receipt } = run
  const pace = new ProgressMeter(receipt)
  try {
    for await (const message of read({ file, checkedAt, skip: receipt.read, ...(about ? { about } : {}) })) {
      receipt.seconds = pace.secondsBefore + (performance.now() - started) / 1000
      if (message.type === 'opened') {
        receipt.format = message.format
        receipt.bytes = message.bytes
      } else if (message.type === 'batch') {
        await target.write(run, message.readings)
        report(pace.after(message.bytesRead))
      } else {
        receipt.notes.push(...message.notes)
        if (message.broken !== null) noteRefusal(receipt, withRecordsImported(message.broken, receipt))
        await target.finish(run)
      }
    }
    return receipt
  } finally {
    await target.close(run)
  }
}

export function toRunProgress({ receipt, bytesRead, perSecond, secondsLeft }: ImportProgress): ImportRun['progress'] {
  const share = receipt.bytes > 0 ? Math.min(1, bytesRead / receipt.bytes) : 0
  return { read: receipt.read, added: receipt.added, share, perSecond, secondsLeft }
}

function withRecordsImported(reason: ServerMessage, { read }: Receipt): ServerMessage {
  if (read === 0) return reason
  return read === 1
    ? serverMessage('one_record_imported', { sentence: reason })
    : serverMessage('records_imported', { sentence: reason, count: read })
}

class ProgressMeter {
  readonly secondsBefore: number
  private readonly receipt: Receipt
  private readonly recordsBefore: number
  private readonly started = performance.now()
  private bytesBefore = 0

  constructor(receipt: Receipt) {
    this.receipt = receipt
    this.secondsBefore = receipt.seconds
    this.recordsBefore = receipt.read
  }

  after(bytesRead: number): ImportProgress {
    // Records imported before the interruption are skipped quickly; counting them would make the estimate too
    // optimistic.
    if (this.receipt.resumedAfter > 0 && this.bytesBefore === 0) this.bytesBefore = bytesRead
    const seconds = (performance.now() - this.started) / 1000
    const bytes = bytesRead - this.bytesBefore
    return {
      receipt: this.receipt,
      bytesRead,
      perSecond: Math.round((this.receipt.read - this.recordsBefore) / seconds),
      secondsLeft: bytes > 0 ? Math.ceil(((this.receipt.bytes - bytesRead) / bytes) * seconds) : null,
    }
  }
}
