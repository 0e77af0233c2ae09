/**
 * The stored articles that one batch of an import concerns, held in memory: an import reads and changes them here, and
 * what has changed is then written to PostgreSQL in a few statements.
 */
import type { Article } from '@/lib/evidence/article/article'
import { hashTitleToNumber } from '@/lib/evidence/article/article-identity'
import type { ArticleTable } from '@/lib/evidence/import/apply-readings'
import type { Origin } from '@/lib/evidence/library/library-schema'
import type { IdentityColumn, StoredArticle } from '@/lib/evidence/library/library-writer'

/** A row of `libraryArticles`. */
export interface ArticleRow {
  number: number
  id: string
  origin: Origin
  record: string
}

/** The change that a batch makes to one article, by its id. */
export type StagedChange = { id: string; article: Article; origin: Origin } | { id: string; article: null }

interface Held extends StoredArticle {
  origin: Origin
}

export class StagedArticles implements ArticleTable {
  private readonly rows = new Map<number, Held>()
  private readonly places = new Map<string, Set<number>>()
  private readonly changed = new Map<string, StagedChange>()
  private nextRow: number

  constructor(rows: readonly ArticleRow[]) {
    // Written by `writeArticles` in change-log.ts.
    for (const { number, origin, record } of rows) this.hold(number, JSON.parse(record) as Article, origin)
    this.nextRow = Math.max(0, ...rows.map(({ number }) => number)) + 1
  }

  findImported(column: IdentityColumn, value: string | number): StoredArticle[] {
    const rows = [...(this.places.get(toKey(column, value)) ?? [])].sort((a, b) => a - b)
    return rows.flatMap((row) => this.rows.get(row) ?? []).filter(({ origin }) => origin === 'import')
  }

  hasArticle(id: string, origin: Origin): boolean {
    const rows = [...(this.places.get(toKey('id', id)) ?? [])]
    return rows.some((row) => this.rows.get(row)?.origin === origin)
  }

  insert(article: Article, origin: Origin, title = hashTitleToNumber(article)): void {
    this.hold(this.nextRow++, article, origin, title)
    this.note({ id: article.id, article, origin })
  }

  replace(held: StoredArticle, article: Article): void {
    this.remove(held)
    this.insert(article, 'import')
  }

  remove({ rowid, article }: StoredArticle): void {
    for (const key of listKeys(article)) this.places.get(key)?.delete(rowid)
    this.rows.delete(rowid)
    this.note({ id: article.id, article: null })
  }

  /** One change for each article, in the order of the last change of each. */
  changes(): StagedChange[] {
    return [...this.changed.values()]
  }

  private hold(rowid: number, article: Article, origin: Origin, title?: number): void {
    this.rows.set(rowid, { rowid, article, origin })
    for (const key of listKeys(article, title)) {
      const rows = this.places.get(key) ?? new Set()
      this.places.set(key, rows.add(rowid))
    }
  }

  private note(change: StagedChange): void {
    this.changed.delete(change.id)
    this.changed.set(change.id, change)
  }
}

function listKeys(article: Article, title = hashTitleToNumber(article)): string[] {
  const { id, pmid, doi, pmcid } = article
  const named = { id, pmid, doi: doi?.toLowerCase() ?? null, pmcid, title }
  return Object.entries(named).flatMap(([column, value]) => (value === null ? [] : [toKey(column, value)]))
}

function toKey(column: string, value: string | number): string {
  return `${column}:${value}`
}
