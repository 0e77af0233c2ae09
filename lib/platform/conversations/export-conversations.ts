/** Exports all conversations of one owner as one JSON document, generated while it is sent. */
import 'server-only'
import { type Database, database } from '@/lib/store/db'
import { addFeedback } from './add-feedback'
import { readImageFile } from './message-images'
import { messageColumns, toMessage } from './message-rows'

/** `{ exported_at, conversations: [{ …, messages, images }] }` with every branch; images as data URLs, by hash. */
export function exportConversations(owner: string, db = database()): ReadableStream<Uint8Array> {
  const pieces = writeExport(owner, db)
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(Buffer.from(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* writeExport(owner: string, db: Promise<Database>): AsyncGenerator<string> {
  const store = await db
  const rows = await store
    .selectFrom('conversations')
    .select(['id', 'title', 'pinnedAt', 'createdAt', 'updatedAt'])
    .where('owner', '=', owner)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"conversations":[`
  for (const [index, { pinnedAt, ...row }] of rows.entries()) {
    const conversation = { ...row, isPinned: pinnedAt !== null, ...(await readContent(store, row.id)) }
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(conversation)}`
  }
  yield '\n]}\n'
}

async function readContent(store: Database, conversationId: string) {
  const messages = await store
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversationId', '=', conversationId)
    .orderBy('number')
    .execute()
  const images = await store
    .selectFrom('conversationImages')
    .select(['hash', 'type'])
    .where('conversationId', '=', conversationId)
    .execute()
  const files: { hash: string; data_url: string }[] = []
  for (const { hash, type } of images) {
    const bytes = await readImageFile(hash)
    if (bytes) files.push({ hash, data_url: `data:${type};base64,${bytes.toString('base64')}` })
  }
  return { messages: await addFeedback(store, conversationId, messages.map(toMessage)), images: files }
}
