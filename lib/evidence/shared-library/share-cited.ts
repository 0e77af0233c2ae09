/**
 * Shares what answers cited from PubMed or Europe PMC: each server keeps such articles in its live cache, so that a
 * source opens on the server that the reader reaches next, and a retraction that one server learns of is known to all.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Article } from '@/lib/evidence/article/article'
import type { LiveCache } from '@/lib/evidence/live/cache'
import { CitedArticles } from '@/lib/evidence/live/cached-articles'
import { getLiveCacheFile, shareCitedArticles } from '@/lib/evidence/live/open-cache'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { type CitedRecord, changeLibrary } from './change-log'

const retryMs = 2000
/** Entries held while the database can't be written; each server's own cache has them anyway. */
const waitingMax = 1000
const recordsPerStatement = 500

/** Starts writing the articles that answers of this process cite to the database. */
export function startSharingCited(): void {
  let waiting: Article[] = []
  let isWriting = false
  const write = async () => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      try {
        await publishCited(await database(), taken)
      } catch (cause) {
        log().warn({ err: cause }, 'cited articles could not be shared yet; it is tried again')
        waiting = [...taken, ...waiting].slice(-waitingMax)
        await sleep(retryMs, undefined, { ref: false })
      }
    }
    isWriting = false
  }
  shareCitedArticles((articles) => {
    waiting.push(...articles)
    void write()
  })
}

/** Writes those that the database lacks or that were checked since. */
export async function publishCited(db: Database, articles: readonly Article[]): Promise<void> {
  const records = new Map(articles.map((article) => [article.id, toCitedRecord(article)]))
  for (let from = 0; from < records.size; from += recordsPerStatement) {
    const some = [...records.values()].slice(from, from + recordsPerStatement)
    const ids = some.map(({ id }) => id)
    const held = await db.selectFrom('libraryCited').select(['id', 'at']).where('id', 'in', ids).execute()
    const known = new Map(held.map(({ id, at }) => [id, at]))
    const fresh = some.filter(({ id, at }) => at > (known.get(id) ?? -1))
    if (fresh.length > 0) await changeLibrary(db, (writer) => writer.writeCited(fresh))
  }
}

/** Makes both sides complete: this server's cache, and the database. */
export async function exchangeCited(db: Database, cache: LiveCache): Promise<void> {
  const own = new CitedArticles(getLiveCacheFile())
  try {
    await publishCited(db, own.all())
  } finally {
    own.close()
  }
  let after = ''
  while (true) {
    const rows = await db
      .selectFrom('libraryCited')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(recordsPerStatement)
      .execute()
    if (rows.length === 0) return
    cache.storeShared(rows)
    after = rows.at(-1)?.id ?? after
  }
}

function toCitedRecord(article: Article): CitedRecord {
  const at = Date.parse(article.checkedAt)
  return { id: article.id, at: Number.isNaN(at) ? 0 : at, record: JSON.stringify(article) }
}
