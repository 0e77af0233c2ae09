/** Responds to a feed reader with what is new for one owner. */
import 'server-only'
import { createHash } from 'node:crypto'
import { getPublicUrl } from '@/lib/config'
import { database } from '@/lib/store/db'
import type { FeedsTable } from '@/lib/store/tables'
import { toAtomFeed } from '@/lib/wire/saved-questions/atom-feed'
import { toFeedUrl } from './feed-address'
import { listSavedQuestions, recordUse } from './saved-questions'

/** Readers keep what they have read, so earlier news need not be sent again. */
const newsMax = 100

/** @param known the header If-None-Match: readers ask every hour or so, mostly for nothing new */
export async function respondWithFeed(feed: FeedsTable, known: string | null, db = database()): Promise<Response> {
  const questions = await listSavedQuestions(feed.owner, db)
  await recordUse(feed.owner, db)
  const news = questions.flatMap((question) => question.news).toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const { createdAt } = feed
  const pageUrl = `${getPublicUrl()}/news`
  const body = toAtomFeed({ pageUrl, feedUrl: toFeedUrl(feed), createdAt, news: news.slice(0, newsMax) })
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' } })
}
