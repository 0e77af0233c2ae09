import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import type { AnswerState } from '@/lib/wire/conversation'
import type { ErrorBody } from '@/lib/wire/errors'

interface AnswerErrorDetails {
  status?: number
  code?: string | null
  template?: MessageTemplate
  retryAfterS?: number | null
  cause?: unknown
}

/**
 * Why there is no complete answer.
 *
 * - `unreachable`: no response arrived
 * - `refused`: the server answered with an error status, or without a stream
 * - `broken`: the answer started and did not finish
 */
export class AnswerError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'broken'
  readonly status: number | null
  readonly code: string | null
  /** The template of a server message; null without one. */
  readonly template: MessageTemplate | null
  readonly retryAfterS: number | null

  constructor(kind: AnswerError['kind'], message: string, details: AnswerErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AnswerError'
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.template = details.template ?? null
    this.retryAfterS = details.retryAfterS ?? null
  }
}

/** Converts an error response. The body is our error envelope, or anything at all from a proxy. */
export async function errorFromResponse(response: Response): Promise<AnswerError> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const details = { status: response.status, retryAfterS: Number.isNaN(retryAfter) ? null : retryAfter }
  try {
    const body: Partial<ErrorBody> = await response.json()
    if (body.error?.message) return new AnswerError('refused', body.error.message, { ...details, ...body.error })
  } catch {
    // Not our envelope; only the status is known.
  }
  return new AnswerError('refused', `The server answered with status ${response.status}.`, details)
}

/** The error that a stored answer's failure would have been as a response. */
export function errorFromAnswerState({ text, failure }: AnswerState): AnswerError {
  const { message = 'The answer failed.', ...details } = failure ?? { status: 500 }
  return new AnswerError(text === '' ? 'refused' : 'broken', message, details)
}
