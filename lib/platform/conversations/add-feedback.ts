/** Adds the reader's feedback to stored answers. */
import 'server-only'
import type { Database } from '@/lib/store/db'
import type { StoredMessage } from '@/lib/wire/conversation'

/** @param messages any messages of the conversation */
export async function addFeedback(
  store: Database,
  conversationId: string,
  messages: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ id }) => id)
  if (answers.length === 0) return [...messages]
  const rows = await store
    .selectFrom('feedback')
    .select(['answerId', 'rating', 'reason', 'comment', 'at'])
    .where('conversationId', '=', conversationId)
    .where('answerId', 'in', answers)
    .execute()
  const said = new Map(rows.map(({ answerId, ...feedback }) => [answerId, feedback]))
  return messages.map((message) => {
    const feedback = said.get(message.id)
    return message.role === 'assistant' && feedback ? { ...message, feedback } : message
  })
}
