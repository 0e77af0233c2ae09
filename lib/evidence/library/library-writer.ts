/** Writes the library file. All changes go through `LibraryWriter.transact`. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { hashTitleToNumber } from '@/lib/evidence/article/article-identity'
import { IndexWriter } from '@/lib/evidence/index/index-writer'
import { FacetCountWriter } from './facet-counts'
import {
  articleFromRow,
  type Origin,
  passagesSql,
  type Row,
  schema,
  schemaVersion,
  toRecord,
  upgradeSql,
} from './library-schema'

/** An article stored in the library. */
export interface StoredArticle {
  rowid: number
  article: Article
}

/** Columns by which an import looks up stored copies of an article. */
export type IdentityColumn = 'id' | 'pmid' | 'doi' | 'pmcid' | 'title'

/** Matches an imported copy of the same article. */
const reported = `(reported.pmid = articles.pmid OR reported.doi = articles.doi) AND +reported.origin = 'import'`
const reportedRetracted = `${reported} AND reported.retracted = 1`

/** A library open for writing. Every change is made inside `transact`, which updates index and counts with the rows. */
export class LibraryWriter {
  readonly db: DatabaseSync
  private readonly bundled: StatementSync
  private readonly byAnyOrigin: StatementSync
  private readonly byIdentity: Record<IdentityColumn, StatementSync>
  private readonly passagesOf: StatementSync
  private readonly article: StatementSync
  private readonly passage: StatementSync
  private readonly removals: StatementSync[]
  private readonly wordsOf: StatementSync
  private readonly total: StatementSync
  private readonly index: IndexWriter
  private readonly cells: FacetCountWriter
  /** Changes of the totals in the current transaction. */
  private articles = 0
  private words = 0

  constructor(db: DatabaseSync) {
    this.db = db
    // The plus keeps SQLite from using the index on origin, which nearly all rows share.
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
    this.cells = new FacetCountWriter(db)
    this.bundled = db.prepare("SELECT rowid, record FROM articles WHERE origin = 'starter'")
    this.byAnyOrigin = db.prepare('SELECT rowid, record FROM articles WHERE id = ?')
    this.passagesOf = db.prepare(passagesSql)
    this.article = db.prepare(
      `INSERT INTO articles (id, pmid, doi, pmcid, title, year, study_type, retracted, origin, words, record)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.passage = db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?)')
    this.removals = [
      db.prepare('DELETE FROM passages WHERE article = ?'),
      db.prepare('DELETE FROM vectors WHERE article = ?'),
      db.prepare('DELETE FROM articles WHERE rowid = ?'),
    ]
    this.wordsOf = db.prepare('SELECT words FROM articles WHERE rowid = ?')
    this.index = new IndexWriter(db)
    this.total = db.prepare(
      'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = CAST(value + excluded.value AS TEXT)',
    )
  }

  static createTables(db: DatabaseSync): void {
    // Each statement by itself would wait for the disk.
    db.exec(`BEGIN; ${schema}; COMMIT`)
    new LibraryWriter(db).setMeta('schema', String(schemaVersion))
  }

  /** Runs `change` in a transaction; other writers wait. */
  transact<T>(change: () => T): T {
    this.forgetChanges()
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = change()
      this.finish()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have rolled the transaction back already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      this.index.rollBack()
      throw error
    }
  }

  /** Imported articles with this value, oldest first. Bundled ones are never returned, so that none is overwritten. */
  findImported(column: IdentityColumn, value: string | number): StoredArticle[] {
    return this.byIdentity[column].all(value).map((row) => this.toStoredArticle(row))
  }

  hasArticle(id: string, origin: Origin): boolean {
    return this.db.prepare('SELECT 1 FROM articles WHERE id = ? AND +origin = ?').get(id, origin) !== undefined
  }

  /** @param title the article's `hashTitleToNumber`, if already computed */
  insert(article: Article, origin: Origin, title = hashTitleToNumber(article)): void {
    const text = this.index.readText(article)
    const { lastInsertRowid: rowid } = this.article.run(
      article.id,
      article.pmid,
      // DOIs are case-insensitive; this column serves lookups.
      article.doi?.toLowerCase() ?? null,
      article.pmcid,
      title,
      article.year,
      article.studyType,
      article.retraction === null ? 0 : 1,
      origin,
      text.words,
      toRecord(article),
    )
    this.index.add(rowid, text)
    this.cells.add(rowid, article, origin)
    for (const { ordinal, section, label, text } of article.passages)
      this.passage.run(rowid, ordinal, section, label, text)
    this.articles += 1
    this.words += text.words
  }

  /** The article gets a new row, since the index entries of the old row describe the old text. */
  replace(held: StoredArticle, article: Article): void {
    this.remove(held)
    this.insert(article, 'import')
  }

  remove({ rowid, article }: StoredArticle): void {
    this.articles -= 1
    this.words -= Number(this.wordsOf.get(rowid)?.['words'] ?? 0)
    this.index.remove(rowid, article)
    for (const removal of this.removals) removal.run(rowid)
    this.cells.remove(rowid)
  }

  /** Removes the article with this id, wherever it came from, if there is one. */
  removeById(id: string): void {
    const row = this.byAnyOrigin.get(id)
    if (row) this.remove(this.toStoredArticle(row))
  }

  removeBundled(): void {
    for (const row of this.bundled.all()) this.remove(this.toStoredArticle(row))
  }

  /**
   * Marks bundled summaries of articles that an imported copy reports as retracted. Our summary can't know of a
   * retraction, and answering from it would be answering from the retracted article. The mark ends when the copies no
   * longer report it.
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
    this.db.exec(`
      UPDATE articles SET retracted = 0, record = json_set(record, '$.retraction', json('null'))
      WHERE origin = 'starter' AND retracted = 1 AND EXISTS (
        SELECT 1 FROM articles AS reported WHERE ${reported}
      ) AND NOT EXISTS (
        SELECT 1 FROM articles AS reported WHERE ${reportedRetracted}
      )`)
  }

  setMeta(name: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(name, value)
  }

  private toStoredArticle(row: Row): StoredArticle {
    return { rowid: Number(row['rowid']), article: articleFromRow(row, this.passagesOf) }
  }

  private finish(): void {
    this.cells.writeCounts()
    this.total.run('articles', String(this.articles))
    this.total.run('words', String(this.words))
    this.db.exec(upgradeSql)
    this.index.finish()
    this.forgetChanges()
  }

  private forgetChanges(): void {
    this.cells.reset()
    this.articles = 0
    this.words = 0
  }
}
