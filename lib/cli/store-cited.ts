import { config } from '@/lib/config'
import type { Article } from '@/lib/evidence/article/article'
import { getLiveCache } from '@/lib/evidence/live/open-cache'
import { publishCited } from '@/lib/evidence/shared-library/share-cited'
import { database } from '@/lib/store/db'

/**
 * Stores what a command has learned about articles that answers cite and the library lacks; for all servers of a
 * database.
 */
export async function storeCited(articles: readonly Article[]): Promise<void> {
  getLiveCache()?.storeCited([...articles])
  if (config().DATABASE_URL) await publishCited(await database(), articles)
}
