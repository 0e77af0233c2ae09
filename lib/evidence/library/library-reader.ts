/** Reads the library file. */
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import {
  readBlocks,
  readUnsealedArticles,
  readUnsealedPostings,
  type SealedBlock,
  type SealedBlocks,
  type UnsealedArticles,
} from '@/lib/evidence/index/inverted-index'
import { readJoinedPosition } from '@/lib/evidence/index/segments'
import { reverseWord } from '@/lib/evidence/index/spelling-keys'
import type { PostingsTables } from '@/lib/evidence/index/stem-postings'
import {
  articleFromRow,
  isKnownVersion,
  type Origin,
  passagesSql,
  type Row,
  SchemaError,
  sharedPositionNames,
} from './library-schema'

/** How much of the file may be memory-mapped. SQLite caps it at 2 GiB. */
const mmapBytesMax = 2 ** 31

interface LibraryStats {
  file: string
  bytes: number
  articles: number
  passages: number
  byOrigin: Record<string, number>
  byStudyType: Record<string, number>
  yearFirst: number | null
  yearLast: number | null
}

export interface WordCount {
  word: string
  /** How many articles contain it in one of its forms. */
  articles: number
}

/** "letters > 0" repeats the condition of the partial indexes: without it SQLite would not use them. */
const wordsOfLengthSql = `SELECT word, id, articles FROM words JOIN stems ON id = words.stem
                          WHERE letters = ? AND letters > 0 AND`

/** Sorts after every letter. */
const highest = '\u{10ffff}'

/** What is known of the current file; replaced when another connection has written to it. */
interface State {
  version: number
  articleCount: number
  wordsMean: number
  sharedVersion: number | null
  sealedVersion: number | null
  /** Postings before this key are in `segments`. */
  joinedPosition: number
  index?: Index
  /** What searches looked up, since they ask for the same words and articles again. */
  stems: Map<string, { id: number; articles: number } | null>
  retracted: Map<number, boolean>
}

/** Entries in each of the two maps, at some 100 bytes each. */
const lookupsMax = 20_000

function lookUp<Key, Value>(known: Map<Key, Value>, key: Key, read: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = read()
  if (known.size >= lookupsMax) known.clear()
  known.set(key, value)
  return value
}

/** The parts of the full-text index that every search reads. */
interface Index {
  blocks: SealedBlock[]
  unsealed: UnsealedArticles
}

/** A library open for reading. Rows are addressed by `rowid`, which is stable within one file. */
export class Library implements PostingsTables {
  readonly file: string
  readonly db: DatabaseSync
  private readonly dataVersion: StatementSync
  private readonly begin: StatementSync
  private readonly commit: StatementSync
  private current: State
  /** As last read, so that the next search after a commit reads only what changed. */
  private sealed: SealedBlocks | undefined
  private readonly byId: StatementSync
  private readonly byRow: StatementSync
  private readonly rowOf: StatementSync
  private readonly passagesOf: StatementSync
  private readonly retracted: StatementSync
  private readonly byStem: StatementSync
  private readonly byKey: StatementSync
  private bySegmentKey: StatementSync | undefined
  private readonly known: StatementSync
  private readonly starting: StatementSync
  private readonly ending: StatementSync
  private readonly around: StatementSync

  /**
   * @param anyVersion also opens a file of another schema version, to copy its articles; it can't be searched
   * @throws SchemaError for another version, Error when the file is missing or damaged
   */
  constructor(file: string, { anyVersion = false } = {}) {
    this.file = file
    this.db = new DatabaseSync(file, { readOnly: true })
    this.db.exec(`PRAGMA query_only = 1; PRAGMA mmap_size = ${mmapBytesMax}; PRAGMA busy_timeout = 2000`)
    const version = this.readMeta('schema')
    const isKnown = isKnownVersion(version)
    if (!isKnown && !anyVersion) throw new SchemaError(version)
    this.dataVersion = this.db.prepare('PRAGMA data_version')
    this.begin = this.db.prepare('BEGIN')
    this.commit = this.db.prepare('COMMIT')
    this.current = this.readState()
    this.byId = this.db.prepare('SELECT rowid, record FROM articles WHERE id = ?')
    this.rowOf = this.db.prepare('SELECT rowid FROM articles WHERE id = ?')
    this.byRow = this.db.prepare('SELECT rowid, record FROM articles WHERE rowid = ?')
    this.passagesOf = this.db.prepare(passagesSql)
    const ofThisVersion = (sql: string) => this.db.prepare(isKnown ? sql : 'SELECT 1')
    this.retracted = ofThisVersion('SELECT retracted FROM articles WHERE rowid = ?')
    this.byStem = ofThisVersion('SELECT id, articles FROM stems WHERE stem = ?')
    this.known = ofThisVersion('SELECT id, articles FROM words JOIN stems ON id = words.stem WHERE word = ?')
    this.byKey = ofThisVersion('SELECT entries FROM postings WHERE key = ?')
    this.starting = ofThisVersion(`${wordsOfLengthSql} word >= ? AND word < ?`)
    this.ending = ofThisVersion(`${wordsOfLengthSql} reversed >= ? AND reversed < ?`)
    this.around = ofThisVersion(`${wordsOfLengthSql} middle = ?`)
  }

