/**
 * Writes a library file. It is built beside the old one and renamed into place, so a reader sees either the old
 * library or the new one.
 */
import 'server-only'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import type { Origin } from '@/lib/evidence/library/library-schema'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { getLibraryFile } from './open-library'

/** Articles written in one transaction; their counts are held in memory until it commits. */
const buildBatch = 5000

/**
 * Writes a complete library beside `file`, then renames it into place.
 *
 * @param importRows rows of the `imports` table, requested once the articles are written
 */
export function buildLibrary(
  articles: Iterable<{ article: Article; origin: Origin }>,
  {
    file = getLibraryFile(),
    starterHash = '',
    importRows = () => [],
  }: { file?: string; starterHash?: string; importRows?: () => SQLInputValue[][] } = {},
): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new`
  for (const part of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(part, { force: true })
  const db = new DatabaseSync(draft)
  try {
    // The file is complete once it is closed, before it is renamed.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    LibraryWriter.createTables(db)
    const writer = new LibraryWriter(db)
    const each = articles[Symbol.iterator]()
    while (writer.transact(() => insertBatch(writer, each))) {}
    writer.transact(() => {
      writer.markRetracted()
      writer.setMeta('starter', starterHash)
      for (const row of importRows()) db.prepare('INSERT INTO imports VALUES (?, ?, ?, ?, ?, ?)').run(...row)
    })
  } finally {
    db.close()
  }
  // A write-ahead log left by the old file must never be replayed onto the new one.
  for (const part of [`${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
  renameSync(draft, file)
}

/** @returns whether there may be more */
function insertBatch(writer: LibraryWriter, articles: Iterator<{ article: Article; origin: Origin }>): boolean {
  for (let count = 0; count < buildBatch; count += 1) {
    const next = articles.next()
    if (next.done) return false
    writer.insert(next.value.article, next.value.origin)
  }
  return true
}
