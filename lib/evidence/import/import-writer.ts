/**
 * The library as an import writes to it. It notices when the file was replaced meanwhile (a rebuild writes a new one and
 * renames it) and goes on in the new file, so that nothing is written where nobody reads.
 */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import type { Article } from '@/lib/evidence/article/article'
import { areDistinct, isSameArticle, titleNumber } from '@/lib/evidence/article/article-identity'
import type { Reading } from '@/lib/evidence/import/formats/reader'
import { SchemaError, schemaVersion } from '@/lib/evidence/library/library-schema'
import { type HeldArticle, LibraryWriter } from '@/lib/evidence/library/library-writer'
import { say } from '@/lib/shared/messages/server-messages'
import { beginRun, endRun, type Run, saveRun } from './import-log'
import { mergeArticles } from './merge-imported'
import { noteRefusal, type Receipt } from './receipt'

/** How long a batch waits for another import to finish its own. */
const busyTimeoutMs = 60_000

export class Target {
  private readonly file: string
  private writer: LibraryWriter
  private inode: bigint

  /** @throws SchemaError when the file is another version's */
  constructor(file: string) {
    this.file = file
    this.inode = statSync(file, { bigint: true }).ino
    this.writer = openWriter(file)
  }

  begin(sha256: string | null, file: string, startedAt: string): Run {
    return beginRun(this.writer.db, sha256, file, startedAt)
  }

  /** Takes one batch in, or nothing of it. */
  write(run: Run, readings: Reading[]): void {
    this.transact((writer) => {
      // On a copy: the numbers must not move when the transaction is taken back.
      const receipt = structuredClone(run.receipt)
      let hasRetraction = false
      for (const reading of readings) {
        take(writer, reading, receipt)
        if (reading.type === 'article' && reading.article.retraction !== null) hasRetraction = true
      }
      if (hasRetraction) writer.markRetracted()
      removeDeleted(writer, readings, receipt)
      saveRun(writer.db, run, receipt, null)
      return () => Object.assign(run.receipt, receipt)
    })
  }

  finish(run: Run): void {
    const { deleted, notes } = run.receipt
    // Once for the whole file: with every batch the list of notes would grow with the file.
    if (deleted) notes.push(say('deleted', { count: inWords(deleted.listed), held: inWords(deleted.held) }))
    this.transact((writer) => {
      saveRun(writer.db, run, run.receipt, new Date().toISOString())
      return () => endRun(run)
    })
  }

  close(run: Run): void {
    endRun(run)
    this.writer.db.close()
  }

  /** @param change returns what is to be done once it is committed */
  private transact(change: (writer: LibraryWriter) => () => unknown): void {
    while (true) {
      const done = this.writer.transact(() => (this.isCurrent() ? change(this.writer) : null))
      if (done) return void done()
      this.writer.db.close()
      this.inode = statSync(this.file, { bigint: true }).ino
      this.writer = openWriter(this.file)
    }
  }

  /** Asked inside the transaction: a rebuild holds the same lock until its file is in place. */
  private isCurrent(): boolean {
    return statSync(this.file, { bigint: true }).ino === this.inode
  }
}

function openWriter(file: string): LibraryWriter {
  const db = new DatabaseSync(file)
  try {
    // NORMAL keeps the file valid whatever happens; a power cut may cost the last batches, which are then read again.
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000`)
    // Pages that batch after batch changes are then written back once for some ten batches.
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

function take(writer: LibraryWriter, reading: Reading, receipt: Receipt): void {
  if (reading.type === 'note' && !receipt.notes.includes(reading.note)) receipt.notes.push(reading.note)
  if (reading.type === 'note' || reading.type === 'deleted') return
  receipt.read += 1
  if (reading.type === 'refused') {
    receipt.refused += 1
    noteRefusal(receipt, reading.reason, reading.place)
  } else receipt[takeArticle(writer, reading.article)] += 1
}

/**
 * Removes what PubMed has deleted: mostly second records of one article, and some that were none. Bundled summaries stay.
 */
function removeDeleted(writer: LibraryWriter, readings: Reading[], receipt: Receipt): void {
  const listed = readings.flatMap((reading) => (reading.type === 'deleted' ? [reading.pmid] : []))
  if (listed.length === 0) return
  const held = listed.flatMap((pmid) => writer.held('pmid', pmid))
  for (const each of held) writer.remove(each)
  const before = receipt.deleted ?? { listed: 0, held: 0 }
  receipt.deleted = { listed: before.listed + listed.length, held: before.held + held.length }
}

function inWords(value: number): string {
  return value.toLocaleString('en-US')
}

function takeArticle(writer: LibraryWriter, article: Article): 'added' | 'updated' | 'unchanged' {
  const title = titleNumber(article)
  const [target, ...others] = heldAs(writer, article, title)
  const isBundled = article.provenance === 'summary' && writer.holds(article.id, 'starter')
  if (!target && !isBundled) {
    writer.insert(article, 'import', title)
    return 'added'
  }
  if (!target) return 'unchanged'
  const joined = others.reduce((sum, other) => mergeArticles(sum, other.article), target.article)
  const merged = mergeArticles(joined, article)
  if (others.length === 0 && isDeepStrictEqual({ ...merged, checkedAt: '' }, { ...target.article, checkedAt: '' })) {
    return 'unchanged'
  }
  for (const other of others) writer.remove(other)
  writer.replace(target, merged)
  return 'updated'
}

/** The records held for this article: one, or several that are now seen to be one. */
function heldAs(writer: LibraryWriter, article: Article, title: number): HeldArticle[] {
  const found = [
    ...writer.held('id', article.id),
    ...(article.pmid ? writer.held('pmid', article.pmid) : []),
    ...(article.doi ? writer.held('doi', article.doi) : []),
    ...(article.pmcid ? writer.held('pmcid', article.pmcid) : []),
    ...writer.held('title', title),
  ]
  const same: HeldArticle[] = []
  for (const held of found) {
    const isNew = same.every(({ rowid }) => rowid !== held.rowid)
    // An article without identifiers may resemble two that are not each other.
    const fits = same.every((each) => !areDistinct(each.article, held.article))
    if (isNew && fits && isSameArticle(article, held.article)) same.push(held)
  }
  return same
}
