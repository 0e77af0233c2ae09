/** Maps errors to failures. Loaded with the code that can fail; the empty page does not need it. */
import { AnswerError } from './answer-error'
import { createFailure, type Failure } from './request-failure'

export function toFailure(error: unknown): Failure {
  if (!(error instanceof AnswerError)) return createFailure('page')
  // Only the server's errors carry a code; a message without one was written in the page.
  const serverMessage = error.code === null ? null : { text: error.message, code: error.code, template: error.template }
  if (error.kind !== 'refused') return createFailure(error.kind, { serverMessage })
  return { ...failureFromStatus(error), serverMessage }
}

function failureFromStatus({ status, retryAfterS }: AnswerError): Failure {
  switch (status) {
    case 401:
    case 403:
      return createFailure('signedOut', { needsSignIn: status === 401 })
    case 413:
      return createFailure('tooLarge', { canRetry: false })
    case 400:
    case 404:
    case 415:
      return createFailure('notAccepted', { canRetry: false })
    case 429:
      return createFailure('tooMany', { retryAfterS })
    default:
      return createFailure('server', { retryAfterS })
  }
}

/** The conversation was deleted or belongs to another user. */
export const goneFailure: Failure = createFailure('gone', { canRetry: false })

/** The server stopped during generation; the text so far is stored. */
export const interruptedFailure: Failure = createFailure('interrupted')
