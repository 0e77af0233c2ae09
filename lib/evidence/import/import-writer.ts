/**
 * Writes an import to the library. It notices when a rebuild has replaced the file and continues in the new one, so
 * that nothing is written to a deleted file.
 */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import type { Article } from '@/lib/evidence/article/article'
import { hashTitleToNumber, haveConflictingIdentifiers, isSameArticle } from '@/lib/evidence/article/article-identity'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { SchemaError, schemaVersion } from '@/lib/evidence/library/library-schema'
import { LibraryWriter, type StoredArticle } from '@/lib/evidence/library/library-writer'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { beginImport, endImport, type LoggedImport, saveImport } from './import-log'
import { mergeImported } from './merge-imported'
import { addNote, noteRefusal, type Receipt } from './receipt'

/** How long a batch waits for another import to commit. */
const busyTimeoutMs = 60_000

export class ImportWriter {
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
      let hasRetraction = false
      for (const reading of readings) {
        applyEvent(writer, reading, receipt)
        if (reading.type === 'article' && reading.article.retraction !== null) hasRetraction = true
      }
      if (hasRetraction) writer.markRetracted()
      removeDeleted(writer, readings, receipt)
      saveImport(writer.db, run, receipt, null)
      return () => Object.assign(run.receipt, receipt)
    })
  }

  finish(run: LoggedImport): void {
    const { deleted, notes } = run.receipt
    // Once for the whole file: a note for every batch would let the notes grow with the file.
    if (deleted) notes.push(serverMessage('deleted_records', { count: deleted.listed, held: deleted.held }))
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
    if (version !== String(schemaVersion)) throw new SchemaError(version === undefined ? undefined : String(version))
    return new LibraryWriter(db)
  } catch (error) {
    db.close()
    throw error
  }
}

// ------------------------------------------------------------------------------------------------- one record at a time

function applyEvent(writer: LibraryWriter, reading: ReaderEvent, receipt: Receipt): void {
  if (reading.type === 'note') addNote(receipt, reading.note)
  if (reading.type === 'note' || reading.type === 'deleted') return
  receipt.read += 1
  if (reading.type === 'refused') {
    receipt.refused += 1
    noteRefusal(receipt, reading.reason, reading.place)
  } else receipt[upsertArticle(writer, reading.article)] += 1
}

/**
 * Removes articles that PubMed has deleted: mostly duplicate records, and some that were not articles. Bundled
 * summaries stay.
 */
function removeDeleted(writer: LibraryWriter, readings: ReaderEvent[], receipt: Receipt): void {
  const listed = readings.flatMap((reading) => (reading.type === 'deleted' ? [reading.pmid] : []))
  if (listed.length === 0) return
  const held = listed.flatMap((pmid) => writer.findImported('pmid', pmid))
  for (const each of held) writer.remove(each)
  const before = receipt.deleted ?? { listed: 0, held: 0 }
  receipt.deleted = { listed: before.listed + listed.length, held: before.held + held.length }
}

function upsertArticle(writer: LibraryWriter, article: Article): 'added' | 'updated' | 'unchanged' {
  const title = hashTitleToNumber(article)
  const [target, ...others] = findStored(writer, article, title)
  const isBundled = article.provenance === 'summary' && writer.hasArticle(article.id, 'starter')
  if (!target && !isBundled) {
    writer.insert(article, 'import', title)
    return 'added'
  }
  if (!target) return 'unchanged'
  const joined = others.reduce((sum, other) => mergeImported(sum, other.article), target.article)
  const merged = mergeImported(joined, article)
  if (others.length === 0 && isDeepStrictEqual({ ...merged, checkedAt: '' }, { ...target.article, checkedAt: '' })) {
    return 'unchanged'
  }
  for (const other of others) writer.remove(other)
  writer.replace(target, merged)
  return 'updated'
}

/** The stored copies of this article: one, or several that prove to be the same. */
function findStored(writer: LibraryWriter, article: Article, title: number): StoredArticle[] {
  const found = [
    ...writer.findImported('id', article.id),
    ...(article.pmid ? writer.findImported('pmid', article.pmid) : []),
    ...(article.doi ? writer.findImported('doi', article.doi) : []),
    ...(article.pmcid ? writer.findImported('pmcid', article.pmcid) : []),
    ...writer.findImported('title', title),
  ]
  const same: StoredArticle[] = []
  for (const held of found) {
    const isNew = same.every(({ rowid }) => rowid !== held.rowid)
    // An article without identifiers may match two that differ from each other.
    const fits = same.every((each) => !haveConflictingIdentifiers(each.article, held.article))
    if (isNew && fits && isSameArticle(article, held.article)) same.push(held)
  }
  return same
}
