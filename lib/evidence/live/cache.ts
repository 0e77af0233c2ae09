/**
 * Caches answers of PubMed and Europe PMC: searches for a day, articles for thirty days, and every article that an
 * answer cites permanently, so that its source opens after a restart and without the service.
 *
 * It is a separate file beside the library. The library is read by worker threads, copied as a whole and replaced by
 * renaming; writing to it with every question would break all three. Losing this file costs requests and the sources
 * of older live answers, never the library.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { log } from '@/lib/log'
import type { EvidenceSearch } from '@/lib/wire/evidence'

const hourMs = 3_600_000
const searchTtlMs = 24 * hourMs
/** Bounds the age of an article's retraction status. */
const articleTtlMs = 30 * 24 * hourMs
/** Some 60 MB of uncited articles, and 5 MB of searches. */
const articlesMax = 10_000
const searchesMax = 5_000
/** Old rows are deleted once in this many writes: finding them costs about as much as a write. */
const writesBetweenSweeps = 50

const schemaVersion = 1
const schema = `
  CREATE TABLE IF NOT EXISTS searches (key TEXT PRIMARY KEY, at INTEGER NOT NULL, result TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS searches_at ON searches (at);
  CREATE TABLE IF NOT EXISTS records (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, cited INTEGER NOT NULL DEFAULT 0, record TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS records_at ON records (cited, at);
  PRAGMA user_version = ${schemaVersion};
`

/** What a service found; ids best first. */
export interface CachedSearch {
  ids: string[]
  search: EvidenceSearch
}

interface LiveCacheOptions {
  now?: () => number
  recordsMax?: number
  searchesMax?: number
}

/** No method throws: a failing cache behaves like an empty one. */
export class LiveCache {
  private readonly db: DatabaseSync
  private readonly now: () => number
  private readonly limits: { records: number; searches: number }
  private readonly statements: Record<
    'findSearch' | 'storeSearch' | 'findArticle' | 'storeArticle' | 'storeCited' | 'storeShared',
    StatementSync
  >
  private writes = 0

  /** @throws Error when the file can't be opened or was written by a newer program */
  constructor(file: string, options: LiveCacheOptions = {}) {
    this.now = options.now ?? Date.now
    this.limits = { records: options.recordsMax ?? articlesMax, searches: options.searchesMax ?? searchesMax }
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(file)
    try {
      // NORMAL survives a crash of the process; after a power cut the last writes may have to be fetched again.
      db.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
      const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
      if (version > schemaVersion)
        throw new Error(`it has schema version ${version}; this program knows ${schemaVersion}`)
      db.exec(schema)
      this.statements = {
        findSearch: db.prepare('SELECT result FROM searches WHERE key = ? AND at > ?'),
        storeSearch: db.prepare('INSERT OR REPLACE INTO searches VALUES (?, ?, ?)'),
        findArticle: db.prepare('SELECT record FROM records WHERE id = ? AND at > ?'),
        storeArticle: db.prepare(
          `INSERT INTO records (id, at, record) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET at = excluded.at, record = excluded.record`,
        ),
        storeCited: db.prepare('UPDATE records SET cited = 1 WHERE id = ?'),
        storeShared: db.prepare(
          `INSERT INTO records (id, at, cited, record) VALUES (?, ?, 1, ?)
           ON CONFLICT (id) DO UPDATE SET cited = 1, at = excluded.at, record = excluded.record
           WHERE cited = 0 OR json_extract(excluded.record, '$.checkedAt') > json_extract(record, '$.checkedAt')`,
        ),
      }
    } catch (error) {
      db.close()
      throw error
    }
    this.db = db
  }

  /** The result of the same search within the last day. */
  findSearch(key: string): CachedSearch | null {
    return this.guarded(null, () => {
      const row = this.statements.findSearch.get(key, this.now() - searchTtlMs)
      // Written by `storeSearch`.
      return row ? (JSON.parse(String(row['result'])) as CachedSearch) : null
    })
  }

  storeSearch(key: string, result: CachedSearch): void {
    this.guarded(undefined, () => {
      this.statements.storeSearch.run(key, this.now(), JSON.stringify(result))
      this.deleteOldRows()
    })
  }

  /** The articles among these that were fetched within the last thirty days, by id. */
  findFreshArticles(ids: string[]): Map<string, Article> {
    return this.guarded(new Map(), () => {
      const since = this.now() - articleTtlMs
      return new Map(ids.flatMap((id) => this.read(id, since).map((article) => [id, article] as const)))
    })
  }

  storeArticles(articles: Article[]): void {
    if (articles.length === 0) return
    this.guarded(undefined, () => {
      this.db.exec('BEGIN IMMEDIATE')
      try {
        for (const article of articles)
          this.statements.storeArticle.run(article.id, this.now(), JSON.stringify(article))
        this.db.exec('COMMIT')
      } catch (error) {
        this.db.exec('ROLLBACK')
        throw error
      }
      this.deleteOldRows()
    })
  }

  /** Stores these permanently, because an answer is about to cite them. */
  storeCited(articles: Article[]): void {
    this.storeArticles(articles)
    this.guarded(undefined, () => {
      for (const { id } of articles) this.statements.storeCited.run(id)
    })
  }

  /**
   * Stores what other servers' answers cited; a record that was checked later than the stored one replaces it.
   *
   * @param at when it was checked, in milliseconds since 1970
   */
  storeShared(records: readonly { id: string; at: number; record: string }[]): void {
    this.guarded(undefined, () => {
      for (const { id, at, record } of records) this.statements.storeShared.run(id, at, record)
    })
  }

  /** Of any age. */
  findArticleById(id: string): Article | null {
    return this.guarded(null, () => this.read(id, 0)[0] ?? null)
  }

  close(): void {
    this.db.close()
  }

  private read(id: string, since: number): Article[] {
    const row = this.statements.findArticle.get(id, since)
    // Written by `storeArticles`.
    return row ? [JSON.parse(String(row['record'])) as Article] : []
  }

  private deleteOldRows(): void {
    this.writes++
    if (this.writes % writesBetweenSweeps !== 1) return
    const now = this.now()
    this.db.prepare('DELETE FROM searches WHERE at <= ?').run(now - searchTtlMs)
    this.db.prepare('DELETE FROM records WHERE cited = 0 AND at <= ?').run(now - articleTtlMs)
    this.db
      .prepare('DELETE FROM searches WHERE key IN (SELECT key FROM searches ORDER BY at DESC LIMIT -1 OFFSET ?)')
      .run(this.limits.searches)
    this.db
      .prepare(
        'DELETE FROM records WHERE id IN (SELECT id FROM records WHERE cited = 0 ORDER BY at DESC LIMIT -1 OFFSET ?)',
      )
      .run(this.limits.records)
  }

  private guarded<T>(otherwise: T, work: () => T): T {
    try {
      return work()
    } catch (error) {
      log().warn({ error: String(error) }, 'the cache of PubMed and Europe PMC failed; the search goes on without it')
      return otherwise
    }
  }
}

/** Opens the cache; a damaged file is renamed and replaced by a new one, so that searching continues. */
export function openLiveCache(file: string): LiveCache {
  try {
    return new LiveCache(file)
  } catch (error) {
    if (!existsSync(file) || !/not a database|malformed/i.test(String(error))) throw error
    const aside = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(file, aside)
    log().error(
      { file: aside, error: String(error) },
      'the cache of PubMed and Europe PMC was damaged; it was set aside, and a new one begins',
    )
    return new LiveCache(file)
  }
}
