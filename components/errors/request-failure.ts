/** Why an answer is incomplete, and what the user can do; `FailureNotice` renders it. */

import type { ServerMessage } from '@/lib/shared/messages/server-messages'

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
  /** The server's message, with its error code; null when it sent none. */
  serverMessage: (ServerMessage & { code: string }) | null
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
