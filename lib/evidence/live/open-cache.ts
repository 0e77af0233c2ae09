/** The cache of this process: one file under DATA_DIR, opened when a live search or an article page first needs it. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { log } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import { type LiveCache, openLiveCache } from './cache'

let current: LiveCache | null | undefined

/** The file from which `CitedArticles` reads. */
export function getLiveCacheFile(): string {
  return join(config().DATA_DIR, 'live-cache.sqlite')
}

/** @returns null when the file can't be used: every search then asks the services, and the log has the error */
export function getLiveCache(): LiveCache | null {
  if (current !== undefined) return current
  try {
    current = openLiveCache(getLiveCacheFile())
  } catch (error) {
    log().error(
      { file: getLiveCacheFile(), error: String(error) },
      'the cache of PubMed and Europe PMC cannot be opened; every search asks them',
    )
    current = null
  }
  return current
}

/** Closes the file. */
export function closeLiveCache(): void {
  current?.close()
  current = undefined
}

/** The article that an earlier live answer cited, or null. Asks no service and creates no file. */
export function findCachedArticle(id: string): Article | null {
  return getExistingCache()?.findArticleById(id) ?? null
}

/** Cached copies of these articles, of any age. Asks no service and creates no file. */
export function findCachedArticles(pmids: readonly string[]): Article[] {
  const cache = getExistingCache()
  return cache ? pmids.flatMap((pmid) => cache.findArticleById(`pmid:${pmid}`) ?? []) : []
}

function getExistingCache(): LiveCache | null {
  return current === undefined && !existsSync(getLiveCacheFile()) ? null : getLiveCache()
}

/** Stores articles permanently, because an answer is about to cite them; servers that share a library share them. */
export function storeCitedArticles(articles: Article[]): void {
  if (articles.length === 0) return
  getLiveCache()?.storeCited(articles)
  citedArticles().publish?.(articles)
}

/** @param publish informs the other servers of articles that an answer here cites */
export function shareCitedArticles(publish: (articles: Article[]) => void): void {
  citedArticles().publish = publish
}

function citedArticles(): { publish?: (articles: Article[]) => void } {
  return getSingleton('cited articles', () => ({}))
}
