/**
 * Rechecks the sources of an answer for retractions and notices, which may have been published since they entered the
 * library: at most every thirty days, and only for questions that search PubMed anyway. Results are stored and apply
 * to later questions too, with or without PubMed. A failing service changes nothing.
 */
import 'server-only'
import type { Article } from '@/lib/evidence/article/article'
import { log } from '@/lib/log'
import { findCachedArticles, storeCitedArticles } from './open-cache'
import type { LiveCaller } from './service-client'

/** How long the answer waits for the recheck. */
const deadlineMs = 2_000
const recheckAfterMs = 30 * 24 * 3_600_000

/** Fetches articles by PMID; unknown PMIDs are skipped. */
export type FetchRecords = (pmids: string[], caller: LiveCaller) => Promise<Article[]>

/**
 * @param fetchRecords null when nothing may be sent for this question
 * @returns the same articles, in order, with their current retractions and notices
 * @throws only the reason of `signal`
 */
export async function recheckRetractions(
  articles: Article[],
  fetchRecords: FetchRecords | null,
  signal: AbortSignal,
): Promise<Article[]> {
  const pmids = articles.flatMap(({ pmid }) => pmid ?? [])
  const known = new Map(findCachedArticles(pmids).map((article) => [article.pmid, article]))
  const isStale = (article: Article) => {
    const checkedAt = [article.checkedAt, known.get(article.pmid)?.checkedAt ?? ''].sort().at(-1) ?? ''
    return article.pmid !== null && Date.now() - Date.parse(checkedAt) > recheckAfterMs
  }
  const stale = articles.filter(isStale).flatMap(({ pmid }) => pmid ?? [])
  if (fetchRecords && stale.length > 0) {
    for (const record of await fetchAndStore(fetchRecords, stale, signal)) known.set(record.pmid, record)
  }
  return articles.map((article) => applyUpdates(article, known.get(article.pmid)))
}

async function fetchAndStore(fetchRecords: FetchRecords, pmids: string[], signal: AbortSignal): Promise<Article[]> {
  try {
    const records = await fetchRecords(pmids, { signal, allowedMs: deadlineMs, waitMs: deadlineMs })
    // Stored permanently, so that a known retraction is never forgotten.
    storeCitedArticles(records)
    return records
  } catch (error) {
    signal.throwIfAborted()
    log().warn(
      { records: pmids.length, reason: String(error) },
      'cited records could not be checked for retractions; they are shown as stored',
    )
    return []
  }
}

/** Updates only retraction and notices; the text stays as stored. */
function applyUpdates(article: Article, record: Article | undefined): Article {
  if (!record || article.pmid === null) return article
  const news = record.notices.filter(
    (notice) => !article.notices.some(({ kind, pmid }) => kind === notice.kind && pmid === notice.pmid),
  )
  return {
    ...article,
    retraction: article.retraction ?? record.retraction,
    notices: [...article.notices, ...news],
    checkedAt: [article.checkedAt, record.checkedAt].sort().at(-1) ?? article.checkedAt,
  }
}
