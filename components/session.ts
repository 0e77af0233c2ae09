/** The page's way in: a cookie that scripts cannot read, given by the server to its own page only. */
import { type AnswerError, refusal } from '@/lib/wire/answer-error'

export type SessionOutcome = { state: 'open' } | { state: 'refused'; error: AnswerError } | { state: 'unreachable' }

let opening: Promise<SessionOutcome> | undefined

/** The session of this page: asked for once, whoever needs it first; a later question finds it there. */
export function pageSession(): Promise<SessionOutcome> {
  opening ??= requestSession()
  return opening
}

/** Asks for a new session: the old one has ended, or could not be had. */
export function renewSession(): Promise<SessionOutcome> {
  opening = requestSession()
  return opening
}

/** @param key an API key, where the server wants one; it is sent once and kept nowhere */
export async function signIn(key: string): Promise<SessionOutcome> {
  const outcome = await requestSession({ key })
  if (outcome.state === 'open') opening = Promise.resolve(outcome)
  return outcome
}

async function requestSession(body?: { key: string }): Promise<SessionOutcome> {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return response.ok ? { state: 'open' } : { state: 'refused', error: await refusal(response) }
  } catch {
    return { state: 'unreachable' }
  }
}
