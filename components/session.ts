/** The page's way in: a cookie that scripts cannot read, given by the server to its own page only. */
import { type AnswerError, refusal } from '@/lib/wire/client'

export type SessionOutcome = { state: 'open' } | { state: 'refused'; error: AnswerError } | { state: 'unreachable' }

/**
 * Asks for a session.
 *
 * @param key an API key, where the server wants one; it is sent once and kept nowhere
 */
export async function openSession(key?: string): Promise<SessionOutcome> {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      ...(key === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key }) }),
    })
    return response.ok ? { state: 'open' } : { state: 'refused', error: await refusal(response) }
  } catch {
    return { state: 'unreachable' }
  }
}
