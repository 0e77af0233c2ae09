/** Reindexes messages once after a version that split text into other words. */
import 'server-only'
import { foldText } from '@/lib/shared/text/tokenize-search'
import { type Database, database } from '@/lib/store/db'
import { unindexMessages } from '@/lib/store/message-search'
import { workInSlices } from '@/lib/store/slices'
import { indexMessageWords, messageColumns, toMessage } from './message-rows'

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
    const rows = await store
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(['number', 'owner', ...messageColumns.map((column) => `messages.${column}` as const)])
      .where('number', '>', last)
      // An answer in progress is indexed when it ends.
      .where('status', '!=', 'running')
      .orderBy('number')
      .limit(messagesAtOnce)
      .execute()
    await store.transaction().execute(async (transaction) => {
      await unindexMessages(
        transaction,
        rows.map(({ number }) => number),
      )
      for (const { number, owner, ...row } of rows) await indexMessageWords(transaction, number, toMessage(row), owner)
    })
    last = rows.at(-1)?.number ?? last
    count += rows.length
    return rows.length > 0
  })
  return count
}
