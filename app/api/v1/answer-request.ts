/** What the routes for programs have in common: the answer to a parsed request, under the limits of its caller. */
import { answer } from '@/lib/answer/answer'
import type { Admission } from '@/lib/platform/auth/admit'
import { findCompletionToSummarize } from '@/lib/platform/conversations/find-summarized-answer'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { ChatRequest } from '@/lib/wire/request'

/** @throws ApiError 404 when the request rewrites an answer that this caller does not have */
export async function answerRequest(
  chat: ChatRequest,
  { principal: { owner }, signal, meter }: Pick<Admission, 'principal' | 'signal' | 'meter'>,
): Promise<AsyncGenerator<AnswerEvent>> {
  const { plainWordsOf } = chat.evidence
  const answerToSummarize =
    plainWordsOf === undefined ? undefined : await findCompletionToSummarize(plainWordsOf, owner)
  return meter(answer(chat, { signal, owner, answerToSummarize }))
}
