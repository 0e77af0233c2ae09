/** Tells failures apart. Comes with what can fail: the empty page has not asked for anything yet. */
import { AnswerError } from './answer-error'
import { createFailure, type Failure } from './request-failure'

export function toFailure(error: unknown): Failure {
  if (!(error instanceof AnswerError)) return createFailure('page')
  // A code is what the server's own errors carry; without it the message was made in the page.
  const serverMessage = error.code === null ? null : { text: error.message, code: error.code }
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

/** A conversation that was deleted, or is somebody else's. */
export const goneFailure: Failure = createFailure('gone', { canRetry: false })

/** The server stopped while it was writing: what had been written is kept. */
export const interruptedFailure: Failure = createFailure('interrupted')
