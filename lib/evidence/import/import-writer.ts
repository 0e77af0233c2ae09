/**
 * Writes an import to the library. It notices when a rebuild has replaced the file and continues in the new one, so
 * that nothing is written to a deleted file.
 */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { isKnownVersion, SchemaError, sharedPositionNames } from '@/lib/evidence/library/library-schema'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { applyReadings, listRetractions, removeDeleted } from './apply-readings'
import { beginImport, endImport, type LoggedImport, saveImport } from './import-log'
import type { ImportTarget } from './import-target'
import { noteDeleted } from './receipt'

/** How long a batch waits for another import to commit. */
const busyTimeoutMs = 60_000

export class ImportWriter implements ImportTarget {
  private readonly file: string
  private writer: LibraryWriter
  private inode: bigint

  /** @throws SchemaError when the file has another schema version */
  constructor(file: string) {
    this.file = file
    this.inode = statSync(file, { bigint: true }).ino
    this.writer = openWriter(file)
  }

  begin(sha256: string | null, file: string, startedAt: string): LoggedImport {
    return beginImport(this.writer.db, sha256, file, startedAt)
  }

  /** Writes a whole batch or nothing. */
  write(run: LoggedImport, readings: ReaderEvent[]): void {
    this.transact((writer) => {
      // On a copy: the counts must not change when the transaction is rolled back.
      const receipt = structuredClone(run.receipt)
      applyReadings(writer, readings, receipt)
      if (listRetractions(readings).length > 0) writer.markRetracted()
      removeDeleted(writer, readings, receipt)
      saveImport(writer.db, run, receipt, null)
      return () => Object.assign(run.receipt, receipt)
    })
  }

  finish(run: LoggedImport): void {
    noteDeleted(run.receipt)
    this.transact((writer) => {
      saveImport(writer.db, run, run.receipt, new Date().toISOString())
      return () => endImport(run)
    })
  }

  close(run: LoggedImport): void {
    endImport(run)
    this.writer.db.close()
  }

  /** @param change returns an action to run after the commit */
  private transact(change: (writer: LibraryWriter) => () => unknown): void {
    while (true) {
      const done = this.writer.transact(() => (this.isCurrent() ? change(this.writer) : null))
      if (done) return void done()
      this.writer.db.close()
      this.inode = statSync(this.file, { bigint: true }).ino
      this.writer = openWriter(this.file)
    }
  }

  /** Checked inside the transaction: a rebuild holds the same lock until its file is in place. */
  private isCurrent(): boolean {
    return statSync(this.file, { bigint: true }).ino === this.inode
  }
}

function openWriter(file: string): LibraryWriter {
  const db = new DatabaseSync(file)
  try {
    // NORMAL keeps the file valid after any crash; a power cut may lose the last batches, which are then read again.
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000`)
    // Pages that every batch changes are then written back once in about ten batches.
    db.exec('PRAGMA wal_autocheckpoint = 16000')
    const version = db.prepare("SELECT value FROM meta WHERE name = 'schema'").get()?.['value']
    if (db.prepare('SELECT 1 FROM meta WHERE name = ?').get(sharedPositionNames.epoch) !== undefined)
      throw new Error(`${file} is a copy of a shared library, which only its own log may change. Set DATABASE_URL.`)
    if (!isKnownVersion(version)) throw new SchemaError(version === undefined ? undefined : String(version))
    return new LibraryWriter(db)
  } catch (error) {
    db.close()
    throw error
  }
}
