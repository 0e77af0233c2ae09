/** Prepared articles of a library, cached as long as its file has not changed. */
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import type { Library } from '@/lib/evidence/library/library-reader'
import { type AnalysedArticle, analyseArticle } from '@/lib/evidence/search/article/analyse-article'

const analysedByState = new WeakMap<object, Map<number, AnalysedArticle>>()
/** Prepared articles cached, some 20 kB each; the least recently used is evicted first. */
const analysedMax = 2000

export function loadAnalysedArticle(library: Library, row: number): AnalysedArticle | null {
  let cache = analysedByState.get(library.state)
  if (!cache) {
    cache = new Map()
    analysedByState.set(library.state, cache)
  }
  const known = cache.get(row)
  if (known) {
    // A library that fits in the cache evicts nothing, so the order of use does not matter.
    if (cache.size === analysedMax) {
      cache.delete(row)
      cache.set(row, known)
    }
    return known
  }
  const article = library.articleByRow(row)
  if (!article) return null
  const analysed = analyseArticle(article, selectIndexedFields(article))
  cache.set(row, analysed)
  if (cache.size > analysedMax) {
    for (const oldest of cache.keys()) {
      cache.delete(oldest)
      break
    }
  }
  return analysed
}
