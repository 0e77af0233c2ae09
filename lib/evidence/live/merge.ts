/** One list out of several: the same article once, best first. */
import { fuseRanks } from '@/lib/evidence/fuse'
import { foldTitle } from '@/lib/evidence/identity'
import type { Article } from '@/lib/evidence/record'

/**
 * Merges the articles of several sources: the same one once, with what each source knows of it.
 *
 * @param lists best first; where two sources state a field, the earlier list's word stands
 */
export function mergeArticles(lists: Article[][]): Article[] {
  const groups = new Groups()
  const ranked = lists.map((list) => list.map((article) => groups.add(article)))
  return fuseRanks(ranked).map((group) => group.article)
}

/** Looks up which of these articles are the given one, whatever identifier they share. */
export function findSame(articles: Article[]): (article: Article) => Article[] {
  const byKey = Map.groupBy(
    articles.flatMap((article) => keysOf(article).map((key) => ({ key, article }))),
    ({ key }) => key,
  )
  return (article) => {
    const sharing = keysOf(article).flatMap((key) => byKey.get(key) ?? [])
    return [...new Set(sharing.map((each) => each.article))].filter((each) => isSame(each, article))
  }
}

interface Group {
  article: Article
}

class Groups {
  private readonly byKey = new Map<string, Group>()

  add(article: Article): Group {
    const known = keysOf(article)
      .map((key) => this.byKey.get(key))
      .find((group) => group !== undefined && isSame(group.article, article))
    const group = known ?? { article }
    if (known) known.article = combined(known.article, article)
    for (const key of keysOf(group.article)) if (!this.byKey.has(key)) this.byKey.set(key, group)
    return group
  }
}

function keysOf({ pmid, doi, pmcid, title, year }: Article): string[] {
  const folded = foldTitle(title)
  return [
    ...(pmid === null ? [] : [`pmid:${pmid}`]),
    ...(doi === null ? [] : [`doi:${doi.toLowerCase()}`]),
    ...(pmcid === null ? [] : [`pmcid:${pmcid}`]),
    ...(folded === '' ? [] : [`title:${folded}|${year ?? ''}`]),
  ]
}

/** The first identifier that both state decides: two letters of one title and year are two articles. */
export function isSame(a: Article, b: Article): boolean {
  for (const name of ['pmid', 'doi', 'pmcid'] as const) {
    if (a[name] !== null && b[name] !== null) return a[name].toLowerCase() === b[name].toLowerCase()
  }
  return keysOf(a).some((key) => keysOf(b).includes(key))
}

/** A retraction or notice that either source knows is one. */
function combined(a: Article, b: Article): Article {
  const either = <T>(first: T[], second: T[]) => (first.length > 0 ? first : second)
  const isNew = (notice: Article['notices'][number]) =>
    !a.notices.some(({ kind, pmid }) => kind === notice.kind && (pmid === notice.pmid || notice.pmid === null))
  return {
    ...a,
    pmid: a.pmid ?? b.pmid,
    doi: a.doi ?? b.doi,
    pmcid: a.pmcid ?? b.pmcid,
    authors: either(a.authors, b.authors),
    journal: a.journal ?? b.journal,
    year: a.year ?? b.year,
    volume: a.volume ?? b.volume,
    issue: a.issue ?? b.issue,
    pages: a.pages ?? b.pages,
    publicationTypes: either(a.publicationTypes, b.publicationTypes),
    studyType: a.studyType === 'other' ? b.studyType : a.studyType,
    mesh: either(a.mesh, b.mesh),
    keywords: either(a.keywords, b.keywords),
    participants: a.participants ?? b.participants,
    retraction:
      a.retraction === null || b.retraction === null
        ? (a.retraction ?? b.retraction)
        : { noticePmid: a.retraction.noticePmid ?? b.retraction.noticePmid },
    notices: [...a.notices, ...b.notices.filter(isNew)],
    passages: either(a.passages, b.passages),
  }
}
