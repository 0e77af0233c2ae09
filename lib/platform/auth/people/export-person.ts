/** Exports everything stored about one person, for an access request. */
import 'server-only'
import { exportEverything } from '@/lib/platform/conversations/export-conversations'
import { exportSavedQuestions } from '@/lib/platform/saved-questions/person-questions'
import { database } from '@/lib/store/db'
import { listOwners, requirePerson } from './people'

/**
 * `{ exported_at, person, sessions, keys, saved_questions, conversations, completions }`, without secrets. Includes the
 * questions asked with the person's keys.
 *
 * @throws ApiError 404 for an unknown person, or one who was erased
 */
export async function exportPerson(id: string, db = database()): Promise<ReadableStream<Uint8Array>> {
  const person = await requirePerson(id, db)
  const store = await db
  const sessions = await store
    .selectFrom('sessions')
    .select(['browser', 'createdAt', 'expiresAt'])
    .where('personId', '=', id)
    .execute()
  const keys = await store
    .selectFrom('keys')
    .select(['id', 'name', 'scope', 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'])
    .where('personId', '=', id)
    .execute()
  const owners = await listOwners(store, id)
  const savedQuestions = await exportSavedQuestions(store, owners)
  return exportEverything(owners, { person, sessions, keys, saved_questions: savedQuestions }, db)
}
