/** What the page says when there is no whole answer: what happened, what was kept, what to do. */
import { AnswerError } from '@/lib/wire/client'

export interface Failure {
  title: string
  /** The server's own sentence, or ours; ends with a full stop. */
  detail: string
  advice: string
  /** Seconds to wait before trying again is of use; null when there is no such time. */
  retryAfterS: number | null
  /** True when the same question may well succeed unchanged. */
  canRetry: boolean
  /** True when signing in is what is missing. */
  needsSignIn: boolean
}

export function failureFrom(error: unknown): Failure {
  if (!(error instanceof AnswerError)) return failure('Something went wrong on this page', 'The page could not go on.')
  if (error.kind === 'unreachable')
    return failure('The server could not be reached', error.message, 'Check the connection, then try again.')
  if (error.kind === 'broken')
    return failure('The answer broke off', error.message, 'Try again to get the whole answer.')
  return refused(error)
}

function refused(error: AnswerError): Failure {
  const { status, message, retryAfterS } = error
  switch (status) {
    case 401:
    case 403:
      return {
        ...failure('You are not signed in', message, 'Sign in, then try again.'),
        needsSignIn: status === 401,
      }
    case 413:
      return {
        ...failure('The question is too large', message, 'Edit it: remove an image or some text.'),
        canRetry: false,
      }
    case 400:
    case 404:
    case 415:
      return { ...failure('The question was not accepted', message, 'Edit it and ask again.'), canRetry: false }
    case 429:
      return { ...failure('Too many questions at once', message, 'Wait a moment, then try again.'), retryAfterS }
    default:
      return { ...failure('The server could not answer', message), retryAfterS }
  }
}

function failure(
  title: string,
  detail: string,
  advice = 'Try again; if it happens again, tell whoever runs this server.',
): Failure {
  return { title, detail, advice, retryAfterS: null, canRetry: true, needsSignIn: false }
}
