/** Finds the answer to rewrite as a patient summary: in a conversation of the page, or among stored completions. */
import 'server-only'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { database } from '@/lib/store/db'
import type { AnswerState } from '@/lib/wire/conversation'
import type { TurnPlace } from '@/lib/wire/conversation-request'
import { ApiError } from '@/lib/wire/errors'
import type { Evidence } from '@/lib/wire/evidence'
import { messageColumns, parseQuestionBody, toAnswerState } from './message-rows'
import { readCompletion } from './stored-completions'

type AnswerToSummarize = Pick<AnswerState, 'status' | 'text' | 'evidence' | 'finishReason'> & { id: string }

/**
 * A stored question remembers whether it asked for a summary, so that regenerating its answer does the same.
 *
 * @param asked the answer's id in the request
 * @returns undefined for any other question
 * @throws ApiError 404, also for answers of other owners; 400 when the question does not follow that answer
 */
export async function findAnswerToSummarize(
  place: TurnPlace,
  asked: string | undefined,
  owner: string,
  db = database(),
): Promise<AnswerToSummarize | undefined> {
  const store = await db
  const message = (id: string) =>
    store
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(messageColumns.map((column) => `messages.${column}` as const))
      .where('messages.conversationId', '=', place.conversation)
      .where('messages.id', '=', id)
      .where('conversations.owner', '=', owner)
      .where('conversations.deletedAt', 'is', null)
      .executeTakeFirst()
  const question = await message(place.question)
  const id = question?.role === 'user' ? parseQuestionBody(question).plainWordsOf : asked
  if (id === undefined) return undefined
  const answer = await message(id)
  if (answer?.role !== 'assistant') throw toNotFoundError()
  if (id !== (question?.parentId ?? place.parent)) {
    throw new ApiError('invalid_value', serverMessage('patient_summary_not_last_answer'), { param })
  }
  return { id, ...toAnswerState(answer) }
}

/** @throws ApiError 404 */
export async function findCompletionToSummarize(
  id: string,
  owner: string,
  db = database(),
): Promise<AnswerToSummarize> {
  // Stored from our own answer, which has an evidence field in addition to OpenAI's.
  const completion: Awaited<ReturnType<typeof readCompletion>> & { evidence?: Evidence } = await readCompletion(
    id,
    owner,
    db,
  )
  const [choice] = completion.choices
  return {
    id,
    status: 'done',
    text: choice?.message.content ?? '',
    evidence: completion.evidence ?? null,
    finishReason: choice?.finish_reason ?? null,
  }
}

const param = 'evidence.plain_words_of'

function toNotFoundError(): ApiError {
  return new ApiError('not_found', serverMessage('answer_not_found'), { param })
}
