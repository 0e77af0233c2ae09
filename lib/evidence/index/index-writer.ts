/** Writes the library's full-text index and its words, in the transaction that writes the articles. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { type IndexedText, Indexer } from './index-article'
import { packStems, sealBlocks, unindexRows } from './inverted-index'
import { joinBlocks } from './segments'
import { Vocabulary } from './vocabulary'

/**
 * Rows joined in one transaction: about as many as a sealed block adds, so that a join finishes long before the next
 * segment is full, and transactions take similar time.
 */
const joinedRowsMax = 50_000

export class IndexWriter {
  private readonly db: DatabaseSync
  private readonly addOpen: StatementSync
  private readonly removeOpen: StatementSync
  private readonly vocabulary: Vocabulary
  private readonly indexer: Indexer
  /** Rows that the current transaction removes from sealed blocks. */
  private sealed: number[] = []

  constructor(db: DatabaseSync) {
    this.db = db
    this.addOpen = db.prepare('INSERT INTO open_articles VALUES (?, ?)')
    this.removeOpen = db.prepare('DELETE FROM open_articles WHERE article = ?')
    this.vocabulary = new Vocabulary(db)
    this.indexer = new Indexer(this.vocabulary)
  }

  /** Counts an article's words and adds new ones to the vocabulary. */
  readText(article: Article): IndexedText {
    return this.indexer.index(article)
  }

  add(row: number | bigint, text: IndexedText): void {
    this.addOpen.run(row, packStems(text))
  }

  /** @param article as it was when it was added */
  remove(row: number, article: Article): void {
    if (Number(this.removeOpen.run(row).changes) > 0) return
    this.vocabulary.uncount(this.indexer.index(article).stems)
    this.sealed.push(row)
  }

  /** Completes the changes of a transaction, just before it is committed. */
  finish(): void {
    unindexRows(this.db, this.sealed)
    sealBlocks(this.db)
    joinBlocks(this.db, joinedRowsMax)
    this.sealed = []
  }

  /** Forgets the changes of a transaction that was rolled back, and with them the words that it added. */
  rollBack(): void {
    this.sealed = []
    this.indexer.reset()
  }
}
