/** Usage by owner, day and model, for admins. */
import 'server-only'
import { database } from '@/lib/store/db'
import type { ListedUsage } from '@/lib/wire/people/listed-person'

const usageDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** @returns the last 30 days, latest first; the last seconds may be missing */
export async function listUsage(db = database(), now = Date.now()): Promise<ListedUsage[]> {
  const store = await db
  const since = new Date(now - usageDays * dayMs).toISOString().slice(0, 10)
  const rows = await store
    .selectFrom('usage')
    .leftJoin('people', 'people.id', 'usage.owner')
    .leftJoin('keys', 'keys.id', 'usage.owner')
    .select([
      'owner',
      'day',
      'model',
      'requests',
      'promptTokens',
      'completionTokens',
      'people.name',
      'keys.name as keyName',
    ])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('requests', 'desc')
    .execute()
  return rows.map(({ owner, name, keyName, day, model, ...counts }) => ({
    owner,
    // Empty for a person who was erased.
    name: name || keyName || owner,
    day,
    model,
    requests: Number(counts.requests),
    promptTokens: Number(counts.promptTokens),
    completionTokens: Number(counts.completionTokens),
  }))
}
