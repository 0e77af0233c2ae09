/** The articles whose notices are checked: those in the library, and those that answers cited from PubMed. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { CitedArticles } from '@/lib/evidence/live/cached-articles'

type Marks = Pick<Article, 'retraction' | 'notices'>

/** How an article is held. */
export interface HeldArticle {
  /** `bundled`: a summary, which an import cannot change; `cited`: in the cache of cited articles. */
  as: 'imported' | 'bundled' | 'cited'
  marks: Marks
}

export class WatchedArticles {
  private readonly db: DatabaseSync
  private readonly following: StatementSync
  private readonly byPmid: StatementSync
  private readonly cited: Map<string, Marks>
  private readonly citedPmids: string[]

  /**
   * @param libraryFile the library, or this server's copy of a shared one
   * @param citedFile the cache of cited articles; need not exist
   */
  constructor(libraryFile: string, citedFile: string) {
    const cited = new CitedArticles(citedFile)
    this.cited = new Map(cited.all().flatMap((article) => (article.pmid === null ? [] : [[article.pmid, article]])))
    this.citedPmids = [...this.cited.keys()].sort()
    cited.close()
    this.db = new DatabaseSync(libraryFile, { readOnly: true })
    this.following = this.db.prepare('SELECT DISTINCT pmid FROM articles WHERE pmid > ? ORDER BY pmid LIMIT ?')
    this.byPmid = this.db.prepare('SELECT record, origin FROM articles WHERE pmid = ?')
  }

  /** The next PMIDs after this one, in the order of text. */
  listAfter(pmid: string, max: number): string[] {
    const stored = this.following.all(pmid, max).map((row) => String(row['pmid']))
    const cited = this.citedPmids.filter((each) => each > pmid).slice(0, max)
    return [...new Set([...stored, ...cited])].sort().slice(0, max)
  }

  isStored(pmid: string): boolean {
    return this.byPmid.get(pmid) !== undefined
  }

  find(pmid: string): HeldArticle[] {
    const stored = this.byPmid.all(pmid).map(({ record, origin }): HeldArticle => {
      // Written by `LibraryWriter`.
      const marks = JSON.parse(String(record)) as Marks
      return { as: origin === 'starter' ? 'bundled' : 'imported', marks }
    })
    const cited = this.cited.get(pmid)
    return cited ? [...stored, { as: 'cited', marks: cited }] : stored
  }

  /** Articles that are retracted, as far as the library and the cache of cited articles know. */
  listRetracted(): { ids: Set<string>; pmids: Set<string> } {
    const rows = this.db.prepare('SELECT id, pmid FROM articles WHERE retracted = 1').all()
    const cited = [...this.cited].flatMap(([pmid, { retraction }]) => (retraction === null ? [] : [pmid]))
    const stored = rows.flatMap(({ pmid }) => (pmid === null ? [] : [String(pmid)]))
    return { ids: new Set(rows.map(({ id }) => String(id))), pmids: new Set([...stored, ...cited]) }
  }

  count(): number {
    const row = this.db.prepare('SELECT count(DISTINCT pmid) AS n FROM articles WHERE pmid IS NOT NULL').get()
    return Number(row?.['n'] ?? 0) + this.citedPmids.filter((pmid) => !this.isStored(pmid)).length
  }

  close(): void {
    this.db.close()
  }
}

/** Whether a record states a retraction or a notice that the held article does not. */
export function statesNews(record: Marks, { marks: held }: HeldArticle): boolean {
  const isNewlyRetracted =
    record.retraction !== null &&
    (held.retraction === null || (held.retraction.noticePmid === null && record.retraction.noticePmid !== null))
  return (
    isNewlyRetracted ||
    record.notices.some(({ kind, pmid }) => !held.notices.some((each) => each.kind === kind && each.pmid === pmid))
  )
}
