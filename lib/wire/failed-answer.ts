import { AnswerError } from './answer-error'
import type { AnswerState } from './conversation'

/** What a failed answer of the server's log would have been as a refusal. */
export function errorFromAnswerState({ text, failure }: AnswerState): AnswerError {
  const { message = 'The answer failed.', status = 500, code = null } = failure ?? {}
  return new AnswerError(text === '' ? 'refused' : 'broken', message, { status, code })
}
