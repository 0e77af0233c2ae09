/** Requests of the settings pages. */
import { type AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import { getSession } from '@/components/session/session'

/** `refused` is null when the server was unreachable. */
export type ApiResult<Result> = { done: Result } | { refused: AnswerError | null }

/** @returns what the server sent; null where it sends nothing */
export async function callServer<Result>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<ApiResult<Result>> {
  try {
    await getSession()
    const response = await fetch(url, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
    })
    if (!response.ok) return { refused: await errorFromResponse(response) }
    return { done: response.status === 204 ? null : await response.json() }
  } catch {
    return { refused: null }
  }
}
