/** Builds the views of the library page, in the calling thread. */

import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import type { Library } from '@/lib/evidence/library/library-reader'
import { CitedArticles } from '@/lib/evidence/live/cached-articles'
import type { Reference } from '@/lib/shared/citations/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'
import { countArticles, countFacets, type FacetCounts, matchesFilters } from './filters'
import { type ListedArticle, listArticles } from './lists'

export const pageArticles = 25

export interface LibraryView {
  /** Articles that match; `listed` holds one page of them. */
  total: number
  /** More articles match than were examined; `total` and the counts cover only those examined. */
  isTruncated: boolean
  pages: number
  listed: ListedArticle[]
  counts: FacetCounts
}

/** @param citedFile the live cache file, which may be missing */
export function buildLibraryView(library: Library, citedFile: string, query: LibraryQuery): LibraryView {
  return withCitedArticles(citedFile, (cited) =>
    library.snapshot(() => {
      const list = listArticles(library, cited, query)
      const total = countArticles(list.groups.filter((group) => matchesFilters(group, query)))
      return {
        total,
        isTruncated: list.isTruncated,
        pages: Math.ceil(total / pageArticles),
        listed: [...list.articles((query.page - 1) * pageArticles, pageArticles)],
        counts: countFacets(list.groups, query),
      }
    }),
  )
}

/** A range of references: of articles named by id, or of a query's list in its order. */
export interface ReferencesRequest {
  of: string[] | LibraryQuery
  from: number
  count: number
}

/** @returns fewer than requested at the end of a list; ids of removed articles are skipped */
export function listReferences(
  library: Library,
  citedFile: string,
  { of, from, count }: ReferencesRequest,
): Reference[] {
  return withCitedArticles(citedFile, (cited) => {
    const articles = Array.isArray(of)
      ? of.slice(from, from + count).flatMap((id) => library.articleById(id) ?? cited.byId(id) ?? [])
      : [...listArticles(library, cited, of).articles(from, count)].map(({ article }) => article)
    return articles.map(toReference)
  })
}

/** Every article of a query's list, in its order. */
export function* iterateArticles(library: Library, citedFile: string, query: LibraryQuery): Generator<Article> {
  const cited = new CitedArticles(citedFile)
  try {
    const { articles } = listArticles(library, cited, query)
    for (let from = 0; ; from += pageArticles) {
      const listed = [...articles(from, pageArticles)]
      for (const { article } of listed) yield article
      if (listed.length < pageArticles) return
    }
  } finally {
    cited.close()
  }
}

function withCitedArticles<T>(file: string, work: (cited: CitedArticles) => T): T {
  const cited = new CitedArticles(file)
  try {
    return work(cited)
  } finally {
    cited.close()
  }
}