  get articleCount(): number {
    return this.current.articleCount
  }

  /** Mean number of indexed words in an article, for BM25. */
  get wordsMean(): number {
    return this.current.wordsMean
  }

  /** For a copy of a shared library: the last of its changes applied here; null for a library of its own. */
  get sharedVersion(): number | null {
    return this.current.sharedVersion
  }

  /** For a copy of a shared library: only articles of the unsealed block have changed after this version. */
  get sealedVersion(): number | null {
    return this.current.sealedVersion
  }

  /**
   * Differs after each import and each change of the bundled articles, also between starts; for a copy, its version.
   */
  get contentState(): string {
    const { sharedVersion } = this.current
    if (sharedVersion !== null) return `version ${sharedVersion}`
    const imported = this.db.prepare('SELECT count(*) AS runs, max(finished_at) AS last FROM imports').get()
    return [this.readMeta('starter'), imported?.['runs'], imported?.['last']].join(' ')
  }

  /** The same object as long as the file has not changed: a cache key for what is computed from the file. */
  get state(): object {
    return this.current
  }

  /** Picks up what other connections have written. */
  refresh(): void {
    if (this.readDataVersion() !== this.current.version) this.current = this.readState()
  }

  /** Runs `read` on a consistent snapshot, whatever an import commits meanwhile. */
  snapshot<T>(read: () => T): T {
    if (this.db.isTransaction) return read()
    this.begin.run()
    try {
      this.refresh()
      return read()
    } finally {
      this.commit.run()
    }
  }

  readMeta(name: string): string | undefined {
    const row = this.db.prepare('SELECT value FROM meta WHERE name = ?').get(name)
    return row === undefined ? undefined : String(row['value'])
  }

  articleById(id: string): Article | null {
    return this.articleFrom(this.byId.get(id))
  }

  articleByRow(rowid: number): Article | null {
    return this.articleFrom(this.byRow.get(rowid))
  }

  /** The row of the article with this id; null when the library does not have it. */
  findRow(id: string): number | null {
    const row = this.rowOf.get(id)
    return row === undefined ? null : Number(row['rowid'])
  }

  *articles(): Generator<{ article: Article; origin: Origin }> {
    for (const row of this.db.prepare('SELECT rowid, record, origin FROM articles ORDER BY rowid').iterate()) {
      const article = this.articleFrom(row)
      if (article) yield { article, origin: row['origin'] === 'starter' ? 'starter' : 'import' }
    }
  }

  /** How many articles contain the stem. */
  articlesWith(findStem: string): number {
    return this.stem(findStem)?.articles ?? 0
  }

  /** Id and article count of a stem; null when no article ever contained it. */
  stem(stem: string): { id: number; articles: number } | null {
    return lookUp(this.current.stems, stem, () => {
      const row = this.byStem.get(stem)
      return row ? { id: Number(row['id']), articles: this.countHolding(row) } : null
    })
  }

  loadIndex(): Index {
    if (this.current.index) return this.current.index
    this.sealed = readBlocks(this.db, this.sealed)
    this.current.index = { blocks: this.sealed.blocks, unsealed: readUnsealedArticles(this.db) }
    return this.current.index
  }

  get joinedPosition(): number {
    return this.current.joinedPosition
  }

  /** Packed postings of a stem in a block; null when there are none. */
  readPostings(key: number): Uint8Array | null {
    const entries = this.byKey.get(key)?.['entries']
    return entries instanceof Uint8Array ? entries : null
  }

  /** Packed postings of a stem in a segment before `joinedPosition`; null when there are none. */
  readSegment(key: number): Uint8Array | null {
    // A file of version 6 lacks the table.
    this.bySegmentKey ??= this.db.prepare('SELECT entries FROM segments WHERE key = ?')
    const entries = this.bySegmentKey.get(key)?.['entries']
    return entries instanceof Uint8Array ? entries : null
  }

  /** True for a removed article as well. */
  isRetracted(rowid: number): boolean {
    return lookUp(this.current.retracted, rowid, () => this.retracted.get(rowid)?.['retracted'] !== 0)
  }

