/** Gives conversations to another owner, who then finds them in the list and in the search. */
import 'server-only'
import { type Database, database } from '@/lib/store/db'
import { reindexMovedMessages } from './reindex-messages'

/** Prefix of a fact's name, followed by the new owner: its messages are not all indexed yet. */
const movedFact = 'moved to '

/**
 * Call `finishMove` after the transaction: indexing takes about a millisecond for each message.
 *
 * @param from ids of the owners so far
 * @returns number of conversations moved
 */
export async function moveConversations(transaction: Database, from: readonly string[], to: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('conversations')
    .set({ owner: to })
    .where('owner', 'in', from)
    .executeTakeFirstOrThrow()
  const value = new Date().toISOString()
  await transaction
    .insertInto('facts')
    .values({ name: movedFact + to, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return Number(numUpdatedRows)
}

/**
 * Makes the messages of moved conversations searchable. If the process exits meanwhile, the scheduled jobs finish it.
 */
export async function finishMove(to: string, db = database()): Promise<void> {
  const store = await db
  const name = movedFact + to
  const fact = await store.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  if (!fact) return
  await reindexMovedMessages(to, db)
  // A later move has updated the fact and removes it itself.
  await store.deleteFrom('facts').where('name', '=', name).where('value', '=', fact.value).execute()
}

/** Finishes moves that a process exit interrupted. */
export async function finishMoves(db = database()): Promise<void> {
  const rows = await (await db).selectFrom('facts').select('name').where('name', 'like', `${movedFact}%`).execute()
  for (const { name } of rows) await finishMove(name.slice(movedFact.length), db)
}
