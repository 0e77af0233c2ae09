/**
 * The facet counts of the library page. Articles that share study type, year, specialty and source belong to one
 * cell; a large library has a few thousand cells, so counting for any filter reads only those, and a page far down a
 * list is found by adding cells up.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import type { LibraryOrigin } from '@/lib/wire/library-query'
import type { Origin } from './library-schema'

export function toHeldSource(article: Article, origin: Origin): LibraryOrigin {
  if (origin === 'starter') return 'starter'
  return article.provenance === 'guideline' ? 'guideline' : 'import'
}

/** Updates cells and the name index with the articles; always inside the writer's transaction. */
export class FacetCountWriter {
  private readonly find: StatementSync
  private readonly create: StatementSync
  private readonly count: StatementSync
  private readonly insert: StatementSync
  private readonly held: StatementSync
  private readonly removals: StatementSync[]
  private readonly name: StatementSync
  /** Cells of the current transaction only: one that is rolled back may have created cells that no longer exist. */
  private readonly known = new Map<string, number>()
  private readonly changes = new Map<number, number>()

  constructor(db: DatabaseSync) {
    // IS rather than =, since year and specialty may be null.
    this.find = db.prepare(
      'SELECT cell FROM cells WHERE study_type = ? AND year IS ? AND specialty IS ? AND source = ? LIMIT 1',
    )
    this.create = db.prepare('INSERT INTO cells (study_type, year, specialty, source, articles) VALUES (?, ?, ?, ?, 0)')
    this.count = db.prepare('UPDATE cells SET articles = articles + ? WHERE cell = ?')
    this.insert = db.prepare('INSERT INTO article_cells VALUES (?, ?)')
    this.held = db.prepare('SELECT cell FROM article_cells WHERE article = ?')
    this.removals = [
      db.prepare('DELETE FROM article_cells WHERE article = ?'),
      db.prepare('DELETE FROM name_index WHERE rowid = ?'),
    ]
    this.name = db.prepare('INSERT INTO name_index (rowid, title, authors) VALUES (?, ?, ?)')
  }

  add(rowid: number | bigint, article: Article, origin: Origin): void {
    const cell = this.cellOf(article, origin)
    this.insert.run(rowid, cell)
    this.name.run(rowid, article.title, article.authors.join('\n'))
    this.changes.set(cell, (this.changes.get(cell) ?? 0) + 1)
  }

  remove(rowid: number): void {
    const cell = Number(this.held.get(rowid)?.['cell'])
    for (const removal of this.removals) removal.run(rowid)
    this.changes.set(cell, (this.changes.get(cell) ?? 0) - 1)
  }

  /** Writes this transaction's changes of the counts. */
  writeCounts(): void {
    for (const [cell, change] of this.changes) if (change !== 0) this.count.run(change, cell)
    this.reset()
  }

  reset(): void {
    this.known.clear()
    this.changes.clear()
  }

  private cellOf(article: Article, origin: Origin): number {
    const values = [article.studyType, article.year, article.specialty, toHeldSource(article, origin)] as const
    const key = JSON.stringify(values)
    const cell =
      this.known.get(key) ?? Number(this.find.get(...values)?.['cell'] ?? this.create.run(...values).lastInsertRowid)
    this.known.set(key, cell)
    return cell
  }
}
