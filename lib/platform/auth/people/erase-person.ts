/** Erases a person and everything that person wrote, in an order that lets nothing new appear meanwhile. */
import 'server-only'
import { appendAudit, audit } from '@/lib/platform/audit/audit'
import { deleteAllConversations } from '@/lib/platform/conversations/delete-conversations'
import { dropRecentResponsesOf } from '@/lib/platform/conversations/recent-responses'
import { deleteAllCompletions } from '@/lib/platform/conversations/stored-completions'
import { stopOwnGenerations } from '@/lib/platform/generations/generations'
import { deleteAllSavedQuestions } from '@/lib/platform/saved-questions/person-questions'
import { type Database, database } from '@/lib/store/db'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { listOwners, peopleLock, requirePerson } from './people'

/** What was deleted. Completions include responses. */
interface ErasedCounts {
  conversations: number
  completions: number
  savedQuestions: number
}

/**
 * Blocks the person, ends all sessions and revokes the keys; then overwrites the words that the person and the keys
 * stored, images included; then deletes name, address and subject. The audit log keeps the id and the counts. The next
 * sign-in with this account creates a new person. If it fails on the way, the person stays blocked and can be erased
 * again.
 *
 * @throws ApiError 404 for an unknown person, or one who was erased before
 */
export async function erasePerson(id: string, by: string, db = database()): Promise<ErasedCounts> {
  const store = await db
  const owners = await store.transaction().execute((transaction) => shutOut(transaction, id, by))
  const counts = await deleteContent(owners, db)
  const at = new Date().toISOString()
  await store.transaction().execute(async (transaction) => {
    const forgotten = { name: '', email: null, subject: `erased ${id}`, roles: '', blockedAt: at }
    await transaction.updateTable('people').set(forgotten).where('id', '=', id).execute()
    await transaction
      .updateTable('keys')
      .set(({ ref }) => ({ name: ref('id') }))
      .where('personId', '=', id)
      .execute()
    await appendAudit(transaction, [{ action: 'person-erased', actor: by, target: id, details: { ...counts }, at }])
  })
  return counts
}

/** @returns the owners of what the person stored */
async function shutOut(transaction: Database, id: string, by: string): Promise<string[]> {
  await lockForTransaction(transaction, peopleLock)
  const { blockedAt } = await requirePerson(id, Promise.resolve(transaction))
  const at = new Date().toISOString()
  await transaction
    .updateTable('people')
    .set({ blockedAt: blockedAt ?? at })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('sessions').where('personId', '=', id).execute()
  const revoked = await transaction
    .updateTable('keys')
    .set({ revokedAt: at })
    .where('personId', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute()
  await appendAudit(transaction, [
    ...(blockedAt === null ? [{ action: 'person-blocked' as const, actor: by, target: id, at }] : []),
    ...revoked.map((key) => ({ action: 'key-revoked' as const, actor: by, target: key.id, at })),
  ])
  return listOwners(transaction, id)
}

/**
 * Deletes what an unfinished answer, on any server, stored after its person was erased. Servers notice a block within a
 * second.
 */
export async function finishErasures(db = database()): Promise<void> {
  const store = await db
  const erased = store.selectFrom('people').select('id').where('name', '=', '')
  const keys = store.selectFrom('keys').select('id').where('personId', 'in', erased)
  const found = await store
    .selectFrom('conversations')
    .select('owner')
    .where((eb) => eb.or([eb('owner', 'in', erased), eb('owner', 'in', keys)]))
    .union(
      store
        .selectFrom('completions')
        .select('owner')
        .where((eb) => eb.or([eb('owner', 'in', erased), eb('owner', 'in', keys)])),
    )
    .execute()
  if (found.length === 0) return
  const counts = await deleteContent(
    found.map(({ owner }) => owner),
    db,
  )
  audit({ action: 'deletion', actor: 'housekeeping', details: { ...counts } })
}

async function deleteContent(owners: readonly string[], db: ReturnType<typeof database>): Promise<ErasedCounts> {
  const counts = { conversations: 0, completions: 0, savedQuestions: 0 }
  for (const owner of owners) {
    await stopOwnGenerations(owner, undefined, db)
    dropRecentResponsesOf(owner)
    counts.conversations += await deleteAllConversations(owner, db)
    counts.completions += await deleteAllCompletions(owner, db)
    counts.savedQuestions += await deleteAllSavedQuestions(owner, db)
  }
  return counts
}
