/** Reindexes messages after a version that split text into other words, and those that have a new owner. */
import 'server-only'
import { foldText } from '@/lib/shared/text/tokenize-search'
import { type Database, database } from '@/lib/store/db'
import { excludeMatches, unindexMessages } from '@/lib/store/message-search'
import { workInSlices } from '@/lib/store/slices'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { indexMessageWords, type MessageRow, messageColumns, toMessage, toOwnerWord } from './message-rows'

/** Increase it when tokenize-search.ts splits the same text into other words. */
const wordsVersion = '2'
const titlesAtOnce = 50
/** Indexing does most of its work at the commit. */
const messagesAtOnce = 5

/** @returns number of messages reindexed */
export async function reindexMessages(db = database()): Promise<number> {
  const store = await db
  const fact = await store.selectFrom('facts').select('value').where('name', '=', 'searchWords').executeTakeFirst()
  if (fact?.value === wordsVersion) return 0
  await foldTitles(store)
  const count = await indexMessages(store)
  await store
    .insertInto('facts')
    .values({ name: 'searchWords', value: wordsVersion })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wordsVersion }))
    .execute()
  return count
}

async function foldTitles(store: Database): Promise<void> {
  let last = ''
  await workInSlices(() =>
    store.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('conversations')
        .select(['id', 'title'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(titlesAtOnce)
        .execute()
      for (const { id, title } of rows)
        await transaction
          .updateTable('conversations')
          .set({ titleWords: foldText(title) })
          .where('id', '=', id)
          .execute()
      last = rows.at(-1)?.id ?? last
      return rows.length > 0
    }),
  )
}

/** @returns number of messages indexed */
async function indexMessages(store: Database): Promise<number> {
  let last = 0
  let count = 0
  await workInSlices(async () => {
    const rows = await selectRows(store).where('number', '>', last).orderBy('number').limit(messagesAtOnce).execute()
    await store.transaction().execute((transaction) => indexAgain(transaction, rows))
    last = rows.at(-1)?.number ?? last
    count += rows.length
    return rows.length > 0
  })
  return count
}

/**
 * Reindexes the messages of conversations that were moved to another owner: the index records the owner of each
 * message.
 *
 * @see moveConversations
 */
export async function reindexMovedMessages(owner: string, db = database()): Promise<void> {
  const store = await db
  const moved = store
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .select('messages.number')
    .where('owner', '=', owner)
    .where('status', '!=', 'running')
  const waiting = await excludeMatches(moved, store, toOwnerWord(owner)).execute()
  await workInSlices(async () => {
    const numbers = waiting.splice(0, messagesAtOnce).map(({ number }) => number)
    if (numbers.length === 0) return false
    await store.transaction().execute(async (transaction) => {
      // Another server may do the same for another move to this owner.
      await lockForTransaction(transaction, 'messages of a new owner')
      await indexAgain(transaction, await selectRows(transaction).where('number', 'in', numbers).execute())
    })
    return waiting.length > 0
  })
}

function selectRows(db: Database) {
  return (
    db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(['number', 'owner', ...messageColumns.map((column) => `messages.${column}` as const)])
      // An answer in progress is indexed when it ends.
      .where('status', '!=', 'running')
  )
}

async function indexAgain(
  transaction: Database,
  rows: readonly (MessageRow & { number: number; owner: string })[],
): Promise<void> {
  const numbers = rows.map(({ number }) => number)
  await unindexMessages(transaction, numbers)
  for (const { number, owner, ...row } of rows) await indexMessageWords(transaction, number, toMessage(row), owner)
}
