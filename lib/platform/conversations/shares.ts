/**
 * Conversations that their owner shares with other users of this server. A link shows one branch up to the time of
 * sharing: later messages stay private until the owner shares again. Readers must have access to the page; the link
 * alone grants nothing on a server that requires keys.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import type { Share, SharedConversation, StoredMessage } from '@/lib/wire/conversation'
import { ApiError } from '@/lib/wire/errors'
import { addSourceChanges } from './compare-sources'
import { findBranch, findImage, readMessageNodes, requireConversation } from './conversations'
import { messageColumns, toMessage } from './message-rows'

/** PostgreSQL allows 65,535 values in one statement, SQLite 32,766. */
const messagesAtOnce = 500

/** @returns null when the conversation is not shared. @throws ApiError 404 */
export async function readShare(conversationId: string, owner: string, db = database()): Promise<Share | null> {
  const store = await db
  await requireConversation(store, conversationId, owner)
  const row = await selectShare(store, conversationId).executeTakeFirst()
  return row ?? null
}

/**
 * Shares a conversation up to the last message of the current branch. An existing link stays the same and now shows the
 * new messages.
 *
 * @throws ApiError 404, and 400 for a conversation without messages
 */
export async function shareConversation(conversationId: string, owner: string, db = database()): Promise<Share> {
  const store = await db
  await requireConversation(store, conversationId, owner)
  return store.transaction().execute(async (transaction) => {
    const { leafId } = await transaction
      .selectFrom('conversations')
      .select('leafId')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow()
    const last = leafId ?? (await readMessageNodes(transaction, conversationId)).at(-1)?.id
    if (last === undefined) throw new ApiError('invalid_value', serverMessage('nothing_to_share'))
    const sharedAt = new Date().toISOString()
    await transaction
      .insertInto('shares')
      // Not hashed: anyone who can read this table can read the conversations.
      .values({ id: randomBytes(16).toString('base64url'), conversationId, leafId: last, sharedAt })
      .onConflict((conflict) => conflict.column('conversationId').doUpdateSet({ leafId: last, sharedAt }))
      .execute()
    return selectShare(transaction, conversationId).executeTakeFirstOrThrow()
  })
}

/** Invalidates the link. @throws ApiError 404 */
export async function endShare(conversationId: string, owner: string, db = database()): Promise<void> {
  const store = await db
  await requireConversation(store, conversationId, owner)
  await store.deleteFrom('shares').where('conversationId', '=', conversationId).execute()
}

/** @throws ApiError 404 for a link that is unknown or revoked, or whose conversation was deleted */
export async function readShared(shareId: string, db = database()): Promise<SharedConversation> {
  const store = await db
  const { conversationId, title, leafId, sharedAt } = await requireShare(store, shareId)
  const nodes = await readMessageNodes(store, conversationId)
  const branch = findBranch(nodes, leafId)
  const messages: StoredMessage[] = []
  for (let from = 0; from < branch.length; from += messagesAtOnce) {
    const rows = await store
      .selectFrom('messages')
      .select(messageColumns)
      .where('conversationId', '=', conversationId)
      .where('id', 'in', branch.slice(from, from + messagesAtOnce))
      .orderBy('number')
      .execute()
    const messagesWithChanges = await addSourceChanges(store, conversationId, nodes, rows.map(toMessage))
    messages.push(...messagesWithChanges.map((message) => withSharedImages(message, shareId)))
  }
  return { title, sharedAt, messages }
}

/** @throws ApiError 404, also for an image of the same conversation that is not in the shared branch */
export async function readSharedImage(
  shareId: string,
  hash: string,
  db = database(),
): Promise<{ type: string; bytes: Uint8Array }> {
  const store = await db
  const { conversationId } = await requireShare(store, shareId)
  const { messages } = await readShared(shareId, db)
  const isShown = messages.some(
    (message) => message.role === 'user' && message.images.some(({ url }) => url === toSharedImageUrl(shareId, hash)),
  )
  return (isShown && (await findImage(store, conversationId, hash))) || throwShareNotFound()
}

function selectShare(store: Database, conversationId: string) {
  return store.selectFrom('shares').select(['id', 'sharedAt']).where('conversationId', '=', conversationId)
}

async function requireShare(store: Database, shareId: string) {
  const row = await store
    .selectFrom('shares')
    .innerJoin('conversations', 'conversations.id', 'shares.conversationId')
    .select(['shares.conversationId', 'shares.leafId', 'shares.sharedAt', 'conversations.title'])
    .where('shares.id', '=', shareId)
    .where('conversations.deletedAt', 'is', null)
    .executeTakeFirst()
  return row ?? throwShareNotFound()
}

function throwShareNotFound(): never {
  throw new ApiError('not_found', serverMessage('share_not_found'))
}

/** Replaces image URLs, since the owner's work for the owner only. */
function withSharedImages(message: StoredMessage, shareId: string): StoredMessage {
  if (message.role === 'assistant') return message
  const images = message.images.map((image) => {
    const hash = /^\/api\/conversations\/[^/]+\/images\/(\w+)$/.exec(image.url)?.[1]
    return { ...image, url: hash === undefined ? image.url : toSharedImageUrl(shareId, hash) }
  })
  return { ...message, images }
}

function toSharedImageUrl(shareId: string, hash: string): string {
  return `/api/shared/${shareId}/images/${hash}`
}
