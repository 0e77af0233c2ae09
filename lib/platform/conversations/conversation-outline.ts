/** The questions of a conversation without their answers, so that the page can list those that it has not loaded. */
import 'server-only'
import { database } from '@/lib/store/db'
import type { OutlineEntry } from '@/lib/wire/conversation'
import { findBranch, readMessageNodes, requireConversation, throwConversationNotFound } from './conversations'
import { messageColumns, toMessage } from './message-rows'

/** The page shows two lines of each. */
const charactersMax = 200

/**
 * @param until the last message of the branch
 * @throws ApiError 404
 */
export async function readOutline(
  id: string,
  until: string,
  owner: string,
  db = database(),
): Promise<{ data: OutlineEntry[] }> {
  const store = await db
  await requireConversation(store, id, owner)
  const nodes = await readMessageNodes(store, id)
  if (!nodes.some((node) => node.id === until)) return throwConversationNotFound()
  const rows = await store
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversationId', '=', id)
    .where('role', '=', 'user')
    .orderBy('number')
    .execute()
  const branch = new Set(findBranch(nodes, until))
  const questions = rows.filter((row) => branch.has(row.id)).map(toMessage)
  return {
    data: questions.map((message) => ({ id: message.id, text: message.text.slice(0, charactersMax).toWellFormed() })),
  }
}
