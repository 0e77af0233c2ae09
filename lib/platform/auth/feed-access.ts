/** Admits feed readers, which cannot sign in: the secret in the address stands for the owner who issued it. */
import 'server-only'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { assertWithinRate } from '@/lib/platform/limits/rate-limits'
import { findFeedBySecret } from '@/lib/platform/saved-questions/feed-address'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { FeedsTable } from '@/lib/store/tables'
import { ApiError } from '@/lib/wire/errors'
import { findUsableKey } from './api-keys'
import { needsNoKey } from './operator-token'
import { findPerson, isAdmitted } from './people/people'

/** Many people of a hospital may share one address; a reader asks a few times an hour. */
const perMinuteMax = 300

/**
 * @throws ApiError 404 for a secret that is unknown or whose owner may no longer enter, the same for both; 429 beyond
 *   the limit of this client address
 */
export async function admitFeedReader(request: Request): Promise<FeedsTable> {
  await assertWithinRate(`feed:${getClientAddress(request)}`, perMinuteMax, 'request_rate_limit')
  // A parameter, because the log and the audit log keep paths.
  const feed = await findFeedBySecret(new URL(request.url).searchParams.get('secret') ?? '')
  if (!feed || !(await mayEnter(feed.owner, request))) throw new ApiError('not_found', serverMessage('feed_not_found'))
  getRequestContext(request).actor = feed.owner
  return feed
}

/** @param owner a person's or a key's id, or `local`, whose feed can be read at this machine only */
async function mayEnter(owner: string, request: Request): Promise<boolean> {
  if (owner === 'local') return needsNoKey(request)
  const person = await findPerson(owner)
  return person ? isAdmitted(person) : (await findUsableKey(owner)) !== undefined
}
