/** The page's way in: a cookie that scripts cannot read, given by the server to its own page only. */
import type { AnswerError } from '@/lib/wire/answer-error'

export type SessionOutcome = { state: 'open' } | { state: 'refused'; error: AnswerError } | { state: 'unreachable' }

let opening: Promise<SessionOutcome> | undefined
let isOpen = false
const watchers = new Set<() => void>()

/** For `useSyncExternalStore`: whether this page is signed in, as far as it knows. */
export const signedIn = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },
  read: () => isOpen,
}

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
  const outcome = await askForSession(body)
  // A server that is away says nothing of the session.
  if (outcome.state !== 'unreachable' && isOpen !== (outcome.state === 'open')) {
    isOpen = outcome.state === 'open'
    for (const tell of watchers) tell()
  }
  return outcome
}

async function askForSession(body?: { key: string }): Promise<SessionOutcome> {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (response.ok) return { state: 'open' }
    // Most pages are let in, and need nothing that reads why not.
    const { refusal } = await import('@/lib/wire/answer-error')
    return { state: 'refused', error: await refusal(response) }
  } catch {
    return { state: 'unreachable' }
  }
}
