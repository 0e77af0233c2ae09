/**
 * Retractions and notices age: a record that was sound when it came into the library may not be any more. What an answer
 * is about to rest on is looked up once more, at most every thirty days and only for questions that search PubMed anyway;
 * what was learnt holds for later questions too, with or without PubMed. A service that fails changes nothing.
 */
import 'server-only'
import type { Article } from '@/lib/evidence/article/article'
import { log } from '@/lib/log'
import { type Deadline, startDeadline } from './deadline'
import { findCachedArticles, storeCitedArticles } from './open-cache'

/** The answer waits no longer than this for a second look. */
const deadlineMs = 2_000
const recheckAfterMs = 30 * 24 * 3_600_000

/** Fetches records by their PMIDs; ids that the service does not know are left out. */
export type FetchRecords = (pmids: string[], deadline: Deadline) => Promise<Article[]>

/**
 * @param fetchRecords null when nothing may leave the machine for this question
 * @returns the same articles with what is known of them now, in the same order
 * @throws only the asker's own reason
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
    const records = await fetchRecords(pmids, startDeadline(deadlineMs, signal))
    // Kept for good, so that a retraction once learnt is never forgotten.
    storeCitedArticles(records)
    return records
  } catch (error) {
    signal.throwIfAborted()
    log().warn({ event: 'records could not be checked again', records: pmids.length, reason: String(error) })
    return []
  }
}

/** The text of the record stays as it is stored: only what is said about it is news. */
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
