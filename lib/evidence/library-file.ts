/**
 * The library's file: its tables, how an article goes in and how it comes out again. Articles, passages and full-text
 * index share one SQLite file, so that one transaction changes all of them. A passage comes out as it went in.
 */
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { titleNumber } from './identity'
import { Indexer, type IndexText } from './index-text'
import type { Article, Passage } from './record'

/** Raised when the tables or the folding of words change; an older file is then rebuilt from its own records. */
export const schemaVersion = 2

const schema = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE articles (
    rowid INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    pmid TEXT, doi TEXT, pmcid TEXT,
    title INTEGER NOT NULL,
    year INTEGER,
    study_type TEXT NOT NULL,
    retracted INTEGER NOT NULL,
    origin TEXT NOT NULL,
    words INTEGER NOT NULL,
    record TEXT NOT NULL
  );
  CREATE INDEX articles_pmid ON articles (pmid) WHERE pmid IS NOT NULL;
  CREATE INDEX articles_doi ON articles (doi) WHERE doi IS NOT NULL;
  CREATE INDEX articles_pmcid ON articles (pmcid) WHERE pmcid IS NOT NULL;
  CREATE INDEX articles_title ON articles (title);
  CREATE INDEX articles_origin ON articles (origin);
  CREATE TABLE passages (
    article INTEGER NOT NULL, ordinal INTEGER NOT NULL,
    section TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (article, ordinal)
  ) WITHOUT ROWID;
  CREATE TABLE imports (
    run TEXT PRIMARY KEY,
    sha256 TEXT NOT NULL,
    process INTEGER NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    receipt TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE words (word TEXT PRIMARY KEY, articles INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE article_index USING fts5(
    title, keywords, body,
    content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE article_terms USING fts5vocab(article_index, 'row');
`

/** Where a record came from: bundled with the product, or brought in by its owner. */
export type Origin = 'starter' | 'import'

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

type Row = Record<string, SQLOutputValue>

const passagesSql = 'SELECT ordinal, section, label, text FROM passages WHERE article = ? ORDER BY ordinal'

function articleFrom(row: Row, passagesOf: StatementSync): Article {
  // Written by `LibraryWriter` from an Article; only the passages live in their own table.
  const record = JSON.parse(String(row['record'])) as Omit<Article, 'passages'>
  const passages = passagesOf.all(Number(row['rowid'])).map(
    (each): Passage => ({
      ordinal: Number(each['ordinal']),
      section: String(each['section']) as Passage['section'],
      label: String(each['label']),
      text: String(each['text']),
    }),
  )
  return { ...record, passages }
}

/** The file is sound but was written by another version of this program. */
export class SchemaError extends Error {
  constructor(found: string | undefined) {
    super(`The library file has schema version ${found ?? 'unknown'}; this program reads version ${schemaVersion}.`)
    this.name = 'SchemaError'
  }
}

// ---------------------------------------------------------------------------------------------------------- writing

/** An article as the library holds it. */
export interface HeldArticle {
  rowid: number
  article: Article
}

/** Columns by which an import looks for the article that a record belongs to. */
export type IdentityColumn = 'id' | 'pmid' | 'doi' | 'pmcid' | 'title'

/** An imported record of the same article as a row of `articles`, retracted. */
const reportedRetracted = `(reported.pmid = articles.pmid OR reported.doi = articles.doi)
  AND +reported.origin = 'import' AND reported.retracted = 1`

/** A library open for writing. Every change is made inside `transact`, which keeps the counts in step with the rows. */
export class LibraryWriter {
  readonly db: DatabaseSync
  private readonly byOrigin: StatementSync
  private readonly byIdentity: Record<IdentityColumn, StatementSync>
  private readonly passagesOf: StatementSync
  private readonly article: StatementSync
  private readonly passage: StatementSync
  private readonly index: StatementSync
  private readonly removals: StatementSync[]
  private readonly word: StatementSync
  private readonly unusedWord: StatementSync
  private readonly total: StatementSync
  private readonly indexer = new Indexer()
  /** What the transaction under way changes in the totals, and counts of words that were made elsewhere. */
  private articles = 0
  private words = 0
  private counted: Map<string, number>[] = []

  constructor(db: DatabaseSync) {
    this.db = db
    // The plus keeps SQLite from searching by origin, which nearly all rows share.
    const heldBy = (column: string) =>
      db.prepare(
        `SELECT rowid, record FROM articles WHERE ${column} = ? AND +origin = 'import' ORDER BY rowid LIMIT 20`,
      )
    this.byIdentity = {
      id: heldBy('id'),
      pmid: heldBy('pmid'),
      doi: heldBy('doi'),
      pmcid: heldBy('pmcid'),
      title: heldBy('title'),
    }
    this.byOrigin = db.prepare('SELECT rowid, record FROM articles WHERE origin = ?')
    this.passagesOf = db.prepare(passagesSql)
    this.article = db.prepare(
      `INSERT INTO articles (rowid, id, pmid, doi, pmcid, title, year, study_type, retracted, origin, words, record)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.passage = db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?)')
    this.index = db.prepare('INSERT INTO article_index (rowid, title, keywords, body) VALUES (?, ?, ?, ?)')
    this.removals = [
      db.prepare('DELETE FROM article_index WHERE rowid = ?'),
      db.prepare('DELETE FROM passages WHERE article = ?'),
      db.prepare('DELETE FROM articles WHERE rowid = ?'),
    ]
    this.word = db.prepare(
      'INSERT INTO words VALUES (?, ?) ON CONFLICT (word) DO UPDATE SET articles = articles + excluded.articles',
    )
    this.unusedWord = db.prepare('DELETE FROM words WHERE word = ? AND articles <= 0')
    this.total = db.prepare(
      'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = CAST(value + excluded.value AS TEXT)',
    )
  }

  static createTables(db: DatabaseSync): void {
    db.exec(schema)
    new LibraryWriter(db).setMeta('schema', String(schemaVersion))
  }

  /** Runs `change` so that all of it is kept or nothing; other writers wait. */
  transact<T>(change: () => T): T {
    this.forgetChanges()
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = change()
      this.writeCounts()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }

  /** Imported articles with this value, oldest first; bundled ones are never found, so that none is overwritten. */
  held(column: IdentityColumn, value: string | number): HeldArticle[] {
    return this.byIdentity[column].all(value).map((row) => this.heldFrom(row))
  }

  holds(id: string, origin: Origin): boolean {
    return this.db.prepare('SELECT 1 FROM articles WHERE id = ? AND +origin = ?').get(id, origin) !== undefined
  }

  insert(article: Article, origin: Origin): void {
    this.write(null, article, origin, this.indexer.of(article, 1))
  }

  /** `insert` for an article whose words were folded elsewhere; they come by `countWords`. */
  insertIndexed(article: Article, origin: Origin, text: IndexText): void {
    this.write(null, article, origin, text)
  }

  /** Adds counts made by another `Indexer`. */
  countWords(counts: Map<string, number>): void {
    this.counted.push(counts)
  }

  /** Takes back what `countWords` counted for an article that is not inserted after all. */
  uncountWords(article: Article): void {
    this.indexer.of(article, -1)
  }

  replace({ rowid, article: held }: HeldArticle, article: Article): void {
    this.remove({ rowid, article: held })
    this.write(rowid, article, 'import', this.indexer.of(article, 1))
  }

  remove({ rowid, article }: HeldArticle): void {
    for (const removal of this.removals) removal.run(rowid)
    this.articles -= 1
    this.words -= this.indexer.of(article, -1).words
  }

  removeByOrigin(origin: Origin): void {
    for (const row of this.byOrigin.all(origin)) this.remove(this.heldFrom(row))
  }

  /**
   * Marks bundled summaries of articles that an imported record reports as retracted. The summary is ours, so its own
   * file can't know; answering from it would be answering from the retracted article.
   */
  markRetracted(): void {
    this.db.exec(`
      UPDATE articles SET retracted = 1, record = json_set(record, '$.retraction', json((
        SELECT json_extract(reported.record, '$.retraction') FROM articles AS reported
        WHERE ${reportedRetracted} LIMIT 1
      )))
      WHERE origin = 'starter' AND retracted = 0 AND EXISTS (
        SELECT 1 FROM articles AS reported WHERE ${reportedRetracted}
      )`)
  }

  setMeta(name: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(name, value)
  }

  /** Merges the index into one segment, so that frequencies are exact and searches read least. */
  optimize(): void {
    this.db.exec("INSERT INTO article_index (article_index) VALUES ('optimize')")
  }

  private heldFrom(row: Row): HeldArticle {
    return { rowid: Number(row['rowid']), article: articleFrom(row, this.passagesOf) }
  }

  private write(replaced: number | null, article: Article, origin: Origin, text: IndexText): void {
    const { passages, ...record } = article
    const { lastInsertRowid: rowid } = this.article.run(
      replaced,
      article.id,
      article.pmid,
      // A DOI means the same in any case; the column is there to be looked up.
      article.doi?.toLowerCase() ?? null,
      article.pmcid,
      titleNumber(article),
      article.year,
      article.studyType,
      article.retraction === null ? 0 : 1,
      origin,
      text.words,
      JSON.stringify(record),
    )
    this.index.run(rowid, text.title, text.keywords, text.body)
    for (const { ordinal, section, label, text } of passages) this.passage.run(rowid, ordinal, section, label, text)
    this.articles += 1
    this.words += text.words
  }

  private writeCounts(): void {
    this.total.run('articles', String(this.articles))
    this.total.run('words', String(this.words))
    const counts = this.indexer.takeCounts()
    for (const others of this.counted) {
      for (const [word, change] of others) counts.set(word, (counts.get(word) ?? 0) + change)
    }
    for (const [word, change] of counts) {
      if (change !== 0) this.word.run(word, change)
      if (change < 0) this.unusedWord.run(word)
    }
    this.forgetChanges()
  }

  private forgetChanges(): void {
    this.indexer.takeCounts()
    this.articles = 0
    this.words = 0
    this.counted = []
  }
}
