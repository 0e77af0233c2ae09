/**
 * What is kept of one person: claimed from a key that the person used before, handed over to a colleague, or erased. Each
 * change is an audit row with counts, written in the same transaction as the move or before the response.
 */
import 'server-only'
import { appendAudit } from '@/lib/platform/audit/audit'
import { findKeyBySecret } from '@/lib/platform/auth/api-keys'
import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
import { deleteRow } from '@/lib/platform/conversations/stored-completions'
import { stopOwnGenerations } from '@/lib/platform/generations/generations'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { database } from '@/lib/store/db'
import { ApiError } from '@/lib/wire/errors'
import { type Person, requirePerson } from './people'

/**
 * Moves the conversations that were asked with a key to the person who knows its secret, and makes it that person's key.
 *
 * @returns number of conversations moved
 * @throws ApiError 404 for an unknown or revoked key, or one of somebody else: a revoked secret may be known to others
 */
export async function claimHistory(person: Person, secret: string, db = database()): Promise<number> {
  const key = await findKeyBySecret(secret, db)
  if (!key || key.revokedAt !== null || (key.personId !== null && key.personId !== person.id))
    throw new ApiError('not_found', serverMessage('key_not_claimable'))
  await (await db).updateTable('keys').set({ personId: person.id }).where('id', '=', key.id).execute()
  return moveConversations(key.id, person.id, person.id, db)
}

/** @returns number of conversations moved; @throws ApiError 404 if one of them is no person, 400 for the same person */
export async function handOver(from: string, to: string, by: string, db = database()): Promise<number> {
  await requirePerson(from, db)
  await requirePerson(to, db)
  if (from === to) throw new ApiError('invalid_value', serverMessage('hand_over_to_same'), { param: 'to' })
  return moveConversations(from, to, by, db)
}

async function moveConversations(from: string, to: string, by: string, db: ReturnType<typeof database>) {
  return (await db).transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('conversations')
      .set({ owner: to })
      .where('owner', '=', from)
      .executeTakeFirstOrThrow()
    const conversations = Number(numUpdatedRows)
    const details = { from, conversations }
    const at = new Date().toISOString()
    await appendAudit(transaction, [{ action: 'history-moved', actor: by, target: to, details, at }])
    return conversations
  })
}

/** Blocks a person, or lifts the block. Acts with the next request on every server. */
export async function setBlocked(id: string, isBlocked: boolean, by: string, db = database()): Promise<void> {
  await requirePerson(id, db)
  const at = new Date().toISOString()
  await (await db).transaction().execute(async (transaction) => {
    const blockedAt = isBlocked ? at : null
    await transaction.updateTable('people').set({ blockedAt }).where('id', '=', id).execute()
    const action = isBlocked ? 'person-blocked' : 'person-unblocked'
    await appendAudit(transaction, [{ action, actor: by, target: id, at }])
  })
}

/**
 * Erases what a person wrote and who it was: overwrites the words, ends sessions, revokes keys, and forgets name, address and
 * subject. The audit keeps the id alone. Whoever signs in again with this account is somebody new.
 *
 * @returns number of conversations and stored answers deleted
 */
export async function erasePerson(id: string, by: string, db = database()): Promise<{ conversations: number }> {
  await requirePerson(id, db)
  const store = await db
  const count = (table: 'conversations' | 'completions') =>
    store
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('n'))
      .where('owner', '=', id)
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n))
  const details = { conversations: await count('conversations'), completions: await count('completions') }
  await store.deleteFrom('sessions').where('personId', '=', id).execute()
  await stopOwnGenerations(id, undefined, db)
  await deleteAllConversations(id, db)
  const completions = await store.selectFrom('completions').select('id').where('owner', '=', id).execute()
  for (const completion of completions) await deleteRow(completion.id, id, db)
  const at = new Date().toISOString()
  await store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('keys')
      .set({ revokedAt: at })
      .where('personId', '=', id)
      .where('revokedAt', 'is', null)
      .execute()
    const forgotten = { name: '', email: null, subject: `erased ${id}`, roles: '', blockedAt: at }
    await transaction.updateTable('people').set(forgotten).where('id', '=', id).execute()
    await appendAudit(transaction, [{ action: 'person-erased', actor: by, target: id, details, at }])
  })
  return { conversations: details.conversations }
}
