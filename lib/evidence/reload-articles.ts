/** Reloads the sources of an answer by id, as stored now. Nothing is searched. */

import type { Article } from '@/lib/evidence/article/article'
import { recheckRetractions } from '@/lib/evidence/live/recheck-retractions'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { findArticleById } from './open-library'

/**
 * @returns one for each item, in order, with retractions and notices found since; null for an article that was
 *   removed
 * @throws ApiError `library_unavailable`
 */
export async function reloadArticles(
  items: readonly Pick<EvidenceItem, 'id'>[],
  signal: AbortSignal,
): Promise<(Article | null)[]> {
  const held = items.map(({ id }) => findArticleById(id))
  const known = await recheckRetractions(
    held.filter((article) => article !== null),
    null,
    signal,
  )
  const byId = new Map(known.map((article) => [article.id, article]))
  return held.map((article) => (article ? (byId.get(article.id) ?? article) : null))
}
