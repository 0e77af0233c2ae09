/** The articles whose notices are checked: those in the library, and those that answers cited from PubMed. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { CitedArticles } from '@/lib/evidence/live/cached-articles'
import type { NoticeMarks } from '@/lib/evidence/updates/notices/apply-notices'

/** An article that the library or the cache holds. */
export interface HeldArticle {
  /** `bundled`: a summary, which an import cannot change; `cited`: in the cache of cited articles. */
  as: 'imported' | 'bundled' | 'cited'
  /** Without its passages, unless it is in the cache. */
  article: Article
}

export class WatchedArticles {
  private readonly db: DatabaseSync
  private readonly following: StatementSync
  private readonly byPmid: StatementSync
  private readonly byDoi: StatementSync
  private readonly cited: Map<string, Article>
  private readonly citedByDoi: Map<string, Article>
  private readonly citedPmids: string[]

  /**
   * @param libraryFile the library, or this server's copy of a shared one
   * @param citedFile the cache of cited articles; need not exist
   */
  constructor(libraryFile: string, citedFile: string) {
    const cited = new CitedArticles(citedFile)
    const articles = cited.all()
    this.cited = new Map(articles.flatMap((article) => (article.pmid === null ? [] : [[article.pmid, article]])))
    this.citedByDoi = new Map(
      articles.flatMap((article) => (article.doi === null ? [] : [[article.doi.toLowerCase(), article]])),
    )
    this.citedPmids = [...this.cited.keys()].sort()
    cited.close()
    this.db = new DatabaseSync(libraryFile, { readOnly: true })
    this.following = this.db.prepare('SELECT DISTINCT pmid FROM articles WHERE pmid > ? ORDER BY pmid LIMIT ?')
    this.byPmid = this.db.prepare('SELECT record, origin FROM articles WHERE pmid = ?')
    this.byDoi = this.db.prepare('SELECT record, origin FROM articles WHERE doi = ?')
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
    const cited = this.cited.get(pmid)
    return [...this.byPmid.all(pmid).map(toHeld), ...(cited ? [{ as: 'cited' as const, article: cited }] : [])]
  }

  /** The copies with this PMID, and those with this DOI unless their PMID is another. */
  findByIdentity({ pmid, doi }: { pmid: string | null; doi: string | null }): HeldArticle[] {
    const found = new Map((pmid === null ? [] : this.find(pmid)).map((held) => [`${held.as} ${held.article.id}`, held]))
    for (const held of doi === null ? [] : this.findByDoi(doi)) {
      const isOther = pmid !== null && held.article.pmid !== null && held.article.pmid !== pmid
      if (!isOther) found.set(`${held.as} ${held.article.id}`, held)
    }
    return [...found.values()]
  }

  private findByDoi(doi: string): HeldArticle[] {
    const cited = this.citedByDoi.get(doi)
    return [...this.byDoi.all(doi).map(toHeld), ...(cited ? [{ as: 'cited' as const, article: cited }] : [])]
  }

  /** Articles that are retracted, as far as the library and the cache of cited articles know. */
  listRetracted(): { ids: Set<string>; pmids: Set<string> } {
    const rows = this.db.prepare('SELECT id, pmid FROM articles WHERE retracted = 1').all()
    const cited = [...this.cited.values(), ...this.citedByDoi.values()].filter(({ retraction }) => retraction !== null)
    const stored = rows.flatMap(({ pmid }) => (pmid === null ? [] : [String(pmid)]))
    return {
      ids: new Set([...rows.map((row) => String(row['id'])), ...cited.map(({ id }) => id)]),
      pmids: new Set([...stored, ...cited.flatMap(({ pmid }) => pmid ?? [])]),
    }
  }

  count(): number {
    const row = this.db.prepare('SELECT count(DISTINCT pmid) AS n FROM articles WHERE pmid IS NOT NULL').get()
    return Number(row?.['n'] ?? 0) + this.citedPmids.filter((pmid) => !this.isStored(pmid)).length
  }

  close(): void {
    this.db.close()
  }
}

function toHeld({ record, origin }: Record<string, unknown>): HeldArticle {
  // Written by `LibraryWriter`.
  return { as: origin === 'starter' ? 'bundled' : 'imported', article: JSON.parse(String(record)) as Article }
}

/** Whether a record states a retraction or a notice that the held article does not. */
export function statesNews(record: NoticeMarks, { article: held }: HeldArticle): boolean {
  const isNewlyRetracted =
    record.retraction !== null &&
    (held.retraction === null || (held.retraction.noticePmid === null && record.retraction.noticePmid !== null))
  return (
    isNewlyRetracted ||
    record.notices.some(({ kind, pmid }) => !held.notices.some((each) => each.kind === kind && each.pmid === pmid))
  )
}
