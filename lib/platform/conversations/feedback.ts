/**
 * The feedback of a conversation's owner on its answers: a thumb, a reason and a comment. Only the latest is kept, and
 * rows are deleted with their conversation.
 */
import 'server-only'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { database } from '@/lib/store/db'
import { ApiError } from '@/lib/wire/errors'
import type { AnswerFeedback, FeedbackChoice } from '@/lib/wire/feedback'
import { requireConversation } from './conversations'

interface AnswerPlace {
  conversation: string
  answer: string
}

/**
 * Replaces earlier feedback on this answer.
 *
 * @throws ApiError 404, also for an answer of another owner; 400 while the answer is being written
 */
export async function saveFeedback(
  { conversation: conversationId, answer: answerId }: AnswerPlace,
  { rating, reason, comment }: FeedbackChoice,
  owner: string,
  db = database(),
): Promise<AnswerFeedback> {
  const store = await db
  await requireConversation(store, conversationId, owner)
  const saved = { rating, reason, comment, at: new Date().toISOString() }
  await store.transaction().execute(async (transaction) => {
    const answer = await transaction
      .selectFrom('messages')
      .select(['role', 'status'])
      .where('conversationId', '=', conversationId)
      .where('id', '=', answerId)
      .executeTakeFirst()
    if (answer?.role !== 'assistant') throw new ApiError('not_found', serverMessage('answer_not_found'))
    if (answer.status === 'running') throw new ApiError('invalid_value', serverMessage('answer_not_finished'))
    await transaction
      .insertInto('feedback')
      .values({ conversationId, answerId, ...saved })
      .onConflict((conflict) => conflict.columns(['conversationId', 'answerId']).doUpdateSet(saved))
      .execute()
  })
  return saved
}

/** Does nothing if there is no feedback. @throws ApiError 404 for a conversation of another owner */
export async function withdrawFeedback(
  { conversation, answer }: AnswerPlace,
  owner: string,
  db = database(),
): Promise<void> {
  const store = await db
  await requireConversation(store, conversation, owner)
  await store.deleteFrom('feedback').where('conversationId', '=', conversation).where('answerId', '=', answer).execute()
}
