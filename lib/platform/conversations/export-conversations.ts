/** Exports what owners have stored as one JSON document, generated while it is sent. */
import 'server-only'
import { type Database, database } from '@/lib/store/db'
import { addFeedback } from './add-feedback'
import { readImageFile } from './message-images'
import { messageColumns, toMessage } from './message-rows'
import { addMetadata, readRequestMessages } from './stored-completions'

/** `{ exported_at, conversations: [{ …, messages, images }] }` with every branch; images as data URLs, by hash. */
export function exportConversations(owner: string, db = database()): ReadableStream<Uint8Array> {
  return toStream(writeConversations(owner, db))
}

async function* writeConversations(owner: string, db: Promise<Database>): AsyncGenerator<string> {
  const store = await db
  const rows = selectConversations(store, [owner]).where('deletedAt', 'is', null)
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"conversations":[`
  yield* writeList(await rows.execute(), (row) => toConversation(store, row))
  yield '\n]}\n'
}

/**
 * As `exportConversations`, for several owners: also what `about` says of them, deleted conversations that can still
 * be restored, and the completions and responses that clients asked to store.
 */
export function exportEverything(
  owners: readonly string[],
  about: Record<string, unknown>,
  db = database(),
): ReadableStream<Uint8Array> {
  return toStream(writeEverything(owners, about, db))
}

async function* writeEverything(
  owners: readonly string[],
  about: Record<string, unknown>,
  db: Promise<Database>,
): AsyncGenerator<string> {
  const store = await db
  const head = JSON.stringify({ exported_at: new Date().toISOString(), ...about })
  yield `${head.slice(0, -1)},"conversations":[`
  yield* writeList(await selectConversations(store, owners).execute(), (row) => toConversation(store, row))
  yield '\n],"completions":['
  const completions = store.selectFrom('completions').select(['id', 'createdAt']).where('owner', 'in', owners)
  yield* writeList(await completions.orderBy('createdAt').execute(), (row) => toCompletion(store, row))
  yield '\n]}\n'
}

async function* writeList<Row>(
  rows: readonly Row[],
  toEntry: (row: Row) => Promise<object | undefined>,
): AsyncGenerator<string> {
  let separator = ''
  for (const row of rows) {
    const entry = await toEntry(row)
    if (entry === undefined) continue
    yield `${separator}\n${JSON.stringify(entry)}`
    separator = ','
  }
}

function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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

function selectConversations(store: Database, owners: readonly string[]) {
  return store
    .selectFrom('conversations')
    .select(['id', 'title', 'pinnedAt', 'createdAt', 'updatedAt', 'deletedAt'])
    .where('owner', 'in', owners)
    .orderBy('createdAt')
}

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number]

async function toConversation(store: Database, { pinnedAt, deletedAt, ...row }: ConversationRow): Promise<object> {
  const deleted = deletedAt === null ? {} : { deletedAt }
  return { ...row, ...deleted, isPinned: pinnedAt !== null, ...(await readContent(store, row.id)) }
}

/** @returns undefined for one that was deleted since the export began */
async function toCompletion(
  store: Database,
  { id, createdAt }: { id: string; createdAt: string },
): Promise<object | undefined> {
  const rows = await store.selectFrom('completions').select(['id', 'body']).where('id', '=', id).execute()
  const [completion] = await addMetadata(store, rows)
  return completion && { createdAt, completion, messages: await readRequestMessages(id, Promise.resolve(store)) }
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
