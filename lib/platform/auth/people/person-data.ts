/**
 * Moves what is stored about one person: claimed from a key that the person used before, or handed over to a colleague.
 * Each change is an audit row with counts, written in the same transaction. For erasure see erase-person.ts.
 */
import 'server-only'
import { appendAudit } from '@/lib/platform/audit/audit'
import { findKeyBySecret, type Key } from '@/lib/platform/auth/api-keys'
import { isDeletingAll } from '@/lib/platform/conversations/delete-conversations'
import { finishMove, moveConversations } from '@/lib/platform/conversations/move-conversations'
import { moveSavedQuestions } from '@/lib/platform/saved-questions/person-questions'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { ApiError } from '@/lib/wire/errors'
import { listOwners, type Person, peopleLock, requirePerson } from './people'

/**
 * Moves the conversations and saved questions of a key to the person who knows its secret, and assigns the key to that
 * person. A key of scope admin stays unassigned: it must work after that person has left.
 *
 * @returns number of conversations moved
 * @throws ApiError 404 for an unknown or revoked key, or one of someone else: a revoked secret may be known to others
 */
export async function claimHistory(person: Person, secret: string, db = database()): Promise<number> {
  const key = await findKeyBySecret(secret, db)
  return moveAll(person.id, db, async (transaction) => {
    if (!key || !(await claimKey(transaction, key, person.id)))
      throw new ApiError('not_found', serverMessage('key_not_claimable'))
    return { from: key.id, owners: [key.id], by: person.id }
  })
}

/** @returns false if the key is revoked or belongs to someone else, now that no other transaction changes it */
async function claimKey(transaction: Database, { id, scope }: Key, personId: string): Promise<boolean> {
  await lockForTransaction(transaction, peopleLock)
  const key = await transaction
    .selectFrom('keys')
    .select('personId')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (!key || (key.personId ?? personId) !== personId) return false
  if (key.personId === null && scope === 'chat') {
    await transaction.updateTable('keys').set({ personId }).where('id', '=', id).execute()
    const at = new Date().toISOString()
    await appendAudit(transaction, [{ action: 'key-claimed', actor: personId, target: id, at }])
  }
  return true
}

/**
 * Moves the conversations and saved questions of a person, and those of the person's keys, to a colleague.
 *
 * @returns number of conversations moved
 * @throws ApiError 404 if either is unknown or was erased, 400 for the same person or one who is blocked
 */
export async function handOver(from: string, to: string, by: string, db = database()): Promise<number> {
  return moveAll(to, db, async (transaction) => {
    await lockForTransaction(transaction, peopleLock)
    const held = Promise.resolve(transaction)
    await requirePerson(from, held)
    const { blockedAt } = await requirePerson(to, held)
    if (from === to) throw new ApiError('invalid_value', serverMessage('hand_over_to_same'), { param: 'to' })
    // Erasing begins with a block: what arrived later would be erased with the rest.
    if (blockedAt !== null) throw new ApiError('invalid_value', serverMessage('hand_over_to_blocked'), { param: 'to' })
    return { from, owners: await listOwners(transaction, from), by }
  })
}

interface Move {
  from: string
  owners: readonly string[]
  by: string
}

async function moveAll(
  to: string,
  db: ReturnType<typeof database>,
  prepare: (transaction: Database) => Promise<Move>,
): Promise<number> {
  const moved = await (await db).transaction().execute(async (transaction) => {
    const { from, owners, by } = await prepare(transaction)
    // What is moved meanwhile would be deleted with the rest, or escape the deletion.
    if (await isDeletingAll(transaction, [...owners, to]))
      throw new ApiError('invalid_value', serverMessage('move_while_deleting'))
    const conversations = await moveConversations(transaction, owners, to)
    const savedQuestions = await moveSavedQuestions(transaction, owners, to)
    const details = { from, conversations, savedQuestions }
    const at = new Date().toISOString()
    await appendAudit(transaction, [{ action: 'history-moved', actor: by, target: to, details, at }])
    return conversations
  })
  await finishMove(to, db)
  return moved
}
