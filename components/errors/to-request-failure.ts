/** Tells failures apart. Comes with what can fail: the empty page has not asked for anything yet. */
import { AnswerError } from './answer-error'
import { type Failure, failure } from './request-failure'

export function failureFrom(error: unknown): Failure {
  if (!(error instanceof AnswerError)) return failure('page')
  // A code is what the server's own errors carry; without it the message was made in the page.
  const said = error.code === null ? null : { text: error.message, code: error.code }
  if (error.kind !== 'refused') return failure(error.kind, { said })
  return { ...refused(error), said }
}

function refused({ status, retryAfterS }: AnswerError): Failure {
  switch (status) {
    case 401:
    case 403:
      return failure('signedOut', { needsSignIn: status === 401 })
    case 413:
      return failure('tooLarge', { canRetry: false })
    case 400:
    case 404:
    case 415:
      return failure('notAccepted', { canRetry: false })
    case 429:
      return failure('tooMany', { retryAfterS })
    default:
      return failure('server', { retryAfterS })
  }
}

/** A conversation that was deleted, or is somebody else's. */
export const gone: Failure = failure('gone', { canRetry: false })

/** The server stopped while it was writing: what had been written is kept. */
export const interrupted: Failure = failure('interrupted')
