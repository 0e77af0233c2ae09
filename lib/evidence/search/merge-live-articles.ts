/** Merges the library's articles with live ones, so that they are ranked together, each article once. */
import { createDuplicateFinder } from '@/lib/evidence/article/article-identity'
import type { Library } from '@/lib/evidence/library/library-reader'
import { isNamedBy, type NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'

/**
 * The library's word counts, plus every word of a live article: a drug name found only there is then not taken for a
 * misspelling.
 */
export function buildCorpus(
  library: Library,
  others: AnalysedArticle[],
): { articleCount: number; wordsMean: number; articlesWith(stem: string): number } {
  const { articleCount, wordsMean } = library
  if (others.length === 0) return library
  const heldElsewhere = (stem: string) => others.some(({ frequencies }) => frequencies.has(stem))
  const articlesWith = (stem: string) => library.articlesWith(stem) || (heldElsewhere(stem) ? 1 : 0)
  return { articleCount, wordsMean, articlesWith }
}

/**
 * @param own the library's articles; when both have an article, the library's is kept
 * @param named articles that the question names: only these are kept when retracted, and then in the version that
 *   reports the retraction, or when they are notices about other articles
 */
export function mergeLiveArticles(
  own: AnalysedArticle[],
  others: AnalysedArticle[],
  named: NamedArticle[],
): { analysed: AnalysedArticle; isInLibrary: boolean }[] {
  const isRetracted = ({ article }: AnalysedArticle) => article.retraction !== null
  const isAnswerable = (each: AnalysedArticle) =>
    !(isRetracted(each) || each.isNotice) || isNamedBy(named, each.article)
  const toOwn = (analysed: AnalysedArticle) => ({ analysed, isInLibrary: true })
  if (others.length === 0) return own.filter(isAnswerable).map(toOwn)
  const sameOwn = createDuplicateFinder(own.map(({ article }) => article))
  const overruled = new Set(others.filter(isRetracted).flatMap(({ article }) => sameOwn(article)))
  const isNew = (each: AnalysedArticle) => isRetracted(each) || sameOwn(each.article).length === 0
  return [
    ...own.filter((each) => isAnswerable(each) && !overruled.has(each.article)).map(toOwn),
    ...others.filter((each) => isAnswerable(each) && isNew(each)).map((analysed) => ({ analysed, isInLibrary: false })),
  ]
}
