/**
 * Deletes conversations for good: their words are overwritten in the database, and pictures go that nothing else names.
 * Works in short transactions, so that no request waits for it. What an end of the process interrupts is hidden from
 * its owner and finished by housekeeping; "delete all" is answered only once everything is gone.
 */
import 'server-only'
import { type Database, database } from '@/lib/store/db'
import { deferOverwriting, overwriteDeletedWords, unindexMessages } from '@/lib/store/message-search'
import { getSingleton } from '@/lib/store/process-singleton'
import { type Slice, workInSlices } from '@/lib/store/slices'
import { deleteUnusedImages } from './message-images'

/** How long a deleted conversation can be brought back. */
const restorableMs = 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Before any time at which something can be brought back. */
const neverRestorable = new Date(0).toISOString()
const conversationsAtOnce = 50
/** From this many messages on, their words are marked first and overwritten together: see `forgetInBulk`. */
const bulkFrom = 200
/** Overwriting these takes no single step longer than a slice should be. */
const markedMax = 2000
/** In one transaction: marking takes its time at the end, as long as all that came before it. */
const messagesAtOnce = 20
/** Before the owner, in the name of a fact: when everything was asked to be deleted, until it is. */
const deleteAllFact = 'delete all of '
/** A fact while words of deleted messages may be in the index, marked as deleted. */
const wordsFact = 'deleted words'

/** @returns what was deleted since then can be brought back */
export function getRestorableSince(now = Date.now()): string {
  return new Date(now - restorableMs).toISOString()
}

/** Deletes everything this owner has now, including what could have been brought back. */
export async function deleteAllConversations(owner: string, db = database()): Promise<void> {
  const store = await db
  const value = new Date().toISOString()
  await store
    .insertInto('facts')
    .values({ name: deleteAllFact + owner, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await deleteUntil(store, owner, value)
}

/** Finishes what an end of the process interrupted. */
export async function finishDeletions(db = database()): Promise<void> {
  const store = await db
  const facts = await store.selectFrom('facts').selectAll().where('name', 'like', `${deleteAllFact}%`).execute()
  for (const { name, value } of facts) await deleteUntil(store, name.slice(deleteAllFact.length), value)
  await queueDeletion(() => overwriteWords(store))
}

async function deleteUntil(store: Database, owner: string, createdAt: string): Promise<void> {
  await deleteAll(store, (db) =>
    selectConversationIds(db).where('owner', '=', owner).where('createdAt', '<=', createdAt).execute(),
  )
  // A later "delete all" has changed the fact, and removes it at its own end.
  const name = deleteAllFact + owner
  await store.deleteFrom('facts').where('name', '=', name).where('value', '=', createdAt).execute()
}

/**
 * Deletes for good what was deleted an hour ago, and what is older than the operator keeps.
 *
 * @param historyDays 0 keeps everything
 * @returns how many were deleted
 */
export async function purgeConversations(historyDays: number, now = Date.now(), db = database()): Promise<number> {
  const oldest = historyDays > 0 ? new Date(now - historyDays * dayMs).toISOString() : ''
  return deleteAll(await db, (store) =>
    selectConversationIds(store)
      .where((eb) => eb.or([eb('deletedAt', '<', getRestorableSince(now)), eb('updatedAt', '<', oldest)]))
      .execute(),
  )
}

function selectConversationIds(db: Database) {
  return db.selectFrom('conversations').select('id').limit(conversationsAtOnce)
}

type NextIds = (db: Database) => Promise<{ id: string }[]>

/** What one deletion has done so far. */
interface Progress {
  conversations: number
  messages: number
  /** How many of them have words that are only marked. */
  marked: number
}

/**
 * @param next some of those to delete that are still there
 * @returns how many were deleted
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

/** One deletion at a time: each one overwrites at its end what was marked before. */
function queueDeletion<T>(work: () => Promise<T>): Promise<T> {
  const queue = getSingleton('deletions', () => ({ last: Promise.resolve() }))
  const turn = queue.last.then(work)
  queue.last = turn.then(
    () => {},
    () => {},
  )
  return turn
}

/** From here on; what an end of the process leaves in this state is overwritten after the next start. */
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

/** @returns whether anything may be left */
async function deleteBatch(store: Database, next: NextIds, slice: Slice, progress: Progress): Promise<boolean> {
  const pictures: string[] = []
  const isLeft = await store.transaction().execute(async (transaction) => {
    let room = progress.messages >= bulkFrom ? messagesAtOnce : 1
    const found = await next(transaction)
    for (const { id } of found) {
      const count = await deleteMessages(transaction, id, room)
      progress.messages += count
      if (progress.messages - count >= bulkFrom) progress.marked += count
      room -= count
      if (room === 0) return hideConversation(transaction, id)
      pictures.push(...(await deleteConversationRow(transaction, id)))
      progress.conversations += 1
      if (slice.isOver()) return true
    }
    return found.length > 0
  })
  await deleteUnusedImages(pictures, store)
  return isLeft
}

/** @returns how many messages were deleted: fewer than `limit` when none are left */
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

/** Of a conversation that is partly deleted nothing can be seen or brought back. @returns true: something is left */
async function hideConversation(db: Database, id: string): Promise<true> {
  await db.updateTable('conversations').set({ deletedAt: neverRestorable }).where('id', '=', id).execute()
  return true
}

/** @returns the hashes of its pictures */
async function deleteConversationRow(db: Database, id: string): Promise<string[]> {
  const pictures = await db.selectFrom('conversationImages').select('hash').where('conversationId', '=', id).execute()
  await db.deleteFrom('conversations').where('id', '=', id).execute()
  return pictures.map(({ hash }) => hash)
}
