/** Deletes, exports and moves the saved questions of an owner who is erased, hands over, or no longer looks at them. */
import 'server-only'
import { config } from '@/lib/config'
import { concernsOwner, listRetentionRules } from '@/lib/platform/conversations/retention'
import { type Database, database } from '@/lib/store/db'
import type { SavedQuestion } from '@/lib/wire/saved-questions/saved-question'
import { listSavedQuestions } from './saved-questions'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes all saved questions of an owner, with their news, and ends its feed. @returns number of questions */
export async function deleteAllSavedQuestions(owner: string, db = database()): Promise<number> {
  const store = await db
  await store.deleteFrom('feeds').where('owner', '=', owner).execute()
  const { numDeletedRows } = await store.deleteFrom('savedQuestions').where('owner', '=', owner).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Exports these owners' saved questions, without the addresses of feeds. */
export async function exportSavedQuestions(store: Database, owners: readonly string[]): Promise<SavedQuestion[]> {
  const lists = await Promise.all(owners.map((owner) => listSavedQuestions(owner, Promise.resolve(store))))
  return lists.flat()
}

/**
 * Moves saved questions to another owner. Feeds of the former owners end: their addresses are known to others.
 *
 * @returns number of questions moved; questions beyond the limit of one owner are kept as well
 */
export async function moveSavedQuestions(transaction: Database, from: readonly string[], to: string): Promise<number> {
  await transaction.deleteFrom('feeds').where('owner', 'in', from).execute()
  const { numUpdatedRows } = await transaction
    .updateTable('savedQuestions')
    .set({ owner: to })
    .where('owner', 'in', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Deletes saved questions whose owners have not looked at what is new, on the page or in a feed reader, for as long as
 * they keep conversations.
 *
 * @returns number of questions deleted
 */
export async function purgeSavedQuestions(now = Date.now(), db = database(), settings = config()): Promise<number> {
  const store = await db
  let count = 0
  for (const rule of await listRetentionRules(store, settings)) {
    if (rule.days === 0) continue
    const { numDeletedRows } = await store
      .deleteFrom('savedQuestions')
      .where('usedAt', '<', new Date(now - rule.days * dayMs).toISOString())
      .where((eb) => concernsOwner(rule, eb.ref('owner')))
      .executeTakeFirst()
    count += Number(numDeletedRows)
  }
  return count
}
