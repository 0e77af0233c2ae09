/**
 * Deletes conversations permanently: overwrites their words in the database and removes images that no other row uses.
 * Works in short transactions, so that no request has to wait. If the process exits meanwhile, the rest stays hidden
 * from its owner and the scheduled jobs finish it; "delete all" responds only when everything is deleted.
 */
import 'server-only'
import { config } from '@/lib/config'
import { type Database, database } from '@/lib/store/db'
import { deferOverwriting, overwriteDeletedWords, unindexMessages } from '@/lib/store/message-search'
import { getSingleton } from '@/lib/store/process-singleton'
import { type Slice, workInSlices } from '@/lib/store/slices'
import { deleteUnusedImages } from './message-images'
import { concernsOwner, listRetentionRules } from './retention'

/** How long a deleted conversation can be restored. */
const restorableMs = 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Earlier than any deletion that can be undone. */
const neverRestorable = new Date(0).toISOString()
const conversationsAtOnce = 50
/**
 * From this many messages on, words are first marked as deleted and then overwritten together: see `deferOverwriting`.
 */
const bulkFrom = 200
/** Chosen so that no single step of the overwriting takes longer than a slice. */
const markedMax = 2000
/** Per transaction: marking does its work at the commit, which takes as long as everything before it. */
const messagesAtOnce = 20
/** Prefix of a fact's name, followed by the owner: records when "delete all" was requested, until it is finished. */
const deleteAllFact = 'delete all of '
/** A fact that exists while words of deleted messages may still be in the index, marked as deleted. */
const wordsFact = 'deleted words'

/** @returns the time since which deleted conversations can be restored */
export function getRestorableSince(now = Date.now()): string {
  return new Date(now - restorableMs).toISOString()
}

/**
 * Deletes all conversations that this owner has now, including those that could be restored.
 *
 * @returns number of conversations deleted
 */
export async function deleteAllConversations(owner: string, db = database()): Promise<number> {
  const store = await db
  const value = new Date().toISOString()
  await store
    .insertInto('facts')
    .values({ name: deleteAllFact + owner, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return deleteUntil(store, owner, value)
}

/** Whether "delete all" of one of these owners is not finished. */
export async function isDeletingAll(db: Database, owners: readonly string[]): Promise<boolean> {
  const names = owners.map((owner) => deleteAllFact + owner)
  return (await db.selectFrom('facts').select('name').where('name', 'in', names).executeTakeFirst()) !== undefined
}

/** Finishes deletions that a process exit interrupted. */
export async function finishDeletions(db = database()): Promise<void> {
  const store = await db
  const facts = await store.selectFrom('facts').selectAll().where('name', 'like', `${deleteAllFact}%`).execute()
  for (const { name, value } of facts) await deleteUntil(store, name.slice(deleteAllFact.length), value)
  await queueDeletion(() => overwriteWords(store))
}

async function deleteUntil(store: Database, owner: string, createdAt: string): Promise<number> {
  const count = await deleteAll(store, (db) =>
    selectConversationIds(db).where('owner', '=', owner).where('createdAt', '<=', createdAt).execute(),
  )
  // A later "delete all" has updated the fact and removes it itself.
  const name = deleteAllFact + owner
  await store.deleteFrom('facts').where('name', '=', name).where('value', '=', createdAt).execute()
  return count
}

interface Purge {
  conversations: number
  /** The retention by which they were deleted; undefined for those that their owners deleted an hour ago. */
  days?: number
}

/**
 * Permanently deletes conversations that were deleted an hour ago or are older than their owner's retention.
 *
 * @returns the deletions, without those of zero conversations
 */
export async function purgeConversations(now = Date.now(), db = database(), settings = config()): Promise<Purge[]> {
  const store = await db
  const restorableSince = getRestorableSince(now)
  const purges: Purge[] = [
    {
      conversations: await deleteAll(store, (work) =>
        selectConversationIds(work).where('deletedAt', '<', restorableSince).execute(),
      ),
    },
  ]
  for (const rule of await listRetentionRules(store, settings)) {
    if (rule.days === 0) continue
    const oldest = new Date(now - rule.days * dayMs).toISOString()
    const conversations = await deleteAll(store, (work) =>
      selectConversationIds(work)
        .where('updatedAt', '<', oldest)
        .where((eb) => concernsOwner(rule, eb.ref('owner')))
        .execute(),
    )
    purges.push({ conversations, days: rule.days })
  }
  return purges.filter(({ conversations }) => conversations > 0)
}

function selectConversationIds(db: Database) {
  return db.selectFrom('conversations').select('id').limit(conversationsAtOnce)
}

type NextIds = (db: Database) => Promise<{ id: string }[]>

/** Progress of one deletion. */
interface Progress {
  conversations: number
  messages: number
  /** Messages whose words are only marked as deleted. */
  marked: number
}

/**
 * @param next selects the next conversations to delete
 * @returns number of conversations deleted
 */
function deleteAll(store: Database, next: NextIds): Promise<number> {
  return queueDeletion(async () => {
    const progress: Progress = { conversations: 0, messages: 0, marked: 0 }
    await workInSlices(async (slice) => {
      if (progress.messages >= bulkFrom && progress.marked === 0) await markWords(store)
      const isLeft = await deleteBatch(store, next, slice, progress)
      if (isLeft && progress.marked < markedMax) return true
      await overwriteWords(store)
      progress.marked = 0
      return isLeft
    })
    return progress.conversations
  })
}

/** Runs one deletion at a time: each overwrites all marked words at its end. */
function queueDeletion<T>(work: () => Promise<T>): Promise<T> {
  const queue = getSingleton('deletions', () => ({ last: Promise.resolve() }))
  const turn = queue.last.then(work)
  queue.last = turn.then(
    () => {},
    () => {},
  )
  return turn
}

/** From here on, only marks words as deleted. If the process exits, they are overwritten after the next start. */
async function markWords(store: Database): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const fact = { name: wordsFact, value: '' }
    await transaction
      .insertInto('facts')
      .values(fact)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await deferOverwriting(transaction)
  })
}

