/**
 * The library of this process: one SQLite file under DATA_DIR, made at the first start and kept in step with the bundled
 * records. A new file is built beside the old one and renamed, so a reader sees the old library or the new one, never
 * half of it; what its owner imported is never dropped.
 */
import 'server-only'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { listRunningImports } from '@/lib/evidence/import/import-log'
import { LibraryHandle } from '@/lib/evidence/library/library-handle'
import { Library } from '@/lib/evidence/library/library-reader'
import { type Origin, SchemaError } from '@/lib/evidence/library/library-schema'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { readStarterLibrary, type StarterLibrary } from '@/lib/evidence/library/starter-library'
import { findCachedArticle } from '@/lib/evidence/live/open-cache'
import { closeSearchPool } from '@/lib/evidence/threads/search-pool'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { reportDamage } from '@/lib/store/damaged-files'
import { ApiError } from '@/lib/wire/errors'

export function getLibraryFile(): string {
  return join(config().DATA_DIR, 'library.sqlite')
}

const handle = new LibraryHandle()
let current: { library: Library; checkedAtMs: number } | undefined

/** How often a changed file is looked for: a file system call a second, not one a search. */
const recheckMs = 1000

/**
 * The library for a look at it from this thread, such as a record or a count; searches have threads of their own. Opened
 * on first use and again after its file has been replaced.
 *
 * @param recheck looks for a change now rather than within the second
 * @throws ApiError `library_unavailable`; its message says which file and how to rebuild it
 */
export function openLibrary({ recheck = false } = {}): Library {
  const now = Date.now()
  const file = getLibraryFile()
  if (!recheck && current?.library.file === file && now - current.checkedAtMs < recheckMs) return current.library
  try {
    current = { library: handle.open(file), checkedAtMs: now }
    return current.library
  } catch (cause) {
    throw toLibraryUnavailable(file, cause)
  }
}

/** Lets go of the file, so that its folder can be removed. */
export function closeLibrary(): void {
  handle.close()
  current = undefined
  void closeSearchPool()
}

/**
 * The article with this id: the library's, or one that an answer cited from PubMed or Europe PMC; else null.
 *
 * @throws ApiError `library_unavailable`
 */
export function findArticleById(id: string): Article | null {
  const library = openLibrary()
  try {
    return library.articleById(id) ?? findCachedArticle(id)
  } catch (cause) {
    throw toLibraryUnavailable(library.file, cause)
  }
}

/** The message reaches callers, so it names the file and not its folder; the log has the whole path. */
export function toLibraryUnavailable(file: string, cause: unknown): ApiError {
  reportDamage(file, cause)
  return new ApiError('library_unavailable', serverMessage('libraryUnreadable', { file: basename(file) }), {
    cause: new Error(`${file} can't be read`, { cause }),
  })
}

/** Articles written at once; what is counted meanwhile is held in memory. */
const buildBatch = 5000

/**
 * Writes a complete library: built beside `file`, then renamed into place.
 *
 * @param importRows of the `imports` table; asked for when the articles are written
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
    db.exec('PRAGMA journal_mode = WAL')
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

/**
 * Makes the library ready for questions: builds it when it is missing, brings the bundled records up to date when they
 * changed, and rebuilds a file of an older version from its own records.
 *
 * @param report gets one line for each thing done; none when everything is in place
 * @throws ApiError `library_unavailable` for a damaged file, which is left as it is
 */
export function prepareLibrary(report: (line: string) => void): void {
  const file = getLibraryFile()
  const starter = readStarterLibrary()
  if (!existsSync(file)) {
    report(`Building the evidence library with ${starter.articles.length} articles in ${file}`)
    buildLibrary(toStarterEntries(starter), { file, starterHash: starter.hash })
    return
  }
  try {
    const library = new Library(file)
    const held = library.readMeta('starter')
    library.close()
    if (held === starter.hash) return
    report(`Updating the ${starter.articles.length} bundled articles of the evidence library`)
    replaceStarterArticles(file, starter)
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw toLibraryUnavailable(file, cause)
    report('Rebuilding the evidence library for this version of the program')
    rebuildLibrary(report)
  }
}

/**
 * Builds the file anew: the bundled records, and every imported record that can still be read from the old file. When
 * the old file can't be read to its end, it is kept beside the new one under another name.
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
    report(`The evidence library holds ${starter.articles.length} bundled and ${old.count} imported articles`)
  } finally {
    release()
  }
}

/**
 * Keeps other processes from writing to the old file while the new one is made of it.
 *
 * @returns lets them go on; they then see that the file was replaced
 * @throws ApiError `library_unavailable` while an import is under way
 */
function blockWriters(file: string): () => void {
  if (!existsSync(file)) return () => {}
  const db = new DatabaseSync(file)
  let running: number[] = []
  try {
    db.exec('PRAGMA busy_timeout = 30000; BEGIN IMMEDIATE')
    running = listRunningImports(db)
  } catch {
    // Damaged, or of a version without imports: nobody writes to it.
  }
  if (running.length === 0) return () => db.close()
  db.close()
  throw new ApiError(
    'library_unavailable',
    `An import is under way (process ${running.join(', ')}). Rebuild the library when it has ended.`,
  )
}

/** The file that is replaced, read as far as it can be. */
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
      // The receipts of past imports are worth less than the records: a file without them is no damaged file.
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
