/**
 * Prepares the library file at the start: it is built at the first start, updated when the bundled articles change, and
 * rebuilt for a new version of the program. Imported articles are never dropped.
 */
import 'server-only'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { listRunningImports } from '@/lib/evidence/import/import-log'
import { hasBlocksToJoin } from '@/lib/evidence/index/segments'
import { Library } from '@/lib/evidence/library/library-reader'
import { type Origin, SchemaError } from '@/lib/evidence/library/library-schema'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { readStarterLibrary, type StarterLibrary } from '@/lib/evidence/library/starter-library'
import { ApiError } from '@/lib/wire/errors'
import { buildLibrary } from './build-library'
import { getLibraryFile, toLibraryUnavailable } from './open-library'

/**
 * Prepares the library: builds it when it is missing, updates the bundled articles when they have changed, and
 * rebuilds a file of an older version from its own articles.
 *
 * @param report receives one line for each action; none when nothing was needed
 * @throws ApiError `library_unavailable` for a damaged file, which is left as it is
 */
export function prepareLibrary(report: (line: string) => void): void {
  const file = getLibraryFile()
  const starter = readStarterLibrary()
  if (!existsSync(file)) {
    report(`Building the library with ${starter.articles.length} articles in ${file}`)
    buildLibrary(toStarterEntries(starter), { file, starterHash: starter.hash })
    return
  }
  try {
    const library = new Library(file)
    const held = library.readMeta('starter')
    const isToJoin = hasBlocksToJoin(library.db)
    library.close()
    if (isToJoin) joinIndex(file, report)
    if (held === starter.hash) return
    report(`Updating the ${starter.articles.length} bundled articles of the library`)
    replaceStarterArticles(file, starter)
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw toLibraryUnavailable(file, cause)
    report('Rebuilding the library for this version of the program')
    rebuildLibrary(report)
  }
}

/**
 * Rebuilds the file from the bundled articles and every imported article that can still be read. When the old file
 * can't be read to its end, it is kept under another name.
 */
export function rebuildLibrary(report: (line: string) => void): void {
  const file = getLibraryFile()
  const starter = readStarterLibrary()
  const release = blockWriters(file)
  try {
    const old = new PreviousLibrary(file)
    const articles = concatenate(toStarterEntries(starter), old.imported())
    const rebuilt = `${file}.rebuilt`
    buildLibrary(articles, { file: rebuilt, starterHash: starter.hash, importRows: () => old.importRows() })
    if (old.isDamaged) {
      const kept = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`
      renameSync(file, kept)
      report(`The old file could not be read to its end; it is kept as ${kept}`)
    }
    for (const part of [`${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
    renameSync(rebuilt, file)
    old.close()
    report(`The library contains ${starter.articles.length} bundled and ${old.count} imported articles`)
  } finally {
    release()
  }
}

/**
 * Blocks other processes from writing to the old file while the new one is built from it.
 *
 * @returns a function that unblocks them; they then notice that the file was replaced
 * @throws ApiError `library_unavailable` while an import is running
 */
function blockWriters(file: string): () => void {
  if (!existsSync(file)) return () => {}
  const db = new DatabaseSync(file)
  let running: number[] = []
  try {
    db.exec('PRAGMA busy_timeout = 30000; BEGIN IMMEDIATE')
    running = listRunningImports(db)
  } catch {
    // Damaged, or from a version without imports: nothing writes to it.
  }
  if (running.length === 0) return () => db.close()
  db.close()
  throw new ApiError(
    'library_unavailable',
    `An import is in progress (process ${running.join(', ')}), so the library was not rebuilt. Rebuild it when the import has ended.`,
  )
}

/** The file being replaced, read as far as possible. */
class PreviousLibrary {
  isDamaged = false
  count = 0
  private readonly library: Library | null

  constructor(file: string) {
    this.library = existsSync(file) ? this.tried(() => new Library(file, { anyVersion: true }), null) : null
  }

  *imported(): Generator<{ article: Article; origin: Origin }> {
    const articles = this.library?.articles()
    for (let next = this.next(articles); next; next = this.next(articles)) {
      if (next.origin !== 'import') continue
      this.count += 1
      yield next
    }
  }

  importRows(): SQLInputValue[][] {
    try {
      return this.library?.importRows() ?? []
    } catch {
      // Past receipts matter less than articles: a file without them does not count as damaged.
      return []
    }
  }

  close(): void {
    this.library?.close()
  }

  private next(articles: Iterator<{ article: Article; origin: Origin }> | undefined) {
    return this.tried(() => {
      const result = articles?.next()
      return result?.done ? undefined : result?.value
    }, undefined)
  }

  private tried<T>(read: () => T, otherwise: T): T {
    try {
      return read()
    } catch {
      this.isDamaged = true
      return otherwise
    }
  }
}

function* concatenate<T>(...lists: Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list
}

function toStarterEntries(starter: StarterLibrary): { article: Article; origin: Origin }[] {
  return starter.articles.map((article) => ({ article, origin: 'starter' as const }))
}

/**
 * Joins index blocks that a version without segments, or an interrupted import, left. The library works without: if it
 * can't be done now, for want of space or because of an import, the next import or start continues.
 */
function joinIndex(file: string, report: (line: string) => void): void {
  report('Joining the blocks of the search index, once, so that a large library is searched faster')
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA busy_timeout = 30000; PRAGMA synchronous = NORMAL')
    const writer = new LibraryWriter(db)
    while (hasBlocksToJoin(db)) writer.transact(() => {})
  } catch (cause) {
    report(
      `They could not all be joined (${cause instanceof Error ? cause.message : cause}); searches work, but are slower`,
    )
  } finally {
    db.close()
  }
}

function replaceStarterArticles(file: string, starter: StarterLibrary): void {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA busy_timeout = 30000')
    const writer = new LibraryWriter(db)
    writer.transact(() => {
      writer.removeBundled()
      for (const article of starter.articles) writer.insert(article, 'starter')
      writer.markRetracted()
      writer.setMeta('starter', starter.hash)
    })
  } finally {
    db.close()
  }
}