async function overwriteWords(store: Database): Promise<void> {
  const fact = await store.selectFrom('facts').select('name').where('name', '=', wordsFact).executeTakeFirst()
  if (!fact) return
  await overwriteDeletedWords(store)
  await store.deleteFrom('facts').where('name', '=', wordsFact).execute()
}

/** @returns whether anything may remain */
async function deleteBatch(store: Database, next: NextIds, slice: Slice, progress: Progress): Promise<boolean> {
  const images: string[] = []
  const isLeft = await store.transaction().execute(async (transaction) => {
    let room = progress.messages >= bulkFrom ? messagesAtOnce : 1
    const found = await next(transaction)
    for (const { id } of found) {
      const count = await deleteMessages(transaction, id, room)
      progress.messages += count
      if (progress.messages - count >= bulkFrom) progress.marked += count
      room -= count
      if (room === 0) return hideConversation(transaction, id)
      images.push(...(await deleteConversationRow(transaction, id)))
      progress.conversations += 1
      if (slice.isOver()) return true
    }
    return found.length > 0
  })
  await deleteUnusedImages(images, store)
  return isLeft
}

/** @returns number of messages deleted: fewer than `limit` when none remain */
async function deleteMessages(db: Database, conversationId: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('number')
    .where('conversationId', '=', conversationId)
    .orderBy('number')
    .limit(limit)
    .execute()
  if (rows.length === 0) return 0
  const numbers = rows.map(({ number }) => number)
  await unindexMessages(db, numbers)
  await db.deleteFrom('messages').where('number', 'in', numbers).execute()
  return rows.length
}

/** Hides a partly deleted conversation, which can't be restored. @returns true, since something remains */
async function hideConversation(db: Database, id: string): Promise<true> {
  await db.updateTable('conversations').set({ deletedAt: neverRestorable }).where('id', '=', id).execute()
  return true
}

/** @returns the hashes of its images */
async function deleteConversationRow(db: Database, id: string): Promise<string[]> {
  const images = await db.selectFrom('conversationImages').select('hash').where('conversationId', '=', id).execute()
  await db.deleteFrom('conversations').where('id', '=', id).execute()
  return images.map(({ hash }) => hash)
}
