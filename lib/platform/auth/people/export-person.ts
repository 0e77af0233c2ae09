/** Everything that is kept of one person, for a request of access. */
import 'server-only'
import { exportEverything } from '@/lib/platform/conversations/export-conversations'
import { exportSavedQuestions } from '@/lib/platform/saved-questions/person-questions'
import { database } from '@/lib/store/db'
import { listOwners, requirePerson } from './people'

/**
 * `{ exported_at, person, sessions, keys, saved_questions, conversations, completions }`, without secrets. What the person asked with its keys
 * is included.
 *
 * @throws ApiError 404 for nobody, or a person who was erased
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
