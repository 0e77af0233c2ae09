/**
 * The library's file: its tables, how an article goes in and how it comes out again. Articles, passages and full-text
 * index share one SQLite file, so that one transaction changes all of them. A passage comes out as it went in.
 */
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { Article, Passage } from './record'
import { wordsOf } from './terms'

/** Raised when the tables or the folding of words change; an older file is then rebuilt from its own records. */
export const schemaVersion = 1

const schema = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE articles (
    rowid INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    pmid TEXT, doi TEXT, pmcid TEXT,
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
  CREATE INDEX articles_origin ON articles (origin);
  CREATE TABLE passages (
    article INTEGER NOT NULL, ordinal INTEGER NOT NULL,
    section TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (article, ordinal)
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

/** The text of an article as the index takes it, column by column. */
export function indexedFields(article: Article): { title: string; keywords: string; body: string } {
  return {
    title: article.title,
    keywords: [...article.keywords, ...article.mesh, article.specialty ?? ''].join('. '),
    body: article.passages.map(({ text }) => text).join('\n'),
  }
}

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
    const totals = this.db.prepare('SELECT count(*) AS articles, avg(words) AS words FROM articles').get()
    this.articleCount = Number(totals?.['articles'] ?? 0)
    this.wordsMean = Number(totals?.['words'] ?? 1) || 1
    this.byId = this.db.prepare('SELECT rowid, record FROM articles WHERE id = ?')
    this.byRow = this.db.prepare('SELECT rowid, record FROM articles WHERE rowid = ?')
    this.passagesOf = this.db.prepare(
      'SELECT ordinal, section, label, text FROM passages WHERE article = ? ORDER BY ordinal',
    )
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

  /** Faults of the file in words; empty when it is sound. */
  check(): string[] {
    const integrity = this.db.prepare('PRAGMA integrity_check').all()
    const faults = integrity.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok')
    const orphans = this.count('SELECT count(*) AS n FROM passages WHERE article NOT IN (SELECT rowid FROM articles)')
    if (orphans > 0) faults.push(`${orphans} passages belong to no article`)
    const empty = this.count('SELECT count(*) AS n FROM articles WHERE rowid NOT IN (SELECT article FROM passages)')
    if (empty > 0) faults.push(`${empty} articles have no passage`)
    const indexed = this.count('SELECT count(*) AS n FROM article_index')
    if (indexed !== this.articleCount) faults.push(`${this.articleCount} articles but ${indexed} index entries`)
    return faults
  }

  close(): void {
    this.db.close()
  }

  private count(sql: string): number {
    return Number(this.db.prepare(sql).get()?.['n'] ?? 0)
  }

  private articleFrom(row: Record<string, SQLOutputValue> | undefined): Article | null {
    if (!row) return null
    // Written by `insertArticle` from an Article; only the passages live in their own table.
    const record = JSON.parse(String(row['record'])) as Omit<Article, 'passages'>
    const passages = this.passagesOf.all(Number(row['rowid'])).map(
      (each): Passage => ({
        ordinal: Number(each['ordinal']),
        section: String(each['section']) as Passage['section'],
        label: String(each['label']),
        text: String(each['text']),
      }),
    )
    return { ...record, passages }
  }
}

/** The file is sound but was written by another version of this program. */
export class SchemaError extends Error {
  constructor(found: string | undefined) {
    super(`The library file has schema version ${found ?? 'unknown'}; this program reads version ${schemaVersion}.`)
    this.name = 'SchemaError'
  }
}

// ---------------------------------------------------------------------------------------------------------- writing

/** A library open for writing; every method belongs inside a transaction of the caller. */
export class LibraryWriter {
  readonly db: DatabaseSync
  private readonly article: StatementSync
  private readonly passage: StatementSync
  private readonly index: StatementSync
  private readonly word: StatementSync

  constructor(db: DatabaseSync) {
    this.db = db
    this.article = db.prepare(
      `INSERT INTO articles (id, pmid, doi, pmcid, year, study_type, retracted, origin, words, record)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.passage = db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?)')
    this.index = db.prepare('INSERT INTO article_index (rowid, title, keywords, body) VALUES (?, ?, ?, ?)')
    this.word = db.prepare(
      `INSERT INTO words VALUES (?, ?) ON CONFLICT (word) DO UPDATE SET articles = articles + excluded.articles`,
    )
  }

  static createTables(db: DatabaseSync): void {
    db.exec(schema)
    new LibraryWriter(db).setMeta('schema', String(schemaVersion))
  }

  insert(articles: Iterable<{ article: Article; origin: Origin }>): void {
    const counts = new Map<string, number>()
    for (const { article, origin } of articles) {
      for (const word of this.insertArticle(article, origin)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    this.countWords(counts)
  }

  removeByOrigin(origin: Origin): void {
    const counts = new Map<string, number>()
    const passages = this.db.prepare('SELECT text FROM passages WHERE article = ?')
    for (const { rowid, record } of this.db
      .prepare('SELECT rowid, record FROM articles WHERE origin = ?')
      .all(origin)) {
      // Written by `insertArticle`.
      const article = JSON.parse(String(record)) as Omit<Article, 'passages'>
      const texts = passages.all(Number(rowid)).map((row) => String(row['text']))
      const passageList = texts.map((text, ordinal) => ({ ordinal, section: 'other' as const, label: '', text }))
      const fields = indexedFields({ ...article, passages: passageList })
      for (const word of distinctWords(fields)) counts.set(word, (counts.get(word) ?? 0) - 1)
      this.db.prepare('DELETE FROM article_index WHERE rowid = ?').run(Number(rowid))
      this.db.prepare('DELETE FROM passages WHERE article = ?').run(Number(rowid))
      this.db.prepare('DELETE FROM articles WHERE rowid = ?').run(Number(rowid))
    }
    this.countWords(counts)
    this.db.exec('DELETE FROM words WHERE articles <= 0')
  }

  setMeta(name: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(name, value)
  }

  /** Merges the index into one segment, so that frequencies are exact and searches read least. */
  optimize(): void {
    this.db.exec("INSERT INTO article_index (article_index) VALUES ('optimize')")
  }

  private insertArticle(article: Article, origin: Origin): Set<string> {
    const { passages, ...record } = article
    const fields = indexedFields(article)
    const folded = [fields.title, fields.keywords, fields.body].map((text) => wordsOf(text).map(({ word }) => word))
    const { lastInsertRowid: rowid } = this.article.run(
      article.id,
      article.pmid,
      // A DOI means the same in any case; the column is there to be looked up.
      article.doi?.toLowerCase() ?? null,
      article.pmcid,
      article.year,
      article.studyType,
      article.retraction === null ? 0 : 1,
      origin,
      folded.reduce((sum, words) => sum + words.length, 0),
      JSON.stringify(record),
    )
    this.index.run(rowid, ...folded.map((words) => words.join(' ')))
    for (const { ordinal, section, label, text } of passages) this.passage.run(rowid, ordinal, section, label, text)
    return new Set(folded.flat())
  }

  private countWords(counts: Map<string, number>): void {
    for (const [word, articles] of counts) this.word.run(word, articles)
  }
}

function distinctWords(fields: { title: string; keywords: string; body: string }): Set<string> {
  return new Set(Object.values(fields).flatMap((text) => wordsOf(text).map(({ word }) => word)))
}
