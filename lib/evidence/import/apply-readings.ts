/**
 * Applies what a reader found to the stored articles: the same rules for a library in a file and for one in PostgreSQL.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Article } from '@/lib/evidence/article/article'
import { hashTitleToNumber, haveConflictingIdentifiers, isSameArticle } from '@/lib/evidence/article/article-identity'
import type { MarkedArticle, ReaderEvent } from '@/lib/evidence/import/formats/reader'
import type { Origin } from '@/lib/evidence/library/library-schema'
import type { IdentityColumn, StoredArticle } from '@/lib/evidence/library/library-writer'
import { mergeImported } from './merge-imported'
import { addNote, noteRefusal, type Receipt } from './receipt'

/** The stored articles as an import sees them; changes are seen by later reads at once. */
export interface ArticleTable {
  /** Imported articles with this value, oldest first. */
  findImported(column: IdentityColumn, value: string | number): StoredArticle[]
  hasArticle(id: string, origin: Origin): boolean
  /** @param title the article's `hashTitleToNumber` */
  insert(article: Article, origin: Origin, title?: number): void
  replace(held: StoredArticle, article: Article): void
  remove(held: StoredArticle): void
}

/** Applies the articles of a batch and counts them in the receipt; `removeDeleted` follows. */
export function applyReadings(table: ArticleTable, readings: readonly ReaderEvent[], receipt: Receipt): void {
  for (const reading of readings) applyEvent(table, reading, receipt)
}

/** The articles of a batch by which bundled summaries are marked, or no longer marked, as retracted. */
export function listRetractions(readings: readonly ReaderEvent[]): MarkedArticle[] {
  return readings.flatMap((reading) => {
    const states = reading.type === 'marks' || (reading.type === 'article' && reading.article.retraction !== null)
    return states ? [reading.article] : []
  })
}

function applyEvent(table: ArticleTable, reading: ReaderEvent, receipt: Receipt): void {
  if (reading.type === 'note') addNote(receipt, reading.note)
  if (reading.type === 'note' || reading.type === 'deleted') return
  receipt.read += 1
  if (reading.type === 'refused') {
    receipt.refused += 1
    noteRefusal(receipt, reading.reason, reading.place)
  } else
    receipt[reading.type === 'marks' ? markArticle(table, reading.article) : upsertArticle(table, reading.article)] += 1
}

/** An article that was removed meanwhile needs no mark. */
function markArticle(table: ArticleTable, { id, retraction, notices }: MarkedArticle): 'updated' | 'unchanged' {
  const [held] = table.findImported('id', id)
  if (held) table.replace(held, { ...held.article, retraction, notices })
  return held ? 'updated' : 'unchanged'
}

/**
 * Removes articles that PubMed has deleted: mostly duplicate records, and some that were not articles. Bundled
 * summaries stay.
 */
export function removeDeleted(table: ArticleTable, readings: readonly ReaderEvent[], receipt: Receipt): void {
  const listed = readings.flatMap((reading) => (reading.type === 'deleted' ? [reading.pmid] : []))
  if (listed.length === 0) return
  const held = listed.flatMap((pmid) => table.findImported('pmid', pmid))
  for (const each of held) table.remove(each)
  const before = receipt.deleted ?? { listed: 0, held: 0 }
  receipt.deleted = { listed: before.listed + listed.length, held: before.held + held.length }
}

function upsertArticle(table: ArticleTable, article: Article): 'added' | 'updated' | 'unchanged' {
  const title = hashTitleToNumber(article)
  const [target, ...others] = findStored(table, article, title)
  const isBundled = article.provenance === 'summary' && table.hasArticle(article.id, 'starter')
  if (!target && !isBundled) {
    table.insert(article, 'import', title)
    return 'added'
  }
  if (!target) return 'unchanged'
  const joined = others.reduce((sum, other) => mergeImported(sum, other.article), target.article)
  const merged = mergeImported(joined, article)
  if (others.length === 0 && isDeepStrictEqual({ ...merged, checkedAt: '' }, { ...target.article, checkedAt: '' })) {
    return 'unchanged'
  }
  for (const other of others) table.remove(other)
  table.replace(target, merged)
  return 'updated'
}

/** The stored copies of this article: one, or several that prove to be the same. */
function findStored(table: ArticleTable, article: Article, title: number): StoredArticle[] {
  const found = [
    ...table.findImported('id', article.id),
    ...(article.pmid ? table.findImported('pmid', article.pmid) : []),
    ...(article.doi ? table.findImported('doi', article.doi) : []),
    ...(article.pmcid ? table.findImported('pmcid', article.pmcid) : []),
    ...table.findImported('title', title),
  ]
  const same: StoredArticle[] = []
  for (const held of found) {
    const isNew = same.every(({ rowid }) => rowid !== held.rowid)
    // An article without identifiers may match two that differ from each other.
    const fits = same.every((each) => !haveConflictingIdentifiers(each.article, held.article))
    if (isNew && fits && isSameArticle(article, held.article)) same.push(held)
  }
  return same
}
