/** Why an answer is incomplete, and what the user can do; `FailureNotice` renders it. */

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
  /** The server's message in English, with its error code; null when it sent none. */
  serverMessage: { text: string; code: string } | null
  /** Seconds to wait before a retry; null when unknown. */
  retryAfterS: number | null
  /** True when the same question may succeed unchanged. */
  canRetry: boolean
  /** True when the user must sign in. */
  needsSignIn: boolean
}

/** No response at all; a failed import of code counts too. */
export const unreachableFailure: Failure = createFailure('unreachable')

export function createFailure(kind: FailureKind, differences: Partial<Failure> = {}): Failure {
  return { kind, serverMessage: null, retryAfterS: null, canRetry: true, needsSignIn: false, ...differences }
}
