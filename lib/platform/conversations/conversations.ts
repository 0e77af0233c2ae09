/**
 * Conversations of the page. They belong to whoever the page is signed in as; for everybody else they are not there. A
 * deleted one can be brought back for an hour and is then gone for good.
 */
import 'server-only'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { foldText } from '@/lib/shared/text/tokenize-search'
import { type Database, database } from '@/lib/store/db'
import type {
  ConversationList,
  ConversationSummary,
  MessageNode,
  OpenedConversation,
  StoredMessage,
} from '@/lib/wire/conversation'
import { type ConversationChange, isPageId } from '@/lib/wire/conversation-request'
import { ApiError } from '@/lib/wire/errors'
import { addSourceChanges } from './compare-sources'
import { getRestorableSince } from './delete-conversations'
import { readImageFile } from './message-images'
import { messageColumns, toMessage } from './message-rows'

const pageLength = 50
/** Messages that are sent with a conversation: a screen or two, so that a long one opens as fast as a short one. */
const openedLength = 6
/** Messages that are sent when more are asked for. */
const windowLength = 20

/** @returns the pinned ones first (with the first page), then the others; latest first */
export async function listConversations(
  owner: string,
  before: string | undefined,
  db = database(),
): Promise<ConversationList> {
  const store = await db
  const own = () => selectSummaries(store, owner).orderBy('updatedAt', 'desc').orderBy('id', 'desc')
  const pinned = before === undefined ? await own().where('pinnedAt', 'is not', null).execute() : []
  const [updatedAt = '', id = ''] = before?.split('~') ?? []
  let others = own().where('pinnedAt', 'is', null)
  if (before !== undefined)
    others = others.where((eb) =>
      eb.or([eb('updatedAt', '<', updatedAt), eb.and([eb('updatedAt', '=', updatedAt), eb('id', '<', id)])]),
    )
  const rows = await others.limit(pageLength + 1).execute()
  const shown = rows.slice(0, pageLength)
  const last = shown.at(-1)
  return {
    data: [...pinned, ...shown].map(toSummary),
    deleted: before === undefined ? await listDeletedConversations(store, owner) : [],
    next: last && rows.length > pageLength ? `${last.updatedAt}~${last.id}` : null,
  }
}

function listDeletedConversations(store: Database, owner: string): Promise<{ id: string; title: string }[]> {
  return store
    .selectFrom('conversations')
    .select(['id', 'title'])
    .where('owner', '=', owner)
    .where('deletedAt', '>', getRestorableSince())
    .orderBy('deletedAt', 'desc')
    .limit(pageLength)
    .execute()
}

/** @throws ApiError 404 */
export async function openConversation(id: string, owner: string, db = database()): Promise<OpenedConversation> {
  const store = await db
  const row = isPageId(id) && (await selectSummaries(store, owner).where('id', '=', id).executeTakeFirst())
  if (!row) return throwConversationNotFound()
  const nodes = await readMessageNodes(store, id)
  const leafId = nodes.some((node) => node.id === row.leafId) ? row.leafId : (nodes.at(-1)?.id ?? null)
  const messages = leafId === null ? [] : await readMessagesUntil(store, id, nodes, leafId, openedLength)
  return { ...toSummary(row), leafId, nodes, messages }
}

/**
 * @param until the last message of those to read; they come from its branch
 * @throws ApiError 404
 */
export async function readMessages(
  id: string,
  until: string,
  owner: string,
  db = database(),
): Promise<{ data: StoredMessage[] }> {
  const store = await db
  await requireConversation(store, id, owner)
  const nodes = await readMessageNodes(store, id)
  if (!nodes.some((node) => node.id === until)) return throwConversationNotFound()
  return { data: await readMessagesUntil(store, id, nodes, until) }
}

