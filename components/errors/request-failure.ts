/** Why there is no whole answer, and what can be done; its words are the reader's (`FailureNotice`). */

export type FailureKind =
  | 'page'
  | 'unreachable'
  | 'broken'
  | 'interrupted'
  | 'gone'
  | 'signedOut'
  | 'tooLarge'
  | 'notAccepted'
  | 'tooMany'
  | 'server'

export interface Failure {
  kind: FailureKind
  /** The server's own sentence, in English, and its code; null when it said nothing. */
  serverMessage: { text: string; code: string } | null
  /** Seconds to wait before trying again is of use; null when there is no such time. */
  retryAfterS: number | null
  /** True when the same question may well succeed unchanged. */
  canRetry: boolean
  /** True when signing in is what is missing. */
  needsSignIn: boolean
}

/** No answer came at all; code that can't be fetched is such a server, too. */
export const unreachableFailure: Failure = createFailure('unreachable')

export function createFailure(kind: FailureKind, differences: Partial<Failure> = {}): Failure {
  return { kind, serverMessage: null, retryAfterS: null, canRetry: true, needsSignIn: false, ...differences }
}
