import { prepareArticle as prepare } from '@/lib/answer/check/prepare-article'
import type { Article } from '@/lib/evidence/article/article'
import type { PreparedSource } from '@/lib/evidence/verify/check-claim'

/** Prepares an article as the MCP tool `check_claim` does; most tests compare with one article alone. */
export function prepareArticle(article: Article, n = 1): PreparedSource {
  return prepare(article, n)
}