/** @throws ApiError 404 */
export async function changeConversation(
  id: string,
  { title, isPinned, leaf, isDeleted }: ConversationChange,
  owner: string,
  db = database(),
): Promise<ConversationSummary> {
  const store = await db
  if (isDeleted === undefined) await requireConversation(store, id, owner)
  let change = store
    .updateTable('conversations')
    .set({
      ...(title !== undefined && { title, titleWords: foldText(title) }),
      ...(isPinned !== undefined && { pinnedAt: isPinned ? new Date().toISOString() : null }),
      ...(leaf !== undefined && { leafId: leaf }),
      ...(isDeleted !== undefined && { deletedAt: null }),
      // A change of nothing is one, too; without a column it would be no statement.
      owner,
    })
    .where('id', '=', id)
    .where('owner', '=', owner)
  // What is being deleted for good can't be brought back.
  if (isDeleted !== undefined)
    change = change.where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>', getRestorableSince())]))
  const result = await change.executeTakeFirst()
  const row =
    result.numUpdatedRows > 0n && (await selectSummaries(store, owner).where('id', '=', id).executeTakeFirst())
  return row ? toSummary(row) : throwConversationNotFound()
}

/** Hides it at once; it can be brought back until `purgeConversations` deletes it for good. @throws ApiError 404 */
export async function deleteConversation(id: string, owner: string, db = database()): Promise<void> {
  const store = await db
  await requireConversation(store, id, owner)
  const deletedAt = new Date().toISOString()
  await store.updateTable('conversations').set({ deletedAt }).where('id', '=', id).where('owner', '=', owner).execute()
}

/** @throws ApiError 404 */
export async function readImage(
  id: string,
  hash: string,
  owner: string,
  db = database(),
): Promise<{ type: string; bytes: Uint8Array }> {
  const store = await db
  await requireConversation(store, id, owner)
  return (await findImage(store, id, hash)) ?? throwConversationNotFound()
}

/** @returns undefined when the conversation has no such picture, or its file is gone */
export async function findImage(
  store: Database,
  conversationId: string,
  hash: string,
): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  const row = await store
    .selectFrom('conversationImages')
    .select(['hash', 'type'])
    .where('conversationId', '=', conversationId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  const bytes = row && (await readImageFile(row.hash))
  return row && bytes ? { type: row.type, bytes } : undefined
}

/** @throws ApiError 404 unless it is there, and this owner's */
export async function requireConversation(store: Database, id: string, owner: string): Promise<void> {
  const row = isPageId(id) && (await selectSummaries(store, owner).where('id', '=', id).executeTakeFirst())
  if (!row) throwConversationNotFound()
}

/** The same words for what is not there, what is deleted and what belongs to somebody else. */
export function throwConversationNotFound(): never {
  throw new ApiError('not_found', serverMessage('noConversation'))
}

function selectSummaries(store: Database, owner: string) {
  return store
    .selectFrom('conversations')
    .select(['id', 'title', 'pinnedAt', 'createdAt', 'updatedAt', 'leafId'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('runs').select('runs.id').whereRef('runs.conversationId', '=', 'conversations.id'))
        .as('isRunning'),
    )
    .where('owner', '=', owner)
    .where('deletedAt', 'is', null)
}

function toSummary(
  row: Omit<ConversationSummary, 'isPinned' | 'isRunning'> & { pinnedAt: string | null; isRunning: unknown },
): ConversationSummary {
  const { id, title, pinnedAt, isRunning, createdAt, updatedAt } = row
  // SQLite says 1 where PostgreSQL says true.
  return { id, title, isPinned: pinnedAt !== null, isRunning: Boolean(isRunning), createdAt, updatedAt }
}

/** The whole tree without its words, in the order in which it grew. */
export async function readMessageNodes(store: Database, conversationId: string): Promise<MessageNode[]> {
  return store
    .selectFrom('messages')
    .select(['id', 'parentId', 'role'])
    .where('conversationId', '=', conversationId)
    .orderBy('number')
    .execute()
}

/** @returns the ids from the first question to `leafId` */
export function findBranch(nodes: readonly MessageNode[], leafId: string): string[] {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const branch: string[] = []
  for (let id: string | null | undefined = leafId; id && parents.has(id); id = parents.get(id)) branch.unshift(id)
  return branch
}

async function readMessagesUntil(
  store: Database,
  conversationId: string,
  nodes: readonly MessageNode[],
  until: string,
  length = windowLength,
): Promise<StoredMessage[]> {
  const ids = findBranch(nodes, until).slice(-length)
  const rows = await store
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversationId', '=', conversationId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute()
  return addSourceChanges(store, conversationId, nodes, rows.map(toMessage))
}
