import { prepareArticle as prepare } from '@/lib/answer/check/prepare-article'
import type { Article } from '@/lib/evidence/article/article'
import type { PreparedSource } from '@/lib/evidence/verify/check-claim'

/** Many sentences are compared with the same card, which is read once. */
const prepared = new WeakMap<Article, Map<number, PreparedSource>>()

/** Prepares an article as the MCP tool `check_claim` does; most tests compare with one article alone. */
export function prepareArticle(article: Article, n = 1): PreparedSource {
  const byNumber = prepared.get(article) ?? new Map<number, PreparedSource>()
  prepared.set(article, byNumber)
  const source = byNumber.get(n) ?? prepare(article, n)
  byNumber.set(n, source)
  return source
}
