/** Messages that an older version cut into words otherwise are indexed again, once. */
import 'server-only'
import { database } from '@/lib/store/db'
import { forgetMessages } from '@/lib/store/message-search'
import { fold } from '@/lib/wire/search-words'
import { indexWords, messageColumns, toMessage } from './messages'

/** Grows when `search-words` finds other words in the same text. */
const wordsVersion = '2'
/** In one transaction: what is asked meanwhile must not wait for a long history. */
const batchLength = 50

/** @returns how many messages were indexed again */
export async function indexAnew(db = database()): Promise<number> {
  const store = await db
  const fact = await store.selectFrom('facts').select('value').where('name', '=', 'searchWords').executeTakeFirst()
  if (fact?.value === wordsVersion) return 0
  for (const { id, title } of await store.selectFrom('conversations').select(['id', 'title']).execute())
    await store
      .updateTable('conversations')
      .set({ titleWords: fold(title) })
      .where('id', '=', id)
      .execute()
  let count = 0
  for (let last = 0; ; ) {
    const rows = await store
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(['number', 'owner', ...messageColumns.map((column) => `messages.${column}` as const)])
      .where('number', '>', last)
      // One that is being written is indexed at its end.
      .where('status', '!=', 'running')
      .orderBy('number')
      .limit(batchLength)
      .execute()
    if (rows.length === 0) break
    await store.transaction().execute(async (transaction) => {
      await forgetMessages(
        transaction,
        rows.map(({ number }) => number),
      )
      for (const { number, owner, ...row } of rows) await indexWords(transaction, number, toMessage(row), owner)
    })
    last = rows.at(-1)?.number ?? last
    count += rows.length
  }
  await store
    .insertInto('facts')
    .values({ name: 'searchWords', value: wordsVersion })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wordsVersion }))
    .execute()
  return count
}
