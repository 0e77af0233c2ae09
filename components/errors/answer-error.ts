import type { AnswerState } from '@/lib/wire/conversation'
import type { ErrorBody } from '@/lib/wire/errors'

/**
 * Why there is no whole answer.
 *
 * - `unreachable`: no response came at all
 * - `refused`: the server answered with an error status, or with something that is no stream
 * - `broken`: the answer began and did not end
 */
export class AnswerError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'broken'
  readonly status: number | null
  readonly code: string | null
  readonly retryAfterS: number | null

  constructor(
    kind: AnswerError['kind'],
    message: string,
    details: { status?: number; code?: string | null; retryAfterS?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'AnswerError'
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.retryAfterS = details.retryAfterS ?? null
  }
}

/** Turns an error response into words; the body is the envelope of ours, or anything at all from a proxy in between. */
export async function errorFromResponse(response: Response): Promise<AnswerError> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const details = { status: response.status, retryAfterS: Number.isNaN(retryAfter) ? null : retryAfter }
  try {
    const body: Partial<ErrorBody> = await response.json()
    if (body.error?.message)
      return new AnswerError('refused', body.error.message, { ...details, code: body.error.code })
  } catch {
    // Not the envelope: the status alone has to do.
  }
  return new AnswerError('refused', `The server answered with status ${response.status}.`, details)
}

/** The error that a stored answer's failure would have been as a response. */
export function errorFromAnswerState({ text, failure }: AnswerState): AnswerError {
  const { message = 'The answer failed.', status = 500, code = null } = failure ?? {}
  return new AnswerError(text === '' ? 'refused' : 'broken', message, { status, code })
}