  knowsWord(word: string): boolean {
    const row = this.known.get(word)
    return row !== undefined && this.countHolding(row) > 0
  }

  /** Words of this length that start with, end with, or have in their middle the given part. */
  findWordsStarting(part: string, letters: number): WordCount[] {
    return this.toWordCounts(this.starting.all(letters, part, `${part}${highest}`))
  }

  findWordsEnding(part: string, letters: number): WordCount[] {
    const start = reverseWord(part)
    return this.toWordCounts(this.ending.all(letters, start, `${start}${highest}`))
  }

  findWordsAround(part: string, letters: number): WordCount[] {
    return this.toWordCounts(this.around.all(letters, part))
  }

  /** Vectors of this model and length; see `vector-search.ts` for how they are packed. */
  readVectors(model: string, dimensions: number): { rowid: number; vector: Uint8Array }[] {
    const rows = this.db
      .prepare('SELECT article, vector FROM vectors WHERE model = ? AND length(vector) = ?')
      .all(model, dimensions)
    return rows.flatMap(({ article, vector }) =>
      vector instanceof Uint8Array ? [{ rowid: Number(article), vector }] : [],
    )
  }

  rowsWithoutVector(model: string): number[] {
    const rows = this.db
      .prepare(
        'SELECT rowid FROM articles WHERE NOT EXISTS (SELECT 1 FROM vectors WHERE article = articles.rowid AND model = ?)',
      )
      .all(model)
    return rows.map((row) => Number(row['rowid']))
  }

  readStats(): LibraryStats {
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

  /** Rows of the `imports` table, verbatim. */
  importRows(): SQLInputValue[][] {
    const rows = this.db.prepare('SELECT run, sha256, process, started_at, finished_at, receipt FROM imports').all()
    return rows.map((row) => Object.values(row))
  }

  /** Describes the faults of the file; empty when it is sound. */
  findFaults(): string[] {
    const integrity = this.db.prepare('PRAGMA integrity_check').all()
    const faults = integrity.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok')
    const orphans = this.count('SELECT count(*) AS n FROM passages WHERE article NOT IN (SELECT rowid FROM articles)')
    if (orphans > 0) faults.push(`${orphans} passages belong to no article`)
    const articles = this.count('SELECT count(*) AS n FROM articles')
    if (articles !== this.articleCount) faults.push(`${articles} articles but ${this.articleCount} in the count`)
    const indexed = this.countIndexedArticles()
    if (indexed !== articles) faults.push(`${articles} articles but ${indexed} in the index`)
    const counted = this.count('SELECT sum(articles) AS n FROM cells')
    if (counted !== articles) faults.push(`${articles} articles but ${counted} in the counts of the library page`)
    return faults
  }

  close(): void {
    this.db.close()
  }

  private toWordCounts(rows: Row[]): WordCount[] {
    const words = rows.map((row) => ({ word: String(row['word']), articles: this.countHolding(row) }))
    return words.filter(({ articles }) => articles > 0)
  }

  /** How many articles contain the stem of a row: those of sealed blocks, which the row counts, and unsealed ones. */
  private countHolding({ id, articles }: Row): number {
    return Number(articles) + readUnsealedPostings(this.loadIndex().unsealed, Number(id)).places.length
  }

  private countIndexedArticles(): number {
    const open = this.count('SELECT count(*) AS n FROM open_articles')
    const sealed = this.loadIndex().blocks.map(({ articles }) => articles.words.filter((words) => words > 0).length)
    return sealed.reduce((sum, count) => sum + count, open)
  }

  /** Changes when another connection has written to the file. */
  private readDataVersion(): number {
    return Number(this.dataVersion.get()?.['data_version'])
  }

  private readState(): State {
    const version = this.readDataVersion()
    const articleCount = Number(this.readMeta('articles') ?? 0)
    const sharedVersion = this.readMeta(sharedPositionNames.version) ?? null
    // A copy made by an older program lacks the row until its next block is sealed.
    const sealedVersion = this.readMeta(sharedPositionNames.sealed) ?? sharedVersion
    return {
      version,
      articleCount,
      wordsMean: (articleCount > 0 && Number(this.readMeta('words')) / articleCount) || 1,
      sharedVersion: sharedVersion === null ? null : Number(sharedVersion),
      sealedVersion: sealedVersion === null ? null : Number(sealedVersion),
      joinedPosition: readJoinedPosition(this.db),
      stems: new Map(),
      retracted: new Map(),
    }
  }

  private count(sql: string): number {
    return Number(this.db.prepare(sql).get()?.['n'] ?? 0)
  }

  private articleFrom(row: Row | undefined): Article | null {
    return row ? articleFromRow(row, this.passagesOf) : null
  }
}
