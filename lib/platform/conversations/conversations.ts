/**
 * Conversations of the page. Only their owner, the key or `local` that the page is signed in as, can see them; for
 * others they do not exist. A deleted conversation can be restored for an hour and is then deleted permanently.
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
import { addFeedback } from './add-feedback'
import { listRetractedAnswers } from './answer-alerts'
import { addSourceChanges } from './compare-sources'
import { getRestorableSince } from './delete-conversations'
import { readImageFile } from './message-images'
import { messageColumns, toMessage } from './message-rows'

const pageLength = 50
/** Messages sent with a conversation: a screen or two, so that a long one opens as fast as a short one. */
const openedLength = 6
/** Messages sent when the page requests earlier ones without saying how many. */
const windowLength = 20

/** @returns pinned conversations first (only on the first page), then the others; each latest first */
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
  const retracted = before === undefined ? await listRetractedAnswers(store, owner) : []
  return {
    data: [...pinned, ...shown].map(toSummary),
    ...(retracted.length > 0 ? { retracted } : {}),
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
 * @param until the last message to read; the others are from its branch
 * @param count how many to read at most
 * @throws ApiError 404
 */
export async function readMessages(
  id: string,
  until: string,
  owner: string,
  count: number | undefined = windowLength,
  db = database(),
): Promise<{ data: StoredMessage[] }> {
  const store = await db
  await requireConversation(store, id, owner)
  const nodes = await readMessageNodes(store, id)
  if (!nodes.some((node) => node.id === until)) return throwConversationNotFound()
  return { data: await readMessagesUntil(store, id, nodes, until, count) }
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
      // An empty change is valid, but an UPDATE needs a column.
      owner,
    })
    .where('id', '=', id)
    .where('owner', '=', owner)
  // A conversation that is being deleted permanently can't be restored.
  if (isDeleted !== undefined)
    change = change.where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>', getRestorableSince())]))
  const result = await change.executeTakeFirst()
  const row =
    result.numUpdatedRows > 0n && (await selectSummaries(store, owner).where('id', '=', id).executeTakeFirst())
  return row ? toSummary(row) : throwConversationNotFound()
}

/**
 * Hides a conversation, which can be restored until `purgeConversations` deletes it permanently.
 *
 * @throws ApiError 404
 */
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

/** @returns undefined when the conversation has no such image, or its file is missing */
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

/** @throws ApiError 404 unless the conversation exists and belongs to this owner */
export async function requireConversation(store: Database, id: string, owner: string): Promise<void> {
  const row = isPageId(id) && (await selectSummaries(store, owner).where('id', '=', id).executeTakeFirst())
  if (!row) throwConversationNotFound()
}

/** One message for conversations that do not exist, are deleted, or belong to someone else. */
export function throwConversationNotFound(): never {
  throw new ApiError('not_found', serverMessage('conversation_not_found'))
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
    .select((eb) =>
      eb
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('messages.conversationId', '=', 'conversations.id')
        .where('messages.role', '=', 'user')
        .as('questionCount'),
    )
    .where('owner', '=', owner)
    .where('deletedAt', 'is', null)
}

function toSummary(
  row: Omit<ConversationSummary, 'isPinned' | 'isRunning' | 'questionCount'> & {
    pinnedAt: string | null
    isRunning: unknown
    questionCount: number | string | null
  },
): ConversationSummary {
  const { id, title, pinnedAt, isRunning, questionCount, createdAt, updatedAt } = row
  return {
    id,
    title,
    isPinned: pinnedAt !== null,
    // SQLite returns 1 where PostgreSQL returns true, and a number where PostgreSQL returns the text of a bigint.
    isRunning: Boolean(isRunning),
    questionCount: Number(questionCount),
    createdAt,
    updatedAt,
  }
}

/** Reads the whole tree without its text, in order of creation. */
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
  length: number,
): Promise<StoredMessage[]> {
  const ids = findBranch(nodes, until).slice(-length)
  const rows = await store
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversationId', '=', conversationId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute()
  const messages = await addFeedback(store, conversationId, rows.map(toMessage))
  return addSourceChanges(store, conversationId, nodes, messages)
}
