/** The library's file as a search reads it. */
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { articleFrom, type Origin, passagesSql, type Row, SchemaError, schemaVersion } from './library-schema'
import type { Article } from './record'

export interface LibraryStats {
  file: string
  bytes: number
  articles: number
  passages: number
  byOrigin: Record<string, number>
  byStudyType: Record<string, number>
  yearFirst: number | null
  yearLast: number | null
}

/** Counts kept in memory; cleared when full, since they only save time. */
const frequenciesMax = 100_000

/** A library open for reading. Rows are addressed by `rowid`, which is stable within one file. */
export class Library {
  readonly file: string
  readonly db: DatabaseSync
  readonly articleCount: number
  /** Mean count of indexed words in an article, for BM25. */
  readonly wordsMean: number
  private readonly byId: StatementSync
  private readonly byRow: StatementSync
  private readonly passagesOf: StatementSync
  private readonly frequency: StatementSync
  private readonly known: StatementSync
  private readonly frequencies = new Map<string, number>()

  /**
   * @param anyVersion opens a file of another schema version too, to carry its records over
   * @throws SchemaError for another version, Error when the file is missing or damaged
   */
  constructor(file: string, { anyVersion = false } = {}) {
    this.file = file
    this.db = new DatabaseSync(file, { readOnly: true })
    this.db.exec('PRAGMA query_only = 1; PRAGMA mmap_size = 268435456; PRAGMA busy_timeout = 2000')
    const version = this.meta('schema')
    if (version !== String(schemaVersion) && !anyVersion) throw new SchemaError(version)
    this.articleCount = Number(this.meta('articles') ?? 0)
    this.wordsMean = this.articleCount === 0 ? 1 : Number(this.meta('words') ?? 0) / this.articleCount || 1
    this.byId = this.db.prepare('SELECT rowid, record FROM articles WHERE id = ?')
    this.byRow = this.db.prepare('SELECT rowid, record FROM articles WHERE rowid = ?')
    this.passagesOf = this.db.prepare(passagesSql)
    this.frequency = this.db.prepare('SELECT doc FROM article_terms WHERE term = ?')
    this.known = this.db.prepare('SELECT 1 FROM words WHERE word = ?')
  }

  meta(name: string): string | undefined {
    const row = this.db.prepare('SELECT value FROM meta WHERE name = ?').get(name)
    return row === undefined ? undefined : String(row['value'])
  }

  /** Changes when another connection has written to the file. */
  dataVersion(): number {
    return Number(this.db.prepare('PRAGMA data_version').get()?.['data_version'])
  }

  articleById(id: string): Article | null {
    return this.articleFrom(this.byId.get(id))
  }

  articleByRow(rowid: number): Article | null {
    return this.articleFrom(this.byRow.get(rowid))
  }

  *articles(): Generator<{ article: Article; origin: Origin }> {
    for (const row of this.db.prepare('SELECT rowid, record, origin FROM articles ORDER BY rowid').iterate()) {
      const article = this.articleFrom(row)
      if (article) yield { article, origin: row['origin'] === 'starter' ? 'starter' : 'import' }
    }
  }

  /** How many articles hold the stem. Counting reads the stem's whole list, so each is counted once. */
  articlesWith(stem: string): number {
    const known = this.frequencies.get(stem)
    if (known !== undefined) return known
    const articles = Number(this.frequency.get(stem)?.['doc'] ?? 0)
    if (this.frequencies.size >= frequenciesMax) this.frequencies.clear()
    this.frequencies.set(stem, articles)
    return articles
  }

  knowsWord(word: string): boolean {
    return this.known.get(word) !== undefined
  }

  /** Every indexed word with the count of articles that hold it: the dictionary of the spelling repair. */
  *words(): Generator<{ word: string; articles: number }> {
    for (const row of this.db.prepare('SELECT word, articles FROM words').iterate()) {
      yield { word: String(row['word']), articles: Number(row['articles']) }
    }
  }

  stats(): LibraryStats {
    const counted = (column: 'origin' | 'study_type') => {
      const rows = this.db.prepare(`SELECT ${column} AS name, count(*) AS n FROM articles GROUP BY 1 ORDER BY 2 DESC`)
      return Object.fromEntries(rows.all().map((row) => [String(row['name']), Number(row['n'])]))
    }
    const years = this.db.prepare('SELECT min(year) AS first, max(year) AS last FROM articles').get()
    const year = (value: SQLOutputValue | undefined) => (value === null || value === undefined ? null : Number(value))
    return {
      file: this.file,
      bytes: statSync(this.file).size,
      articles: this.articleCount,
      passages: this.count('SELECT count(*) AS n FROM passages'),
      byOrigin: counted('origin'),
      byStudyType: counted('study_type'),
      yearFirst: year(years?.['first']),
      yearLast: year(years?.['last']),
    }
  }

  /** Rows of the imports that brought records here, as they were kept. */
  importRows(): SQLInputValue[][] {
    const rows = this.db.prepare('SELECT run, sha256, process, started_at, finished_at, receipt FROM imports').all()
    return rows.map((row) => Object.values(row))
  }

  /** Faults of the file in words; empty when it is sound. */
  check(): string[] {
    const integrity = this.db.prepare('PRAGMA integrity_check').all()
    const faults = integrity.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok')
    const orphans = this.count('SELECT count(*) AS n FROM passages WHERE article NOT IN (SELECT rowid FROM articles)')
    if (orphans > 0) faults.push(`${orphans} passages belong to no article`)
    const indexed = this.count('SELECT count(*) AS n FROM article_index')
    const articles = this.count('SELECT count(*) AS n FROM articles')
    if (articles !== this.articleCount) faults.push(`${articles} articles but ${this.articleCount} in the count`)
    if (indexed !== articles) faults.push(`${articles} articles but ${indexed} index entries`)
    const counted = this.count('SELECT sum(articles) AS n FROM cells')
    if (counted !== articles) faults.push(`${articles} articles but ${counted} in the counts of the library page`)
    return faults
  }

  close(): void {
    this.db.close()
  }

  private count(sql: string): number {
    return Number(this.db.prepare(sql).get()?.['n'] ?? 0)
  }

  private articleFrom(row: Row | undefined): Article | null {
    return row ? articleFrom(row, this.passagesOf) : null
  }
}
